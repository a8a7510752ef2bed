import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { and, eq, lt, sql } from 'drizzle-orm';
import { supplierBudget } from '../store/schema/supplier-budget.ts';
import { supplierOrder } from '../store/schema/supplier-order.ts';
import type { Store, Tx } from '../store/store.ts';

/** An order of one day; `key` is null where each request is sold by itself. */
export type DayOrder = {
	readonly supplier: PaidSupplierId;
	readonly key: string | null;
	readonly day: string;
};

/** What became of counting an order; `alarm` is true once a day, for the order that reached the alarm. */
export type OrderCount =
	| { readonly kind: 'known' }
	| { readonly kind: 'spent' }
	| { readonly kind: 'counted'; readonly used: number; readonly alarm: boolean };

/** A paid lookup is asked again for minutes; a day more leaves room for clocks. */
const KEYS_KEPT_DAYS = 2;

/** True for an order that is counted already. */
export async function isCounted({ db }: Pick<Store, 'db'>, { supplier, key }: DayOrder): Promise<boolean> {
	if (key === null) return false;
	const isThis = and(eq(supplierOrder.supplier, supplier), eq(supplierOrder.key, key));
	return (await db.select({ key: supplierOrder.key }).from(supplierOrder).where(isThis)).length > 0;
}

/** Counts an order of a day unless `limit` are counted already; all processes together never count more. */
export function countOrder(
	store: Pick<Store, 'transaction'>,
	order: DayOrder,
	{ limit, alarmAt }: { readonly limit: number | null; readonly alarmAt: number | null },
): Promise<OrderCount> {
	return store.transaction(async (tx) => {
		if (!(await addKey(tx, order))) return { kind: 'known' };
		const used = limit !== null && limit < 1 ? null : await countOne(tx, order, limit);
		if (used === null) {
			await dropKey(tx, order);
			return { kind: 'spent' };
		}
		if (used === 1) await purgeKeys(tx, order);
		return { kind: 'counted', used, alarm: alarmAt !== null && used >= alarmAt && (await alarm(tx, order)) };
	});
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

async function countOne(tx: Tx, { supplier, day }: DayOrder, limit: number | null): Promise<number | null> {
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

async function alarm(tx: Tx, order: DayOrder): Promise<boolean> {
	const rung = await tx
		.update(supplierBudget)
		.set({ alarmed: true })
		.where(and(isOfDay(order), eq(supplierBudget.alarmed, false)))
		.returning({ used: supplierBudget.used });
	return rung.length > 0;
}

async function purgeKeys(tx: Tx, { supplier, day }: DayOrder): Promise<void> {
	const oldest = sql`${day}::date - ${KEYS_KEPT_DAYS}::integer`;
	await tx
		.delete(supplierOrder)
		.where(and(eq(supplierOrder.supplier, supplier), lt(supplierOrder.day, oldest)));
}

/** Takes an order out of its day's count. */
export async function uncountOrder(store: Pick<Store, 'transaction'>, order: DayOrder): Promise<void> {
	await store.transaction(async (tx) => {
		await dropKey(tx, order);
		await tx
			.update(supplierBudget)
			.set({ used: sql`greatest(${supplierBudget.used} - 1, 0)` })
			.where(isOfDay(order));
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
