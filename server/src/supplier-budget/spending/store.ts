import type { OrderPurpose } from '@avtosverka/contract/vocabulary/order-purpose';
import type { PaidSupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { and, between, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { supplierSpending } from '../../store/schema/supplier-spending.ts';
import type { Store, Tx } from '../../store/store.ts';

/** One order as it is accounted for. */
export type SpendingEntry = {
	readonly supplier: PaidSupplierId;
	readonly day: string;
	readonly purpose: OrderPurpose;
	/** Its price; 0 where none is set. */
	readonly kopecks: number;
};

/** What one purpose cost at one supplier in one month, `2026-11`. */
export type MonthSpending = {
	readonly month: string;
	readonly supplier: PaidSupplierId;
	readonly purpose: OrderPurpose;
	readonly orders: number;
	readonly kopecks: number;
};

/** What one purpose cost at one supplier on one day. */
export type DaySpending = Omit<MonthSpending, 'month'>;

/** What one purpose cost at one supplier on the day that it names. */
export type DatedSpending = DaySpending & { readonly day: string };

/** Orders of the purpose on that day with this one; null where `limit` are counted already. */
export async function addSpending(
	tx: Tx,
	entry: SpendingEntry,
	limit: number | null,
): Promise<number | null> {
	if (limit === 0) return null;
	const { orders, kopecks, supplier, day, purpose } = supplierSpending;
	const [row] = await tx
		.insert(supplierSpending)
		.values({ ...entry, orders: 1, alarmed: false })
		.onConflictDoUpdate({
			target: [supplier, day, purpose],
			set: { orders: sql`${orders} + 1`, kopecks: sql`${kopecks} + ${entry.kopecks}::bigint` },
			...(limit !== null && { setWhere: lt(orders, limit) }),
		})
		.returning({ orders });
	return row?.orders ?? null;
}

/** Takes an order that was not bought out of its day. */
export async function removeSpending(tx: Tx, entry: SpendingEntry): Promise<void> {
	const { orders, kopecks } = supplierSpending;
	await tx
		.update(supplierSpending)
		.set({
			orders: sql`greatest(${orders} - 1, 0)`,
			kopecks: sql`greatest(${kopecks} - ${entry.kopecks}::bigint, 0)`,
		})
		.where(isOf(entry));
}

/** True for the first one of the purpose and day. */
export async function markSpendingAlarmed(tx: Tx, entry: SpendingEntry): Promise<boolean> {
	const marked = await tx
		.update(supplierSpending)
		.set({ alarmed: true })
		.where(and(isOf(entry), eq(supplierSpending.alarmed, false)))
		.returning({ orders: supplierSpending.orders });
	return marked.length > 0;
}

function isOf({ supplier, day, purpose }: SpendingEntry) {
	const row = supplierSpending;
	return and(eq(row.supplier, supplier), eq(row.day, day), eq(row.purpose, purpose));
}

/** What one day cost. */
export function findDaySpending({ db }: Pick<Store, 'db'>, day: string): Promise<DaySpending[]> {
	const { supplier, purpose, orders, kopecks } = supplierSpending;
	return db
		.select({ supplier, purpose, orders, kopecks })
		.from(supplierSpending)
		.where(eq(supplierSpending.day, day));
}

/** Months since that day, the newest first. */
export function findSpending({ db }: Pick<Store, 'db'>, sinceDay: string): Promise<MonthSpending[]> {
	const { supplier, day, purpose, orders, kopecks } = supplierSpending;
	const month = sql<string>`to_char(${day}, 'YYYY-MM')`;
	return db
		.select({
			month,
			supplier,
			purpose,
			orders: sql<number>`sum(${orders})::integer`,
			kopecks: sql<number>`sum(${kopecks})`.mapWith(Number),
		})
		.from(supplierSpending)
		.where(gte(day, sinceDay))
		.groupBy(sql`1`, supplier, purpose)
		.having(sql`sum(${orders}) > 0`)
		.orderBy(desc(sql`1`), supplier, purpose);
}

/** Each day from the first to the last, both included, in the order in which the console lists them. */
export function findSpendingByDay(
	{ db }: Pick<Store, 'db'>,
	{ first, last }: { readonly first: string; readonly last: string },
): Promise<DatedSpending[]> {
	const row = supplierSpending;
	return db
		.select({
			day: row.day,
			supplier: row.supplier,
			purpose: row.purpose,
			orders: row.orders,
			kopecks: row.kopecks,
		})
		.from(row)
		.where(and(between(row.day, first, last), gt(row.orders, 0)))
		.orderBy(row.supplier, row.purpose, row.day);
}
