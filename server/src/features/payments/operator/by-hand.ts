import { type Books, createBooks } from '../../../books/books.ts';
import type { Tx } from '../../../store/store.ts';
import { creditOrder, openOrder } from '../orders/credit.ts';
import type { Order } from '../orders/order.ts';
import { changeOrder } from '../orders/store.ts';
import { addRemark } from '../remarks/store.ts';
import { type Office, orderOf, refused, type Said, said } from './reading.ts';
import { moneyText, requestsText, STATES } from './words.ts';

/** Opens an order and does something to it, all in one transaction; words where there is no such order. */
async function withOrder(
	office: Office,
	id: string,
	work: (tx: Tx, books: Books, opened: { order: Order; closed: boolean }) => Promise<Said>,
): Promise<Said> {
	const known = await orderOf(office, id);
	if ('lines' in known) return known;
	const books = createBooks(office.store, office.clock);
	return office.store.transaction(async (tx) => {
		const opened = await openOrder(tx, books, known);
		return opened === null ? refused(`Заказа ${id} больше нет.`) : work(tx, books, opened);
	});
}

export type ByHand = {
	readonly id: string;
	/** The operator's own words, kept beside the order. */
	readonly reason: string;
	/** MONETA's number of the payment; null where it is not known. */
	readonly operationId: string | null;
};

/** Credits an order whose notification never came. */
export function markPaid(office: Office, { id, reason, operationId }: ByHand): Promise<Said> {
	const now = office.clock.now();
	return withOrder(office, id, async (tx, books, { order, closed }) => {
		if (order.state !== 'waiting')
			return refused(`Заказ ${id} уже ${STATES[order.state]}: ничего не изменено.`);
		if (closed) {
			return refused(
				`Аккаунт этого заказа удалён: зачислять некому. Верните ${moneyText(order.kopecks)} в кабинете MONETA.`,
			);
		}
		const outcome = await creditOrder(tx, books, order, { operationId, now });
		if (outcome !== 'moved') throw new Error(`a waiting order was not credited: ${outcome}`);
		await addRemark(tx, {
			at: now,
			why: 'mark-paid',
			orderId: id,
			operationId,
			told: { reason },
			settledAt: now,
		});
		return said(`Заказ ${id} оплачен: зачислено ${requestsText(order.requests)}.`);
	});
}

/** What of an order can be taken back, and what it is worth: whole kopecks, in the person's disfavour. */
function unspentOf({ requests, kopecks }: Order, spendable: number) {
	if (requests === 0) return { requests, kopecks };
	const unspent = Math.min(requests, Math.max(0, spendable));
	return { requests: unspent, kopecks: Math.floor((kopecks * unspent) / requests) };
}

/** Takes back what of an order is neither spent nor held; the money itself goes back in MONETA's cabinet. */
export function refund(office: Office, { id, reason }: Omit<ByHand, 'operationId'>): Promise<Said> {
	const now = office.clock.now();
	return withOrder(office, id, async (tx, books, { order, closed }) => {
		if (order.state !== 'paid') return refused(`Заказ ${id} ${STATES[order.state]}: возвращать нечего.`);
		if (closed) return refused('Аккаунт этого заказа удалён, и его запросы списаны: возвращать нечего.');
		const account = order.accountId === null ? null : await books.open(tx, order.accountId);
		const unspent = unspentOf(order, account === null ? 0 : account.requests - account.held);
		if (unspent.kopecks === 0) return refused(`Все запросы потрачены: возвращать по заказу ${id} нечего.`);
		const sale = { orderId: id, accountId: order.accountId, ...unspent };
		const outcome = await books.refund(tx, sale);
		if (outcome !== 'moved') throw new Error(`a paid order was not refunded: ${outcome}`);
		await changeOrder(tx, id, { state: 'refunded' });
		const { operationId } = order;
		await addRemark(tx, {
			at: now,
			why: 'refund',
			orderId: id,
			operationId,
			told: { reason, requests: unspent.requests, kopecks: unspent.kopecks },
			settledAt: now,
		});
		const spent = order.requests - unspent.requests;
		return said(
			`Снято ${requestsText(unspent.requests)} из ${order.requests}${spent > 0 ? `: остальные (${spent}) потрачены или заняты` : ''}.`,
			`Верните плательщику ${moneyText(unspent.kopecks)} в кабинете MONETA${operationId === null ? '' : `, операция ${operationId}`}.`,
		);
	});
}
