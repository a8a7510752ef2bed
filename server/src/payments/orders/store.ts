import type { ReportReturn } from '@avtosverka/contract/owner-report/report';
import { and, desc, eq, getTableColumns, gte, lt, ne, sql } from 'drizzle-orm';
import type { Ciphertext } from '../../store/cipher.ts';
import { account } from '../../store/schema/account.ts';
import { ownerReport } from '../../store/schema/owner-report.ts';
import { paymentOrder } from '../../store/schema/payment-order.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { PaymentOrder } from './order.ts';

/** All of an order but its payer's address, which is read by itself alone. */
const { email: EMAIL, emailKeyId: EMAIL_KEY_ID, ...ORDER } = getTableColumns(paymentOrder);

type StoreReader = Pick<Store, 'db'>;

/** @param email what its payer wants sent goes there; null for nothing */
export async function insertPaymentOrder(
	{ db }: StoreReader,
	order: PaymentOrder,
	email: Ciphertext | null,
): Promise<void> {
	const ciphertext = { email: email?.bytes ?? null, emailKeyId: email?.keyId ?? null };
	await db.insert(paymentOrder).values({ ...order, ...ciphertext });
}

/** Where an order's payer wants its report sent; null for nowhere, and once that is forgotten. */
export async function findEncryptedEmail({ db }: StoreReader, id: string): Promise<Ciphertext | null> {
	const [row] = await db
		.select({ email: EMAIL, emailKeyId: EMAIL_KEY_ID })
		.from(paymentOrder)
		.where(eq(paymentOrder.id, id));
	return row?.email && row.emailKeyId !== null ? { bytes: row.email, keyId: row.emailKeyId } : null;
}

export async function findPaymentOrder({ db }: StoreReader, id: string): Promise<PaymentOrder | null> {
	const [row] = await db.select(ORDER).from(paymentOrder).where(eq(paymentOrder.id, id));
	return row ?? null;
}

/** Locks an order until the transaction ends; the account it is for must be locked before it. */
export async function lockPaymentOrder(tx: Tx, id: string): Promise<PaymentOrder | null> {
	const [row] = await tx.select(ORDER).from(paymentOrder).where(eq(paymentOrder.id, id)).for('update');
	return row ?? null;
}

/** Of an order nothing else may change once it is made. */
export type Change = Partial<
	Pick<PaymentOrder, 'state' | 'operationId' | 'paidAt' | 'requests' | 'reportOutcome' | 'returnedKopecks'>
>;

export async function changePaymentOrder(tx: Tx, id: string, change: Change): Promise<void> {
	await tx.update(paymentOrder).set(change).where(eq(paymentOrder.id, id));
}

/** A person's e-mail from Google; null where there is none, and once they are deleted. */
export async function emailOf({ db }: StoreReader, accountId: string): Promise<string | null> {
	const [row] = await db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
	return row?.email ?? null;
}

/** A paid order, the state of its report, and what came back for the silence of its registers. */
export type PaidReportOrder = {
	readonly order: PaymentOrder;
	readonly isReportThere: boolean;
	readonly returned: { readonly [part in keyof ReportReturn]: number | null } | null;
};

/** What a person has paid, the newest first. */
export function findPaidBy({ db }: StoreReader, accountId: string): Promise<PaidReportOrder[]> {
	return db
		.select({
			order: ORDER,
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

/** The newest orders, of all people or of one account, for the operator. */
export function findNewest({ db }: StoreReader, atMost: number, accountId?: string): Promise<PaymentOrder[]> {
	return db
		.select(ORDER)
		.from(paymentOrder)
		.where(accountId === undefined ? undefined : eq(paymentOrder.accountId, accountId))
		.orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
		.limit(atMost);
}

/** Orders that were paid from one moment until before another. */
export function findPaidBetween({ db }: StoreReader, from: Date, before: Date): Promise<PaymentOrder[]> {
	return db
		.select(ORDER)
		.from(paymentOrder)
		.where(and(gte(paymentOrder.paidAt, from), lt(paymentOrder.paidAt, before)))
		.orderBy(paymentOrder.paidAt);
}
