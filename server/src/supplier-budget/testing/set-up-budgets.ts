import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { type TestClock, testClock } from '../../answers/testing/test-clock.ts';
import { createServerMetrics, type ServerMetrics } from '../../server-metrics.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import type { ServerBudget } from '../create-budget.ts';
import type { BudgetLimits } from '../limits.ts';
import { type TestBudgetDeps, testBudget } from './test-budget.ts';

/** What the tests of budgets share; before each one all counts are gone and everything else is new. */
export type TestBudgets = {
	readonly database: ReturnType<typeof setUpDatabase>;
	readonly clock: TestClock;
	/** What the operator has read. */
	readonly warnings: readonly string[];
	readonly metrics: ServerMetrics;
	/** The budget of one process, over the store of the test unless another is given. */
	processWith(limits: Partial<BudgetLimits>, own?: Partial<TestBudgetDeps>): ServerBudget;
	empty(): Promise<void>;
};

/** Sets the store, the clock and the metrics of a file of tests up. */
export function setUpBudgets(): TestBudgets {
	const database = setUpDatabase();
	let clock = testClock();
	let warnings: string[] = [];
	let metrics = createServerMetrics({ ofProcess: false });
	async function empty(): Promise<void> {
		await database.store.db.execute(
			sql`truncate supplier_budget, supplier_order, supplier_spending, shared_count`,
		);
	}
	beforeEach(async () => {
		await empty();
		clock = testClock();
		warnings = [];
		metrics = createServerMetrics({ ofProcess: false });
	});
	return {
		...{ database, empty },
		get clock() {
			return clock;
		},
		get warnings() {
			return warnings;
		},
		get metrics() {
			return metrics;
		},
		processWith: (limits, own = {}) =>
			testBudget({ store: database.store, clock, metrics, warnings, ...own }, limits),
	};
}
