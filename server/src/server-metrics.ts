import { Registry } from 'prom-client';
import { type BackupMetrics, createBackupMetrics } from './backup/backup-metrics.ts';
import { createJobMetrics, type JobMetrics } from './jobs/job-metrics.ts';
import { createLetterMetrics, type LetterMetrics } from './mail/letter-metrics.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createSupplierQueueMetrics, type SupplierQueueMetrics } from './metrics/supplier-queue-metrics.ts';
import { createWaitingMetrics, type WaitingMetrics } from './operator/queues/waiting-metrics.ts';
import { createReportMetrics, type ReportMetrics } from './owner-reports/report-metrics.ts';
import { createProcessMetrics, type ProcessMetrics } from './processes/process-metrics.ts';
import { createStandbyMetrics, type StandbyMetrics } from './store/standby-metrics.ts';
import { createStoreMetrics, type StoreMetrics } from './store/store-metrics.ts';
import { type BudgetMetrics, createBudgetMetrics } from './supplier-budget/budget-metrics.ts';
import { createWatchMetrics, type WatchMetrics } from './watches/watch-metrics.ts';

/** The metrics of the server and those that its domains add, in one text. */
export type ServerMetrics = Metrics &
	BackupMetrics &
	BudgetMetrics &
	JobMetrics &
	LetterMetrics &
	ProcessMetrics &
	ReportMetrics &
	StandbyMetrics &
	StoreMetrics &
	SupplierQueueMetrics &
	WaitingMetrics &
	WatchMetrics & { readonly registry: Registry };

/** `ofProcess` adds the process's own: memory, event loop, garbage collections. Once a process. */
export function createServerMetrics({ ofProcess }: { ofProcess: boolean }): ServerMetrics {
	const registry = new Registry();
	return {
		registry,
		...createMetrics(registry, { ofProcess }),
		...createBackupMetrics([registry]),
		...createBudgetMetrics([registry]),
		...createJobMetrics([registry]),
		...createLetterMetrics([registry]),
		...createProcessMetrics([registry]),
		...createReportMetrics([registry]),
		...createStandbyMetrics([registry]),
		...createStoreMetrics([registry]),
		...createSupplierQueueMetrics([registry]),
		...createWaitingMetrics([registry]),
		...createWatchMetrics([registry]),
	};
}
