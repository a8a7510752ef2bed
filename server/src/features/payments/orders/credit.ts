import type { Books, Outcome } from '../../../books/books.ts';
import type { Tx } from '../../../store/store.ts';
import type { Order } from './order.ts';
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

/** Credits an opened order that waits: its row and the books in one transaction. `moved` and nothing else is paid. */
export async function creditOrder(
	tx: Tx,
	books: Books,
	order: Order,
	{ operationId, now }: { readonly operationId: string | null; readonly now: Date },
): Promise<Outcome> {
	const { id: orderId, accountId, requests, kopecks } = order;
	const outcome = await books.credit(tx, { orderId, accountId, requests, kopecks });
	if (outcome === 'moved') await changeOrder(tx, orderId, { state: 'paid', operationId, paidAt: now });
	return outcome;
}
