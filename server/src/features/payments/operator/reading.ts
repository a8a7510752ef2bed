import { createBooks } from '../../../books/books.ts';
import type { Clock } from '../../../deps.ts';
import type { ReportLetters } from '../../../owner-reports/owner-reports.ts';
import type { Store } from '../../../store/store.ts';
import type { Order } from '../orders/order.ts';
import { findNewest, findOrder } from '../orders/store.ts';
import { findOpenRemarks, findRemarksOf, settleRemark } from '../remarks/store.ts';
import { findEntriesOf, findUnbooked } from './store.ts';
import { goodsText, METHODS, momentText, moneyText, orderLine, remarkLines, STATES } from './words.ts';

/** What the operator's commands work on. */
export type Office = {
	readonly store: Store;
	readonly clock: Clock;
	/** Null where no letters are sent. */
	readonly letters: ReportLetters | null;
};

/** What a command says, one line each; `ok` is false where something is wrong or nothing was done. */
export type Said = { readonly ok: boolean; readonly lines: readonly string[] };

export const said = (...lines: string[]): Said => ({ ok: true, lines });
export const refused = (...lines: string[]): Said => ({ ok: false, lines });

const SHOWN_AT_MOST = 50;

/** The newest orders. */
export async function listOrders({ store }: Pick<Office, 'store'>): Promise<Said> {
	const orders = await findNewest(store, SHOWN_AT_MOST);
	if (orders.length === 0) return said('Заказов ещё не было.');
	return said(...orders.map(orderLine));
}

/** The order of this id, or the words that there is none. */
export async function orderOf({ store }: Office, id: string): Promise<Order | Said> {
	return (await findOrder(store, id)) ?? refused(`Заказа ${id} нет.`);
}

/** One order with everything that is known of it. */
export async function showOrder(office: Office, id: string): Promise<Said> {
	const order = await orderOf(office, id);
	if ('lines' in order) return order;
	const [entries, remarks] = await Promise.all([
		findEntriesOf(office.store, id),
		findRemarksOf(office.store, id),
	]);
	return said(
		`Заказ ${order.id}: ${STATES[order.state]}`,
		`  сделан ${momentText(order.createdAt)}, ${METHODS[order.method]}, ${order.place}${order.testMode ? ', проба' : ''}`,
		`  ${goodsText(order)} за ${moneyText(order.kopecks)}`,
		`  аккаунт ${order.accountId ?? 'не указан: платил тот, кто не входил'}`,
		`  оплачен ${order.paidAt === null ? '–' : momentText(order.paidAt)}, операция ${order.operationId ?? '–'}`,
		...entries.map(
			({ id: number, at, reason, requests, kopecks }) =>
				`  движение ${number}: ${momentText(at)}  ${reason}  запросов ${requests}, копеек ${kopecks}`,
		),
		...remarks.flatMap((remark) => [
			`  ${remark.settledAt === null ? 'в списке' : 'разобрано'}:`,
			...remarkLines(remark).map((line) => `  ${line}`),
		]),
	);
}

/** What waits for the operator. */
export async function listRemarks({ store }: Office): Promise<Said> {
	const remarks = await findOpenRemarks(store);
	if (remarks.length === 0) return said('Список пуст: разбирать нечего.');
	return said(...remarks.flatMap(remarkLines));
}

/** Takes a remark off the list. */
export async function settle({ store, clock }: Office, number: string): Promise<Said> {
	const isSettled = /^\d{1,15}$/.test(number) && (await settleRemark(store, Number(number), clock.now()));
	return isSettled ? said(`Запись ${number} разобрана.`) : refused(`Записи ${number} в списке нет.`);
}

/** Holds balances against the books, and the books against orders and lookups. */
export async function checkBooks({ store, clock }: Office): Promise<Said> {
	const { accounts, entries, differences } = await createBooks(store, clock).check();
	const unbooked = await findUnbooked(store);
	const read = `Проверено: аккаунтов ${accounts}, движений ${entries}.`;
	if (differences.length === 0 && unbooked.length === 0) return said(read, 'Всё сходится.');
	return refused(
		read,
		...differences.map(
			({ accountId, balance, booked, held }) =>
				`Аккаунт ${accountId}: баланс ${balance}, сумма движений ${booked}, занято под поиск ${held}.`,
		),
		...unbooked.map((reference) => `${reference}: строка и движение расходятся.`),
	);
}
