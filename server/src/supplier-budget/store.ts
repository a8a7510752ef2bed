import { isNearlySpent } from '@avtosverka/contract/vocabulary/budget';
import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
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

/** Budgets of a supplier's day: orders, what they cost in kopecks, and orders of the order's purpose. */
const BUDGET_SCOPES = ['day', 'cost', 'purpose'] as const;
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
	const day = await addUsed(tx, order, { limits, kopecks: spending.kopecks });
	const used = {
		day: day.used,
		cost: day.kopecks,
		purpose: orSpent('purpose', await addSpending(tx, spending, limits.purpose)),
	};
	if (used.day === 1) await purgeKeys(tx, order);
	const alarmed = {
		day: isNearlySpent(used.day, limits.day) && (await markAlarmed(tx, order, 'alarmed')),
		cost: isNearlySpent(used.cost, limits.cost) && (await markAlarmed(tx, order, 'costAlarmed')),
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

/** Orders of a supplier's day and what they cost. */
export type DayUse = { readonly used: number; readonly kopecks: number };

/** Orders of the day and what they cost, with this one; throws SpentBudget where it is one too many. */
async function addUsed(
	tx: Tx,
	{ supplier, day }: DayOrder,
	{ limits, kopecks: price }: { readonly limits: CountRules['limits']; readonly kopecks: number },
): Promise<DayUse> {
	if (limits.day === 0) throw new SpentBudget('day');
	if (limits.cost !== null && price > limits.cost) throw new SpentBudget('cost');
	const { used, kopecks } = supplierBudget;
	const within = and(
		limits.day === null ? undefined : lt(used, limits.day),
		limits.cost === null ? undefined : lte(kopecks, limits.cost - price),
	);
	const [row] = await tx
		.insert(supplierBudget)
		.values({ supplier, day, used: 1, kopecks: price, alarmed: false, costAlarmed: false })
		.onConflictDoUpdate({
			target: [supplierBudget.supplier, supplierBudget.day],
			set: { used: sql`${used} + 1`, kopecks: sql`${kopecks} + ${price}::bigint` },
			...(within && { setWhere: within }),
		})
		.returning({ used, kopecks });
	if (row) return row;
	const [spent] = await tx.select({ used }).from(supplierBudget).where(isOfDay({ supplier, day }));
	throw new SpentBudget(limits.day !== null && (spent?.used ?? 0) >= limits.day ? 'day' : 'cost');
}

/** True for the first one of the day. */
async function markAlarmed(tx: Tx, order: DayOrder, which: 'alarmed' | 'costAlarmed'): Promise<boolean> {
	const marked = await tx
		.update(supplierBudget)
		.set({ [which]: true })
		.where(and(isOfDay(order), eq(supplierBudget[which], false)))
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
			.set({
				used: sql`greatest(${supplierBudget.used} - 1, 0)`,
				kopecks: sql`greatest(${supplierBudget.kopecks} - ${spending.kopecks}::bigint, 0)`,
			})
			.where(isOfDay(order));
		await removeSpending(tx, spending);
	});
}

/** What is counted on a day: orders, and what they cost. */
export async function usedOn(
	{ db }: Pick<Store, 'db'>,
	day: string,
): Promise<ReadonlyMap<PaidSupplierId, DayUse>> {
	const { supplier, used, kopecks } = supplierBudget;
	const rows = await db
		.select({ supplier, used, kopecks })
		.from(supplierBudget)
		.where(eq(supplierBudget.day, day));
	return new Map(rows.map((row) => [row.supplier, row]));
}

function isOfDay({ supplier, day }: Pick<DayOrder, 'supplier' | 'day'>) {
	return and(eq(supplierBudget.supplier, supplier), eq(supplierBudget.day, day));
}

/**
 * Counts an order that was made while the store was away, however much is counted already; once for its id
 * or, where it has one, its key.
 */
export async function countMadeOrder(
	store: Pick<Store, 'transaction'>,
	{ id, ...order }: DayOrder & { readonly id: string },
	spending: SpendingEntry,
): Promise<void> {
	await store.transaction((tx) =>
		countWithin(tx, { ...order, key: order.key ?? `made ${id}` }, { limits: NO_LIMITS, spending }),
	);
}

const NO_LIMITS = { day: null, cost: null, purpose: null };
