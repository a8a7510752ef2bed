import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { paymentException } from '../../store/schema/payment-exception.ts';
import type { Database, Store, Tx } from '../../store/store.ts';

export type PaymentException = typeof paymentException.$inferSelect;
export type NewException = Pick<PaymentException, 'at' | 'why' | 'orderId' | 'operationId'> & {
	/** Plain fields, nothing secret among them. */
	readonly details: Readonly<Record<string, string | number>>;
	readonly settledAt?: Date;
};

/** True where it is new: what was put on the list before, settled or not, is not put there again. */
export async function addException(tx: Tx, { details, ...exception }: NewException): Promise<boolean> {
	const row = { ...exception, details: JSON.stringify(details) };
	const key = [row.why, row.orderId, row.operationId, row.details].join('\n');
	// The same notification may come twice at one moment.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 5))`);
	const known = await tx.$count(
		paymentException,
		and(
			eq(paymentException.why, row.why),
			sql`${paymentException.orderId} is not distinct from ${row.orderId}`,
			sql`${paymentException.operationId} is not distinct from ${row.operationId}`,
			eq(paymentException.details, row.details),
		),
	);
	if (known > 0) return false;
	await tx.insert(paymentException).values(row);
	return true;
}

/** What waits for the operator, the oldest first. */
export function findOpenExceptions({ db }: Pick<Store, 'db'>): Promise<PaymentException[]> {
	return db
		.select()
		.from(paymentException)
		.where(isNull(paymentException.settledAt))
		.orderBy(asc(paymentException.at), asc(paymentException.id));
}

/** Everything that was ever put down about an order. */
export function findExceptionsOf(
	{ db }: { readonly db: Database },
	orderId: string,
): Promise<PaymentException[]> {
	return db
		.select()
		.from(paymentException)
		.where(eq(paymentException.orderId, orderId))
		.orderBy(asc(paymentException.id));
}

/** False where there is no such remark, or it is settled. */
export async function settlePaymentException(
	{ db }: Pick<Store, 'db'>,
	id: number,
	now: Date,
): Promise<boolean> {
	const settled = await db
		.update(paymentException)
		.set({ settledAt: now })
		.where(and(eq(paymentException.id, id), isNull(paymentException.settledAt)))
		.returning({ id: paymentException.id });
	return settled.length === 1;
}
