import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Why something stands on the operator's list; the last two are what they did themselves. */
export type ExceptionReason =
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
export const paymentException = pgTable('payment_remark', {
	id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	at: moment('at').notNull(),
	why: text('why').$type<ExceptionReason>().notNull(),
	orderId: text('order_id'),
	operationId: text('operation_id'),
	details: text('told').notNull(),
	settledAt: moment('settled_at'),
});
