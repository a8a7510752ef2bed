import { randomUUID } from 'node:crypto';
import { createRegisters } from '@avtosverka/registers/registers';
import { createMemoryLedger } from '@avtosverka/registers/report-ledger-memory';
import { createAccounts } from './accounts/create-accounts.ts';
import { createApp } from './app.ts';
import { keepSecrets } from './config/secrets.ts';
import { type Config, chooseProductionLibraries, type Environment, readConfig } from './config.ts';
import type { Clock, Deps, Logger } from './deps.ts';
import { countAnswers } from './features/metrics/counted-registers.ts';
import { createMetrics } from './features/metrics/metrics.ts';
import { createProtection } from './features/protection/create-protection.ts';
import { closeInTime } from './http/close-in-time.ts';
import { findFreePort, listen } from './http/listen.ts';
import { loadSite } from './http/site/load-site.ts';
import { createLog } from './log.ts';
import { openConfiguredStore } from './store/configured-store.ts';
import { createOutage } from './store/outage.ts';
import { createReportLedger } from './store/report-ledger.ts';
import { createSteadyLedger } from './store/steady-ledger.ts';
import { createTelegram } from './telegram/telegram.ts';

export type StartOptions = {
	readonly clock?: Clock;
	/** Where log lines go instead of standard output. */
	readonly logTo?: { write(line: string): void };
};

/** A server that answers at `url`. */
export type RunningServer = {
	readonly url: string;
	readonly deps: Deps;
	/** Sentences for the person who started it; empty when nothing is unusual. */
	readonly notes: readonly string[];
	/** Takes no more requests, lets those in flight finish (10 s at most), then ends the store. */
	close(): Promise<void>;
};

const CLOSE_WITHIN_MS = 10_000;

async function readSettings(environment: Environment | undefined): Promise<Config> {
	const config = readConfig(environment);
	if (config.port !== 0) return config;
	const port = await findFreePort(config.host);
	return readConfig(environment, { PORT: String(port) });
}

/** What has to be ended when the server ends, in the reverse order of its beginning. */
type Endings = (() => Promise<unknown>)[];

/** Ends everything, the youngest first; one that fails does not keep the others alive. */
async function endAll(endings: Endings, log: Logger): Promise<void> {
	for (const end of endings.splice(0).reverse()) {
		await end().catch((error: Error) => log.error({ name: error.name }, 'ending failed'));
	}
}

async function build(config: Config, options: StartOptions, log: Logger, endings: Endings) {
	const clock = options.clock ?? { now: () => new Date() };
	const secrets = await keepSecrets(config);
	chooseProductionLibraries();
	const site = await loadSite(log);
	const { store, notes, close } = await openConfiguredStore(config, secrets.dataKeys, log);
	endings.push(close);
	const metrics = createMetrics({ ofProcess: true });
	const now = () => clock.now();
	const outage = createOutage({ clock, log }, 'reports of suppliers');
	const asked = createRegisters(config.registers, {
		ledger: createSteadyLedger(createReportLedger(store, clock), createMemoryLedger(now), outage),
		now,
		holder: randomUUID(),
		onTransportEvent: metrics.supplierCalled,
		onBreaker: metrics.breakerChanged,
	});
	const registers = countAnswers(asked, metrics);
	const { appSecret } = secrets;
	const protection = createProtection(config.botProtection, {
		appSecret,
		siteUrl: config.siteUrl,
		clock,
		store,
	});
	const accounts = createAccounts(store, clock);
	const telegram =
		config.telegram && createTelegram(config.telegram, { siteUrl: config.siteUrl, store, clock, log });
	if (telegram) metrics.watchTelegram(telegram);
	const deps: Deps = {
		config,
		log,
		clock,
		store,
		appSecret,
		accounts,
		registers,
		protection,
		metrics,
		telegram,
	};
	const app = await createApp(deps, { site });
	endings.push(() => closeInTime(app, CLOSE_WITHIN_MS));
	await listen(app, config);
	if (telegram) {
		telegram.start();
		endings.push(() => telegram.stop());
	}
	return { deps, notes };
}

/**
 * Starts the whole server: settings, store, registers, routes, site. Without an environment it reads the process's.
 * Throws StartError with one sentence for a person where the reason is a setting or the machine.
 */
export async function startServer(
	environment?: Environment,
	options: StartOptions = {},
): Promise<RunningServer> {
	const config = await readSettings(environment);
	const log = createLog(config.logLevel, options.logTo);
	const endings: Endings = [];
	try {
		const { deps, notes } = await build(config, options, log, endings);
		const host = config.host.includes(':') ? `[${config.host}]` : config.host;
		return { url: `http://${host}:${config.port}`, deps, notes, close: () => endAll(endings, log) };
	} catch (error) {
		await endAll(endings, log);
		throw error;
	}
}
