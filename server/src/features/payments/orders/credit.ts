import type { Books, Outcome } from '../../../books/books.ts';
import type { ReportSales } from '../../../owner-reports/letters/sales.ts';
import type { PayOutcome } from '../../../owner-reports/owner-reports.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { addRemark, type RemarkWhy } from '../remarks/store.ts';
import type { Order } from './order.ts';
import { payersEmail } from './payer.ts';
import { changeOrder, lockOrder } from './store.ts';

/** Locks an order and, before it, the account it is for; `closed` where that is deleted. Null for an unknown order. */
export async function openOrder(
	tx: Tx,
	books: Books,
	{ id, accountId }: Pick<Order, 'id' | 'accountId'>,
): Promise<{ readonly order: Order; readonly closed: boolean } | null> {
	const account = accountId === null ? null : await books.open(tx, accountId);
	const order = await lockOrder(tx, id);
	return order && { order, closed: accountId !== null && account === null };
}

/** Where money and what it buys are written down. */
export type Till = {
	readonly store: Pick<Store, 'seal'>;
	readonly books: Books;
	readonly sales: ReportSales;
};

export type Payment = { readonly operationId: string | null; readonly now: Date };

/** What an order has come to: `delivered` is null for requests, which its movement has delivered. */
export type Credited = { readonly outcome: Outcome; readonly delivered: PayOutcome | null };

/** Money that came for nothing: it is booked, and the operator gives it back. */
const WHYS: Readonly<Record<Exclude<PayOutcome, 'paid'>, RemarkWhy>> = {
	'paid-before': 'paid-report',
	gone: 'deleted-report',
};

async function deliver(tx: Tx, { store, sales }: Till, order: Order, payment: Payment) {
	const { id: orderId, reportUuid, kopecks } = order;
	if (reportUuid === null) return null;
	const { operationId, now } = payment;
	const email = await payersEmail(store, tx, orderId);
	const delivered = await sales.deliver(tx, reportUuid, { orderId, email, at: now });
	if (delivered !== 'paid') {
		await addRemark(tx, { at: now, why: WHYS[delivered], orderId, operationId, told: { kopecks } });
	}
	return delivered;
}

/**
 * Credits an opened order that waits: its row, the books and the report it may be for in one transaction. `moved` and
 * nothing else is paid.
 */
export async function creditOrder(tx: Tx, till: Till, order: Order, payment: Payment): Promise<Credited> {
	const { id: orderId, accountId, requests, kopecks } = order;
	const outcome = await till.books.credit(tx, { orderId, accountId, requests, kopecks });
	if (outcome !== 'moved') return { outcome, delivered: null };
	const { operationId, now } = payment;
	await changeOrder(tx, orderId, { state: 'paid', operationId, paidAt: now });
	return { outcome, delivered: await deliver(tx, till, order, payment) };
}
