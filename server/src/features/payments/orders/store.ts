import type { PaymentMethod, PaymentPlace } from '@avtosverka/contract/payments';
import { and, desc, eq, gte, lt, ne } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../store/columns.ts';
import type { Store, Tx } from '../../../store/store.ts';
import type { Order } from './order.ts';

/** The columns are described where they are made: migrations/0005_payments.sql. */
const paymentOrder = pgTable('payment_order', {
	id: text('id').primaryKey(),
	accountId: uuid('account_id'),
	purpose: text('purpose').$type<Order['purpose']>().notNull(),
	requests: integer('requests').notNull(),
	kopecks: integer('kopecks').notNull(),
	subscriber: text('subscriber').notNull(),
	place: text('place').$type<PaymentPlace>().notNull(),
	method: text('method').$type<PaymentMethod>().notNull(),
	testMode: boolean('test_mode').notNull(),
	state: text('state').$type<Order['state']>().notNull().default('waiting'),
	operationId: text('operation_id'),
	createdAt: moment('created_at').notNull(),
	paidAt: moment('paid_at'),
});

/** What a receipt is sent to; migrations/0004_accounts.sql. */
const account = pgTable('account', { id: uuid('id').primaryKey(), email: text('email') });

type Read = Pick<Store, 'db'>;

export async function insertOrder({ db }: Read, order: Order): Promise<void> {
	await db.insert(paymentOrder).values(order);
}

export async function findOrder({ db }: Read, id: string): Promise<Order | null> {
	const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
	return row ?? null;
}

/** Locks an order until the transaction ends; the account it is for must be locked before it. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
	const [row] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update');
	return row ?? null;
}

/** Of an order nothing else may change once it is made. */
export type Change = Partial<Pick<Order, 'state' | 'operationId' | 'paidAt'>>;

export async function changeOrder(tx: Tx, id: string, change: Change): Promise<void> {
	await tx.update(paymentOrder).set(change).where(eq(paymentOrder.id, id));
}

/** A person's address as Google told it; null where there is none, and once he is deleted. */
export async function emailOf({ db }: Read, accountId: string): Promise<string | null> {
	const [row] = await db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
	return row?.email ?? null;
}

/** What a person has paid, the newest first. */
export function findPaidBy({ db }: Read, accountId: string): Promise<Order[]> {
	return db
		.select()
		.from(paymentOrder)
		.where(and(eq(paymentOrder.accountId, accountId), ne(paymentOrder.state, 'waiting')))
		.orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id));
}

/** The newest orders, for the operator. */
export function findNewest({ db }: Read, atMost: number): Promise<Order[]> {
	return db
		.select()
		.from(paymentOrder)
		.orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
		.limit(atMost);
}

/** Orders that were paid from one moment until before another. */
export function findPaidBetween({ db }: Read, from: Date, before: Date): Promise<Order[]> {
	return db
		.select()
		.from(paymentOrder)
		.where(and(gte(paymentOrder.paidAt, from), lt(paymentOrder.paidAt, before)))
		.orderBy(paymentOrder.paidAt);
}
