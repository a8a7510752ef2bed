import { Registry } from 'prom-client';
import { createLetterMetrics, type LetterMetrics } from './mail/letter-metrics.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createReportMetrics, type ReportMetrics } from './owner-reports/report-metrics.ts';
import { type BudgetMetrics, createBudgetMetrics } from './supplier-budget/budget-metrics.ts';
import { createWatchMetrics, type WatchMetrics } from './watches/watch-metrics.ts';

/** The metrics of the server and those that its domains add, in one text. */
export type ServerMetrics = Metrics &
	BudgetMetrics &
	LetterMetrics &
	ReportMetrics &
	WatchMetrics & { readonly registry: Registry };

/** `ofProcess` adds the process's own: memory, event loop, garbage collections. Once a process. */
export function createServerMetrics({ ofProcess }: { ofProcess: boolean }): ServerMetrics {
	const registry = new Registry();
	return {
		registry,
		...createMetrics(registry, { ofProcess }),
		...createBudgetMetrics([registry]),
		...createLetterMetrics([registry]),
		...createReportMetrics([registry]),
		...createWatchMetrics([registry]),
	};
}
