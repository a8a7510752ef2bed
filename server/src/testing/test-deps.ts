import { createIdleAccounts } from '../accounts/testing/idle-accounts.ts';
import { type Config, type Environment, readConfig } from '../config.ts';
import type { Clock } from '../deps.ts';
import { createDocuments } from '../documents/documents.ts';
import { createStoredJobs } from '../jobs/testing/stored-jobs.ts';
import { createLog } from '../log.ts';
import { createOwnerReports } from '../owner-reports/create-owner-reports.ts';
import { RETRY_SCHEDULE } from '../owner-reports/life.ts';
import type { RunningProcess } from '../processes/store.ts';
import { OFF } from '../protection/create-protection.ts';
import type { ServerDeps } from '../server-deps.ts';
import { createServerMetrics } from '../server-metrics.ts';
import type { Store, StoreState } from '../store/store.ts';

const OWN_ID = '00000000-0000-4000-8000-000000000001';

/** A store for tests that must not need one: it works, and is loud about every other use. */
export function createIdleStore(state: () => StoreState = () => 'works'): Store {
	const unused = () => {
		throw new Error('this test was not supposed to use the store');
	};
	return {
		get db(): never {
			return unused();
		},
		get cipher(): never {
			return unused();
		},
		query: unused,
		transaction: unused,
		state,
		takesMoney: () => true,
		connections: () => ({ used: 0, idle: 0, waiting: 0 }),
		close: async () => {},
	};
}

/** The settings of a bare start with protection off, changed by `environment`. */
export function testConfig(environment: Environment = {}): Config {
	return readConfig({ BOT_PROTECTION: 'off', LOG_LEVEL: 'silent', ...environment });
}

function createOwnProcess(clock: Clock): RunningProcess {
	const now = clock.now();
	const about = { role: 'server', host: 'own', version: '0', revision: null, migration: null } as const;
	return { id: OWN_ID, ...about, startedAt: now, seenAt: now, recent: {} };
}

/** Dependencies for tests: everything quiet, idle and real-timed unless `given`. */
export function testDeps(given: Partial<ServerDeps> = {}): ServerDeps {
	const config = given.config ?? testConfig();
	const clock = given.clock ?? { now: () => new Date() };
	const store = given.store ?? createIdleStore();
	const metrics = given.metrics ?? createServerMetrics({ ofProcess: false });
	const jobs = given.jobs ?? createStoredJobs();
	return {
		config,
		log: createLog(config.logLevel),
		clock,
		store,
		appSecret: 'a secret of no installation at all',
		accounts: createIdleAccounts(),
		registers: {
			ask: () => Promise.reject(new Error('this test was not supposed to ask a register')),
			whoAnswers: () => ({ suppliers: [], otherwise: 'switched-off' }),
		},
		personRegisters: {
			ask: () => Promise.reject(new Error('this test was not supposed to ask about a person')),
			whoAnswers: () => ({ suppliers: [], otherwise: 'switched-off' }),
		},
		jobs,
		ownerReports: createOwnerReports({ store, clock, metrics, jobs, retrySchedule: RETRY_SCHEDULE }),
		documents: createDocuments({ log: createLog(config.logLevel) }),
		letters: null,
		reportRetrySchedule: RETRY_SCHEDULE,
		protection: OFF,
		metrics,
		calls: {
			onEvent: metrics.supplierCalled,
			onBreaker: metrics.breakerChanged,
			onQueue: metrics.watchSupplierQueue,
		},
		stops: { isStopped: () => false },
		heartbeat: { own: () => createOwnProcess(clock) },
		telegram: null,
		max: null,
		telemetry: null,
		...given,
	};
}
