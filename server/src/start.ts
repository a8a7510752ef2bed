import { createApp } from './app.ts';
import { type Background, beginBackground } from './background.ts';
import { type BuildOptions, buildDeps } from './build-deps.ts';
import { type Config, chooseProductionLibraries, type Environment, readConfig } from './config.ts';
import type { Logger } from './deps.ts';
import { type Endings, endAll } from './endings.ts';
import { createDraining, type Draining } from './health/draining.ts';
import { closeInTime } from './http/close-in-time.ts';
import { findFreePort, listen } from './http/listen.ts';
import { loadSite } from './http/site/load-site.ts';
import { createLog } from './log.ts';
import type { ServerDeps } from './server-deps.ts';

export type StartOptions = BuildOptions & {
	/** Where log lines go instead of standard output. */
	readonly logTo?: { write(line: string): void };
};

/** A server that answers at `url`. */
export type RunningServer = {
	readonly url: string;
	readonly deps: ServerDeps;
	/** Sentences for the person who started it; empty when nothing is unusual. */
	readonly notes: readonly string[];
	/**
	 * Says that it is not ready for `PRESTOP_SECONDS` while it goes on serving, then takes no more requests,
	 * lets those in flight finish (8 s at most, 10 s with all the rest) and ends the store.
	 */
	close(): Promise<void>;
	/** How long the first part of `close` takes, in ms. */
	readonly drainMs: number;
};

const CLOSE_WITHIN_MS = 8_000;

async function readSettings(environment: Environment | undefined): Promise<Config> {
	const config = readConfig(environment);
	if (config.port !== 0) return config;
	const port = await findFreePort(config.host);
	return readConfig(environment, { PORT: String(port) });
}

type Lifetime = { readonly log: Logger; readonly endings: Endings; readonly draining: Draining };

async function build(config: Config, options: StartOptions, { log, endings, draining }: Lifetime) {
	chooseProductionLibraries();
	// Beside the store's start, most of which is waiting; its own failure is thrown after that.
	const loading = loadSite(log);
	loading.catch(() => {});
	const { deps, notes } = await buildDeps(config, options, { log, endings });
	const app = await createApp(deps, { site: await loading, draining });
	let background: Background | null = null;
	const bots = [deps.telegram, deps.max].filter((bot) => bot !== null);
	// All let what is under way finish: one after the other they would take longer than an ending may.
	endings.push(() =>
		Promise.all([closeInTime(app, CLOSE_WITHIN_MS), background?.stop(), ...bots.map((bot) => bot.stop())]),
	);
	await listen(app, config);
	if (deps.config.jobs) background = await beginBackground(deps);
	for (const bot of bots) bot.start();
	return { deps, notes };
}

/**
 * Starts the whole server: settings, store, registers, routes, site. Without an environment it reads the
 * process's. Throws StartError with one sentence for a person where the reason is a setting or the machine.
 */
export async function startServer(
	environment?: Environment,
	options: StartOptions = {},
): Promise<RunningServer> {
	const config = await readSettings(environment);
	const log = createLog(config.logLevel, options.logTo);
	const endings: Endings = [];
	const draining = createDraining();
	const drainMs = config.prestopSeconds * 1000;
	const close = async () => {
		await draining.drain(drainMs);
		await endAll(endings, log);
	};
	try {
		const { deps, notes } = await build(config, options, { log, endings, draining });
		const host = config.host.includes(':') ? `[${config.host}]` : config.host;
		return { url: `http://${host}:${config.port}`, deps, notes, close, drainMs };
	} catch (error) {
		await endAll(endings, log);
		throw error;
	}
}
