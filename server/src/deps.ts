import type { PersonRegisters } from '@avtosverka/registers/person-registers';
import type { Registers } from '@avtosverka/registers/registers';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from './accounts/accounts.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Documents } from './owner-reports/document/documents.ts';
import type { RetrySchedule } from './owner-reports/life.ts';
import type { OwnerReports, ReportLetters } from './owner-reports/owner-reports.ts';
import type { Protection } from './protection/protection.ts';
import type { Store } from './store/store.ts';
import type { Telegram } from './telegram/telegram.ts';

export type Logger = FastifyBaseLogger;

/** The only source of time in the server, so that tests can hold it still. */
export type Clock = { now(): Date };

/** Everything a feature may use; built once in start.ts, handed down, and nothing beside it is global. */
export type Deps = {
	readonly config: Config;
	readonly log: Logger;
	readonly clock: Clock;
	readonly store: Store;
	/** Signs and keys what we give away or count; the same on every node. */
	readonly appSecret: string;
	readonly accounts: Accounts;
	readonly registers: Registers;
	readonly personRegisters: PersonRegisters;
	readonly jobs: Jobs;
	readonly ownerReports: OwnerReports;
	/** PDFs of reports, for letters and for whoever downloads one. */
	readonly documents: Documents;
	/** Null while no letters are sent. */
	readonly letters: ReportLetters | null;
	/** When registers are asked again about a person. */
	readonly reportRetrySchedule: RetrySchedule;
	readonly protection: Protection;
	readonly metrics: Metrics;
	/** Null while there is no bot in the settings. */
	readonly telegram: Telegram | null;
};
