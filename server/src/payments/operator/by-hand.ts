import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { createLedger } from '../../ledger/ledger.ts';
import { createReportSales } from '../../owner-reports/letters/sales.ts';
import { createReportSelling } from '../../owner-reports/selling.ts';
import type { Tx } from '../../store/store.ts';
import { addException } from '../exceptions/store.ts';
import { type CreditResult, creditPaymentOrder, openPaymentOrder, type Till } from '../orders/credit.ts';
import type { PaymentOrder } from '../orders/order.ts';
import { changePaymentOrder } from '../orders/store.ts';
import { type Office, orderOf, type PaymentCommandResult, refused, said } from './reading.ts';
import { requestsText, STATES } from './words.ts';

/** Opens an order and does something to it, all in one transaction; words where there is no such order. */
async function withOrder(
	office: Office,
	id: string,
	work: (
		tx: Tx,
		till: Till,
		opened: { order: PaymentOrder; closed: boolean },
	) => Promise<PaymentCommandResult>,
): Promise<PaymentCommandResult> {
	const known = await orderOf(office, id);
	if ('lines' in known) return known;
	const { store, clock, letters } = office;
	const sales = createReportSales(createReportSelling({ store, jobs: null }), letters);
	const till: Till = { store, ledger: createLedger(store, clock), sales };
	return store.transaction(async (tx) => {
		const opened = await openPaymentOrder(tx, till.ledger, known);
		if (opened === null) return refused(`Заказа ${id} больше нет.`);
		const result = await work(tx, till, opened);
		if (result.ok) await office.writeDown?.(tx);
		return result;
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
export function markPaid(office: Office, { id, reason, operationId }: ByHand): Promise<PaymentCommandResult> {
	const now = office.clock.now();
	return withOrder(office, id, async (tx, till, { order, closed }) => {
		if (order.state !== 'waiting')
			return refused(`Заказ ${id} уже ${STATES[order.state]}: ничего не изменено.`);
		if (closed) {
			return refused(
				`Аккаунт этого заказа удалён: зачислять некому. Верните ${showKopecks(order.kopecks)} в кабинете MONETA.`,
			);
		}
		const { outcome, ...credited } = await creditPaymentOrder(tx, till, order, { operationId, now });
		if (outcome !== 'moved') throw new Error(`a waiting order was not credited: ${outcome}`);
		await addException(tx, {
			at: now,
			why: 'mark-paid',
			orderId: id,
			operationId,
			details: { reason },
			settledAt: now,
		});
		return said(`Заказ ${id} оплачен: ${creditedText(credited)}.`);
	});
}

function creditedText({ order, undelivered }: Omit<CreditResult, 'outcome'>): string {
	const { requests, kopecks, reportOutcome } = order;
	if (reportOutcome === null) return `зачислено ${requestsText(requests)}`;
	if (reportOutcome === 'opened') return 'отчёт открыт';
	const why = reportOutcome === 'gone' ? 'отчёт удалён' : 'отчёт уже был оплачен другим заказом';
	if (!undelivered) return `${why}, зачислено ${requestsText(requests)}`;
	return `${why}, открывать нечего. Верните ${showKopecks(kopecks)} (refund и кабинет MONETA)`;
}

/** What of an order can be taken back, and what it is worth: whole kopecks, in the person's disfavour. */
function unspentOf({ requests, kopecks, returnedKopecks }: PaymentOrder, spendable: number) {
	if (requests === 0) return { requests, kopecks: kopecks - returnedKopecks };
	const unspent = Math.min(requests, Math.max(0, spendable));
	return { requests: unspent, kopecks: Math.floor((kopecks * unspent) / requests) };
}

function nothingLeftText({ requests }: PaymentOrder): string {
	return requests === 0 ? 'Цена отчёта возвращена вся' : 'Все запросы потрачены';
}

function takenText({ requests }: PaymentOrder, unspent: number): string {
	const spent = requests - unspent;
	const rest = spent > 0 ? `: остальные (${spent}) потрачены или заняты` : '';
	return `Снято ${requestsText(unspent)} из ${requests}${rest}`;
}

function closedText(isClosed: boolean): string {
	return isClosed
		? 'Отчёт закрыт: он снова не оплачен'
		: 'Отчёт этим заказом не открывали: он остаётся как есть';
}

/** Takes back what of an order is unspent, or its report; the money goes back in MONETA's cabinet. */
export function refund(
	office: Office,
	{ id, reason }: Omit<ByHand, 'operationId'>,
): Promise<PaymentCommandResult> {
	const now = office.clock.now();
	return withOrder(office, id, async (tx, { ledger, sales }, { order, closed }) => {
		if (order.state !== 'paid') return refused(`Заказ ${id} ${STATES[order.state]}: возвращать нечего.`);
		if (closed) return refused('Аккаунт этого заказа удалён, и его запросы списаны: возвращать нечего.');
		const account = order.accountId === null ? null : await ledger.open(tx, order.accountId);
		const unspent = unspentOf(order, account === null ? 0 : account.requests - account.held);
		if (unspent.kopecks === 0)
			return refused(`${nothingLeftText(order)}: возвращать по заказу ${id} нечего.`);
		const sale = { orderId: id, accountId: order.accountId, ...unspent };
		const outcome = await ledger.refund(tx, sale);
		if (outcome !== 'moved') throw new Error(`a paid order was not refunded: ${outcome}`);
		await changePaymentOrder(tx, id, { state: 'refunded' });
		const { operationId, reportUuid } = order;
		const isClosed = reportUuid !== null && (await sales.takeBack(tx, reportUuid, id));
		await addException(tx, {
			at: now,
			why: 'refund',
			orderId: id,
			operationId,
			details: { reason, requests: unspent.requests, kopecks: unspent.kopecks },
			settledAt: now,
		});
		return said(
			`${order.requests > 0 ? takenText(order, unspent.requests) : closedText(isClosed)}.`,
			`Верните плательщику ${showKopecks(unspent.kopecks)} в кабинете MONETA${operationId === null ? '' : `, операция ${operationId}`}.`,
		);
	});
}
