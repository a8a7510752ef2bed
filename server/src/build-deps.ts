import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createAccounts } from './accounts/create-accounts.ts';
import { createSignInNoting } from './accounts/notices/noting.ts';
import { findLastBackup } from './backup/store.ts';
import { buildRegisters } from './build-registers.ts';
import { asRestoredCopy, COPY_NOTE, refuseWorker } from './config/restored-copy.ts';
import { keepSecrets } from './config/secrets.ts';
import type { Config } from './config.ts';
import type { Clock, Logger } from './deps.ts';
import { createDocuments } from './documents/documents.ts';
import type { Endings } from './endings.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { createOutbox } from './mail/mail.ts';
import { createMax } from './max/max.ts';
import { observeCalls } from './metrics/observe-calls.ts';
import { readQueues } from './operator/queues/retry.ts';
import { createOverdue } from './owner-reports/asking/overdue.ts';
import { createOwnerReports } from './owner-reports/create-owner-reports.ts';
import { createReportLetters } from './owner-reports/letters/letters.ts';
import { RETRY_SCHEDULE, type RetrySchedule } from './owner-reports/life.ts';
import { startHeartbeat } from './processes/heartbeat.ts';
import { createRecentCalls } from './processes/recent-calls.ts';
import { countProcesses } from './processes/store.ts';
import { createProtection } from './protection/create-protection.ts';
import type { ServerDeps } from './server-deps.ts';
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts';
import { openConfiguredStore } from './store/configured-store.ts';
import { readMigrations } from './store/migrations.ts';
import { openStandby } from './store/open-standby.ts';
import { createSharedRate } from './store/shared-rate.ts';
import { followStoreClock } from './store/store-clock.ts';
import { createStoreFallback } from './store/store-fallback.ts';
import { readMark } from './store/store-mark.ts';
import { openOrdersFile } from './supplier-budget/unstored/orders-file.ts';
import { startSettling } from './supplier-budget/unstored/settling.ts';
import { followStops } from './supplier-stops/follow-stops.ts';
import { createTelegram } from './telegram/telegram.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export type BuildOptions = {
	/** In place of the clock of the database, which else all processes go by. */
	readonly clock?: Clock | undefined;
	/** In place of the clock of this machine, which is set by the database's. */
	readonly machineClock?: Clock | undefined;
	/** When registers are asked again about a person; `RETRY_SCHEDULE` by default. */
	readonly reportRetrySchedule?: RetrySchedule | undefined;
};

/** Its libraries are read only where a collector is set. */
async function beginTelemetry(
	{ telemetry, build }: Config,
	{ registry }: ServerMetrics,
	role: 'server' | 'worker',
): Promise<Telemetry | null> {
	if (!telemetry) return null;
	const { startTelemetry } = await import('./telemetry/telemetry.ts');
	return startTelemetry(telemetry, { registry, build, service: 'avtosverka', role });
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
	const { store: primary, notes, close } = await openConfiguredStore(given, secrets, log);
	endings.push(close);
	const metrics = createServerMetrics({ ofProcess: true });
	metrics.watchStore(primary);
	const standby = openStandby(given, primary, { log, metrics });
	if (standby) endings.push(() => standby.close());
	const store = standby ? { ...primary, standby } : primary;
	const isCopy = (await readMark(store)) === 'restored-copy';
	const config = isCopy ? asRestoredCopy(given) : given;
	if (isWorker) refuseWorker(config);
	if (isCopy) log.warn({}, 'a restored copy: nobody is asked or written to');
	metrics.watchBackups({ lastBackupAt: () => findLastBackup(store), isRestoredCopy: isCopy });
	const machineClock = options.machineClock ?? { now: () => new Date() };
	const storeClock = await followStoreClock(store, machineClock, log);
	endings.push(async () => storeClock.stop());
	const clock = options.clock ?? storeClock;
	const stops = await followStops(store, log);
	endings.push(async () => stops.end());
	metrics.builtFrom(config.build);
	const role = isWorker ? 'worker' : 'server';
	const telemetry = await beginTelemetry(config, metrics, role);
	if (telemetry) endings.push(() => telemetry.stop());
	const recentCalls = createRecentCalls(clock);
	const heartbeat = await startHeartbeat(store, {
		role,
		build: config.build,
		migration: (await readMigrations()).at(-1)?.name ?? null,
		clock,
		recentCalls: recentCalls.read,
	});
	endings.push(heartbeat.end);
	log.info({ ...config.build }, 'starting');
	const jobs = createJobs(store, { clock, log, works: isWorker || config.jobs });
	endings.push(() => jobs.stop());
	await jobs.start();
	metrics.watchQueues(jobs);
	metrics.watchProcesses(() => countProcesses(store));
	const now = () => clock.now();
	metrics.watchWaiting(() => readQueues(store, now()), now);
	metrics.watchReports(createOverdue(store, clock));
	const { siteUrl } = config;
	const documents = createDocuments({ log });
	endings.push(() => documents.close());
	const telegram = config.telegram && createTelegram(config.telegram, { siteUrl, store, clock, log });
	const rateFallback = createStoreFallback({ clock, log }, 'rate of suppliers');
	const sharedRate = createSharedRate(store, randomUUID(), rateFallback);
	const max = config.max && createMax(config.max, { siteUrl, store, clock, log, sharedRate });
	if (telegram) metrics.watchBot('telegram', telegram);
	if (max) metrics.watchBot('max', max);
	const trace = telemetry?.spans.supplierCalled ?? null;
	const orders = openOrdersFile(join(config.dataDir, 'unstored-orders'), log);
	const settling = startSettling({ store, clock, log }, orders);
	endings.push(() => settling.stop());
	const calls = observeCalls({ clock, log, metrics, recentCalls, trace });
	const deps: ServerDeps = {
		config,
		log,
		clock,
		store,
		appSecret,
		accounts: createAccounts(
			{ store, clock, appSecret },
			{ lastsDays: config.sessionDays, tell: createSignInNoting({ config, store, clock, jobs }) },
		),
		...buildRegisters(config, store, {
			...{ clock, log, metrics, appSecret, calls, stops, sharedRate },
			processes: heartbeat.processes,
			orders,
		}),
		jobs,
		ownerReports: createOwnerReports({ store, clock, metrics, jobs, retrySchedule: reportRetrySchedule }),
		documents,
		letters: config.mail && createReportLetters(createOutbox({ clock, jobs })),
		reportRetrySchedule,
		protection: createProtection(config.botProtection, { appSecret, siteUrl, clock, store, calls }),
		metrics,
		calls,
		stops,
		heartbeat,
		telegram,
		max,
		telemetry,
	};
	return { deps, notes: isCopy ? [...notes, COPY_NOTE] : notes };
}
