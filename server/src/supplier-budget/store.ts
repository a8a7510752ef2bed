import { isNearlySpent } from '@avtosverka/contract/vocabulary/budget';
import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { and, eq, lt, sql } from 'drizzle-orm';
import { supplierBudget } from '../store/schema/supplier-budget.ts';
import { supplierOrder } from '../store/schema/supplier-order.ts';
import type { Store, Tx } from '../store/store.ts';
import { addSpending, markSpendingAlarmed, removeSpending, type SpendingEntry } from './spending/store.ts';

/** An order of one day; `key` is null where each request is sold by itself. */
export type DayOrder = {
	readonly supplier: PaidSupplierId;
	readonly key: string | null;
	readonly day: string;
};

/** What became of counting an order; `spent` names the budget that had nothing left. */
export type OrderCount =
	| { readonly kind: 'known' }
	| { readonly kind: 'spent'; readonly of: BudgetScope }
	| { readonly kind: 'counted'; readonly alarms: readonly BudgetAlarm[] };

/** Budgets of a supplier's day: all of it, and what the order's purpose may take. */
const BUDGET_SCOPES = ['day', 'purpose'] as const;
export type BudgetScope = (typeof BUDGET_SCOPES)[number];

/** A budget that this order brought to its alarm, once a day. */
export type BudgetAlarm = { readonly of: BudgetScope; readonly used: number };

/** A paid lookup is asked again for minutes; a day more leaves room for clocks. */
const KEYS_RETENTION_DAYS = 2;

/** True for an order that is counted already. */
export async function isCounted({ db }: Pick<Store, 'db'>, { supplier, key }: DayOrder): Promise<boolean> {
	if (key === null) return false;
	const isThis = and(eq(supplierOrder.supplier, supplier), eq(supplierOrder.key, key));
	return (await db.select({ key: supplierOrder.key }).from(supplierOrder).where(isThis)).length > 0;
}

/**
 * How many may be counted in each budget, null for as many as come, and as what the order is accounted
 * for.
 */
export type CountRules = {
	readonly limits: Readonly<Record<BudgetScope, number | null>>;
	readonly spending: SpendingEntry;
};

/** Takes back all that was written for an order which a budget refuses. */
class SpentBudget extends Error {
	readonly of: BudgetScope;
	constructor(of: BudgetScope) {
		super(`the budget of the ${of} is spent`);
		this.of = of;
	}
}

/** Counts an order unless a budget is spent; all processes together never count more than its limit. */
export async function countSupplierOrder(
	store: Pick<Store, 'transaction'>,
	order: DayOrder,
	rules: CountRules,
): Promise<OrderCount> {
	try {
		return await store.transaction((tx) => countWithin(tx, order, rules));
	} catch (error) {
		if (error instanceof SpentBudget) return { kind: 'spent', of: error.of };
		throw error;
	}
}

async function countWithin(tx: Tx, order: DayOrder, { limits, spending }: CountRules): Promise<OrderCount> {
	if (!(await addKey(tx, order))) return { kind: 'known' };
	const used = {
		day: orSpent('day', await addUsed(tx, order, limits.day)),
		purpose: orSpent('purpose', await addSpending(tx, spending, limits.purpose)),
	};
	if (used.day === 1) await purgeKeys(tx, order);
	const alarmed = {
		day: isNearlySpent(used.day, limits.day) && (await markAlarmed(tx, order)),
		purpose: isNearlySpent(used.purpose, limits.purpose) && (await markSpendingAlarmed(tx, spending)),
	};
	const alarms = BUDGET_SCOPES.filter((of) => alarmed[of]).map((of) => ({ of, used: used[of] }));
	return { kind: 'counted', alarms };
}

function orSpent(of: BudgetScope, used: number | null): number {
	if (used === null) throw new SpentBudget(of);
	return used;
}

async function addKey(tx: Tx, { supplier, key, day }: DayOrder): Promise<boolean> {
	if (key === null) return true;
	const added = await tx
		.insert(supplierOrder)
		.values({ supplier, key, day })
		.onConflictDoNothing()
		.returning({ key: supplierOrder.key });
	return added.length > 0;
}

async function dropKey(tx: Tx, { supplier, key }: DayOrder): Promise<void> {
	if (key === null) return;
	await tx.delete(supplierOrder).where(and(eq(supplierOrder.supplier, supplier), eq(supplierOrder.key, key)));
}

/** Orders of the day with this one; null where `limit` are counted already. */
async function addUsed(tx: Tx, { supplier, day }: DayOrder, limit: number | null): Promise<number | null> {
	if (limit === 0) return null;
	const { used } = supplierBudget;
	const [row] = await tx
		.insert(supplierBudget)
		.values({ supplier, day, used: 1, alarmed: false })
		.onConflictDoUpdate({
			target: [supplierBudget.supplier, supplierBudget.day],
			set: { used: sql`${used} + 1` },
			...(limit !== null && { setWhere: lt(used, limit) }),
		})
		.returning({ used });
	return row?.used ?? null;
}

/** True for the first one of the day. */
async function markAlarmed(tx: Tx, order: DayOrder): Promise<boolean> {
	const marked = await tx
		.update(supplierBudget)
		.set({ alarmed: true })
		.where(and(isOfDay(order), eq(supplierBudget.alarmed, false)))
		.returning({ used: supplierBudget.used });
	return marked.length > 0;
}

async function purgeKeys(tx: Tx, { supplier, day }: DayOrder): Promise<void> {
	const oldest = sql`${day}::date - ${KEYS_RETENTION_DAYS}::integer`;
	await tx
		.delete(supplierOrder)
		.where(and(eq(supplierOrder.supplier, supplier), lt(supplierOrder.day, oldest)));
}

/** Takes an order out of its day's count. */
export async function uncountSupplierOrder(
	store: Pick<Store, 'transaction'>,
	order: DayOrder,
	spending: SpendingEntry,
): Promise<void> {
	await store.transaction(async (tx) => {
		await dropKey(tx, order);
		await tx
			.update(supplierBudget)
			.set({ used: sql`greatest(${supplierBudget.used} - 1, 0)` })
			.where(isOfDay(order));
		await removeSpending(tx, spending);
	});
}

/** How many orders are counted on a day. */
export async function usedOn(
	{ db }: Pick<Store, 'db'>,
	day: string,
): Promise<ReadonlyMap<PaidSupplierId, number>> {
	const { supplier, used } = supplierBudget;
	const rows = await db.select({ supplier, used }).from(supplierBudget).where(eq(supplierBudget.day, day));
	return new Map(rows.map((row) => [row.supplier, row.used]));
}

function isOfDay({ supplier, day }: DayOrder) {
	return and(eq(supplierBudget.supplier, supplier), eq(supplierBudget.day, day));
}
