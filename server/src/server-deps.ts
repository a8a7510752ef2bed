import type { PersonRegisters } from '@avtosverka/registers/person-registers';
import type { Registers } from '@avtosverka/registers/registers';
import type { Accounts } from './accounts/accounts.ts';
import type { CallObserver } from './call-observer.ts';
import type { Deps } from './deps.ts';
import type { Documents } from './documents/documents.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Max } from './max/max.ts';
import type { RetrySchedule } from './owner-reports/life.ts';
import type { OwnerReports, ReportLetters } from './owner-reports/owner-reports.ts';
import type { Heartbeat } from './processes/heartbeat.ts';
import type { Protection } from './protection/protection.ts';
import type { ServerMetrics } from './server-metrics.ts';
import type { SupplierStops } from './supplier-stops/follow-stops.ts';
import type { Telegram } from './telegram/telegram.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What server and worker are composed of; built once in build-deps.ts, and nothing beside it is global. */
export type ServerDeps = Deps & {
	readonly accounts: Accounts;
	readonly registers: Registers;
	readonly personRegisters: PersonRegisters;
	readonly jobs: Jobs;
	readonly ownerReports: OwnerReports;
	readonly documents: Documents;
	readonly letters: ReportLetters | null;
	readonly reportRetrySchedule: RetrySchedule;
	readonly protection: Protection;
	readonly metrics: ServerMetrics;
	readonly calls: CallObserver;
	/** Which suppliers an operator has stopped. */
	readonly stops: Pick<SupplierStops, 'isStopped'>;
	readonly heartbeat: Pick<Heartbeat, 'own'>;
	readonly telegram: Telegram | null;
	readonly max: Max | null;
	/** Null where no collector is set. */
	readonly telemetry: Telemetry | null;
};
