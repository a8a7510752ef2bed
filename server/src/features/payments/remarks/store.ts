import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../store/columns.ts';
import type { Database, Store, Tx } from '../../../store/store.ts';

/** Why something stands on the operator's list; the last two are what he did himself. */
export type RemarkWhy =
	| 'amount'
	| 'unknown-order'
	| 'paid-order'
	| 'currency'
	| 'subscriber'
	| 'test-mode'
	| 'deleted-account'
	| 'paid-report'
	| 'deleted-report'
	| 'silent-registers'
	| 'reconciliation'
	| 'mark-paid'
	| 'refund';

/** The columns are described where they are made: migrations/0005_payments.sql. */
const paymentRemark = pgTable('payment_remark', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	at: moment('at').notNull(),
	why: text('why').$type<RemarkWhy>().notNull(),
	orderId: text('order_id'),
	operationId: text('operation_id'),
	told: text('told').notNull(),
	settledAt: moment('settled_at'),
});

export type Remark = typeof paymentRemark.$inferSelect;
export type NewRemark = Pick<Remark, 'at' | 'why' | 'orderId' | 'operationId'> & {
	/** Plain fields, nothing secret among them. */
	readonly told: Readonly<Record<string, string | number>>;
	readonly settledAt?: Date;
};

/** True where it is new: what was put on the list before, settled or not, is not put there again. */
export async function addRemark(tx: Tx, { told, ...remark }: NewRemark): Promise<boolean> {
	const row = { ...remark, told: JSON.stringify(told) };
	const key = [row.why, row.orderId, row.operationId, row.told].join('\n');
	// The same notification may come twice at one moment.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 5))`);
	const known = await tx.$count(
		paymentRemark,
		and(
			eq(paymentRemark.why, row.why),
			sql`${paymentRemark.orderId} is not distinct from ${row.orderId}`,
			sql`${paymentRemark.operationId} is not distinct from ${row.operationId}`,
			eq(paymentRemark.told, row.told),
		),
	);
	if (known > 0) return false;
	await tx.insert(paymentRemark).values(row);
	return true;
}

/** What waits for the operator, the oldest first. */
export function findOpenRemarks({ db }: Pick<Store, 'db'>): Promise<Remark[]> {
	return db
		.select()
		.from(paymentRemark)
		.where(isNull(paymentRemark.settledAt))
		.orderBy(asc(paymentRemark.at), asc(paymentRemark.id));
}

/** Everything that was ever put down about an order. */
export function findRemarksOf({ db }: { readonly db: Database }, orderId: string): Promise<Remark[]> {
	return db
		.select()
		.from(paymentRemark)
		.where(eq(paymentRemark.orderId, orderId))
		.orderBy(asc(paymentRemark.id));
}

/** False where there is no such remark, or it is settled. */
export async function settleRemark({ db }: Pick<Store, 'db'>, id: number, now: Date): Promise<boolean> {
	const settled = await db
		.update(paymentRemark)
		.set({ settledAt: now })
		.where(and(eq(paymentRemark.id, id), isNull(paymentRemark.settledAt)))
		.returning({ id: paymentRemark.id });
	return settled.length === 1;
}
