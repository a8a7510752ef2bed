import type { ReportReturn } from '@avtosverka/contract/owner-report/report';
import type { PaymentMethod, PaymentPlace, ReportOutcome } from '@avtosverka/contract/vocabulary/payment';
import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Ciphertext } from '../../store/cipher.ts';
import { bytea, moment } from '../../store/columns.ts';
import { ownerReport } from '../../store/report-tables.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { PaymentOrder } from './order.ts';

/** The columns are described where they are made: migrations/0005_payments.sql and 0012_report_outcome.sql. */
const columns = {
	id: text('id').primaryKey(),
	accountId: uuid('account_id'),
	purpose: text('purpose').$type<PaymentOrder['purpose']>().notNull(),
	reportUuid: uuid('report_uuid'),
	requests: integer('requests').notNull(),
	kopecks: integer('kopecks').notNull(),
	subscriber: text('subscriber').notNull(),
	place: text('place').$type<PaymentPlace>().notNull(),
	method: text('method').$type<PaymentMethod>().notNull(),
	testMode: boolean('test_mode').notNull(),
	state: text('state').$type<PaymentOrder['state']>().notNull().default('waiting'),
	operationId: text('operation_id'),
	reportOutcome: text('report_outcome').$type<ReportOutcome>(),
	createdAt: moment('created_at').notNull(),
	paidAt: moment('paid_at'),
	returnedKopecks: integer('returned_kopecks').notNull().default(0),
};
const paymentOrder = pgTable('payment_order', columns);

/** The same with its payer's address, which is read by itself alone; migrations/0008_mail.sql. */
const orderWithEmail = pgTable('payment_order', {
	...columns,
	email: bytea('email'),
	emailKeyId: text('email_key_id'),
});

/** What a receipt is sent to; migrations/0004_accounts.sql. */
const account = pgTable('account', { id: uuid('id').primaryKey(), email: text('email') });

type Read = Pick<Store, 'db'>;

/** @param email what its payer wants sent goes there; null for nothing */
export async function insertOrder(
	{ db }: Read,
	order: PaymentOrder,
	email: Ciphertext | null,
): Promise<void> {
	const ciphertext = { email: email?.bytes ?? null, emailKeyId: email?.keyId ?? null };
	await db.insert(orderWithEmail).values({ ...order, ...ciphertext });
}

/** Where an order's payer wants its report sent; null for nowhere, and once that is forgotten. */
export async function findEncryptedEmail({ db }: Read, id: string): Promise<Ciphertext | null> {
	const { email, emailKeyId } = orderWithEmail;
	const [row] = await db.select({ email, emailKeyId }).from(orderWithEmail).where(eq(orderWithEmail.id, id));
	return row?.email && row.emailKeyId !== null ? { bytes: row.email, keyId: row.emailKeyId } : null;
}

export async function findOrder({ db }: Read, id: string): Promise<PaymentOrder | null> {
	const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
	return row ?? null;
}

/** Locks an order until the transaction ends; the account it is for must be locked before it. */
export async function lockOrder(tx: Tx, id: string): Promise<PaymentOrder | null> {
	const [row] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update');
	return row ?? null;
}

/** Of an order nothing else may change once it is made. */
export type Change = Partial<
	Pick<PaymentOrder, 'state' | 'operationId' | 'paidAt' | 'requests' | 'reportOutcome' | 'returnedKopecks'>
>;

export async function changeOrder(tx: Tx, id: string, change: Change): Promise<void> {
	await tx.update(paymentOrder).set(change).where(eq(paymentOrder.id, id));
}

/** A person's address as Google told it; null where there is none, and once he is deleted. */
export async function emailOf({ db }: Read, accountId: string): Promise<string | null> {
	const [row] = await db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
	return row?.email ?? null;
}

/** A paid order, and how the report that it was for stands; what came back for the silence of its registers. */
export type PaidOrder = {
	readonly order: PaymentOrder;
	readonly isReportThere: boolean;
	readonly returned: { readonly [part in keyof ReportReturn]: number | null } | null;
};

/** What a person has paid, the newest first. */
export function findPaidBy({ db }: Read, accountId: string): Promise<PaidOrder[]> {
	return db
		.select({
			order: paymentOrder,
			isReportThere: sql<boolean>`${ownerReport.uuid} is not null`,
			returned: {
				registers: ownerReport.returnedRegisters,
				requests: ownerReport.returnedRequests,
				kopecks: ownerReport.returnedKopecks,
			},
		})
		.from(paymentOrder)
		.leftJoin(ownerReport, eq(ownerReport.uuid, paymentOrder.reportUuid))
		.where(and(eq(paymentOrder.accountId, accountId), ne(paymentOrder.state, 'waiting')))
		.orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id));
}

/** The newest orders, for the operator. */
export function findNewest({ db }: Read, atMost: number): Promise<PaymentOrder[]> {
	return db
		.select()
		.from(paymentOrder)
		.orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
		.limit(atMost);
}

/** Orders that were paid from one moment until before another. */
export function findPaidBetween({ db }: Read, from: Date, before: Date): Promise<PaymentOrder[]> {
	return db
		.select()
		.from(paymentOrder)
		.where(and(gte(paymentOrder.paidAt, from), lt(paymentOrder.paidAt, before)))
		.orderBy(paymentOrder.paidAt);
}
