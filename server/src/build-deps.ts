import { randomUUID } from 'node:crypto';
import { createPersonRegisters } from '@avtosverka/registers/person-registers';
import { createRegisters } from '@avtosverka/registers/registers';
import { createMemoryLedger } from '@avtosverka/registers/report-ledger-memory';
import { createTransports } from '@avtosverka/registers/transports';
import { createAccounts } from './accounts/create-accounts.ts';
import { asRestoredCopy, COPY_NOTE, refuseWorker } from './config/restored-copy.ts';
import { keepSecrets } from './config/secrets.ts';
import type { Config } from './config.ts';
import type { Clock, Logger } from './deps.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { createOutbox } from './mail/mail.ts';
import { createMax } from './max/max.ts';
import { countAnswers } from './metrics/counted-registers.ts';
import { createOverdue } from './owner-reports/asking/overdue.ts';
import { createOwnerReports } from './owner-reports/create-owner-reports.ts';
import { createDocuments } from './owner-reports/document/documents.ts';
import { createReportLetters } from './owner-reports/letters/letters.ts';
import { RETRY_SCHEDULE, type RetrySchedule } from './owner-reports/life.ts';
import { createProtection } from './protection/create-protection.ts';
import type { ServerDeps } from './server-deps.ts';
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts';
import { openConfiguredStore } from './store/configured-store.ts';
import { createReportLedger } from './store/report-ledger.ts';
import { createSharedRate } from './store/shared-rate.ts';
import { createSteadyLedger } from './store/steady-ledger.ts';
import type { Store } from './store/store.ts';
import { followStoreClock } from './store/store-clock.ts';
import { createStoreFallback } from './store/store-fallback.ts';
import { readMark } from './store/store-mark.ts';
import { createBudget } from './supplier-budget/create-budget.ts';
import { createTelegram } from './telegram/telegram.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export type BuildOptions = {
	/** In place of the clock of the database, which else all processes go by. */
	readonly clock?: Clock | undefined;
	/** When registers are asked again about a person; as a buyer waits unless told otherwise. */
	readonly reportRetrySchedule?: RetrySchedule | undefined;
};

/** What has to be ended when the process ends, in the reverse order of its beginning. */
export type Endings = (() => Promise<unknown>)[];

/** Ends everything, the youngest first; one that fails does not keep the others alive. */
export async function endAll(endings: Endings, log: Logger): Promise<void> {
	for (const end of endings.splice(0).reverse()) {
		await end().catch((error: Error) => log.error({ name: error.name }, 'ending failed'));
	}
}

/** Registers of cars and of people; who is asked about both is asked in one queue, under one pace. */
function buildRegisters(
	config: Config,
	store: Store,
	tools: {
		clock: Clock;
		log: Logger;
		metrics: ServerMetrics;
		appSecret: string;
		telemetry: Telemetry | null;
	},
) {
	const { clock, log, metrics, telemetry } = tools;
	const now = () => clock.now();
	const storeFallback = createStoreFallback({ clock, log }, 'reports of suppliers');
	const rateFallback = createStoreFallback({ clock, log }, 'rate of suppliers');
	const transports = createTransports(config.registers, {
		now,
		sharedRate: createSharedRate(store, randomUUID(), rateFallback),
		onTransportEvent(event) {
			metrics.supplierCalled(event);
			telemetry?.spans.supplierCalled(event);
		},
		onBreaker: metrics.breakerChanged,
	});
	const limits = { daily: config.dailyBudgets, askerPerHour: config.limits.reportsPerHour };
	const budget = createBudget({ ...tools, store, limits });
	metrics.watchBudgets({ daily: limits.daily, used: budget.used });
	const registers = createRegisters(config.registers, {
		budget,
		ledger: createSteadyLedger(createReportLedger(store, clock), createMemoryLedger(now), storeFallback),
		now,
		leaseOwner: randomUUID(),
		transports,
	});
	const personRegisters = createPersonRegisters(config.registers, { now, transports, budget });
	return {
		registers: countAnswers(registers, metrics),
		personRegisters: countAnswers(personRegisters, metrics),
	};
}

/** Its libraries are read only where a collector is set. */
async function beginTelemetry(
	{ telemetry, build }: Config,
	{ registry }: ServerMetrics,
): Promise<Telemetry | null> {
	if (!telemetry) return null;
	const { startTelemetry } = await import('./telemetry/telemetry.ts');
	return startTelemetry(telemetry, { registry, build, service: 'avtosverka' });
}

/** What server and worker are built over; what they open is added to `endings` as soon as it is open. */
export async function buildDeps(
	given: Config,
	options: BuildOptions,
	{ log, endings, isWorker = false }: { log: Logger; endings: Endings; isWorker?: boolean },
): Promise<{ deps: ServerDeps; notes: readonly string[] }> {
	const reportRetrySchedule = options.reportRetrySchedule ?? RETRY_SCHEDULE;
	const secrets = await keepSecrets(given);
	const { appSecret } = secrets;
	const { store, notes, close } = await openConfiguredStore(given, secrets, log);
	endings.push(close);
	const isCopy = (await readMark(store)) === 'restored-copy';
	const config = isCopy ? asRestoredCopy(given) : given;
	if (isWorker) refuseWorker(config);
	if (isCopy) log.warn({}, 'a restored copy: nobody is asked or written to');
	const storeClock = await followStoreClock(store, { now: () => new Date() }, log);
	endings.push(async () => storeClock.stop());
	const clock = options.clock ?? storeClock;
	const metrics = createServerMetrics({ ofProcess: true });
	metrics.builtFrom(config.build);
	const telemetry = await beginTelemetry(config, metrics);
	if (telemetry) endings.push(() => telemetry.stop());
	log.info({ ...config.build }, 'starting');
	const jobs = createJobs(store, { clock, log, works: isWorker || config.jobs });
	endings.push(() => jobs.stop());
	await jobs.start();
	metrics.watchReports(createOverdue(store, clock));
	const { siteUrl } = config;
	const documents = createDocuments({ siteUrl, log });
	endings.push(() => documents.close());
	const telegram = config.telegram && createTelegram(config.telegram, { siteUrl, store, clock, log });
	const max = config.max && createMax(config.max, { siteUrl, store, clock, log });
	if (telegram) metrics.watchBot('telegram', telegram);
	if (max) metrics.watchBot('max', max);
	const deps: ServerDeps = {
		config,
		log,
		clock,
		store,
		appSecret,
		accounts: createAccounts(store, clock, config.sessionDays),
		...buildRegisters(config, store, { clock, log, metrics, appSecret, telemetry }),
		jobs,
		ownerReports: createOwnerReports({ store, clock, metrics, jobs, retrySchedule: reportRetrySchedule }),
		documents,
		letters: config.mail && createReportLetters(createOutbox({ clock, jobs })),
		reportRetrySchedule,
		protection: createProtection(config.botProtection, { appSecret, siteUrl, clock, store }),
		metrics,
		telegram,
		max,
		telemetry,
	};
	return { deps, notes: isCopy ? [...notes, COPY_NOTE] : notes };
}
