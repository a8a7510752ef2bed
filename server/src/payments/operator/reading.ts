import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import type { Clock } from '../../deps.ts';
import { createLedger } from '../../ledger/ledger.ts';
import type { ReportLetters } from '../../owner-reports/owner-reports.ts';
import type { Store, Tx } from '../../store/store.ts';
import { findExceptionsOf, findOpenExceptions, settlePaymentException } from '../exceptions/store.ts';
import type { PaymentOrder } from '../orders/order.ts';
import { findNewest, findPaymentOrder } from '../orders/store.ts';
import { findEntriesOf, findUnbooked } from './store.ts';
import { exceptionLines, goodsText, METHODS, momentText, orderLine, STATES } from './words.ts';

/** What the operator's commands work on. */
export type Office = {
	readonly store: Store;
	readonly clock: Clock;
	/** Null where no letters are sent. */
	readonly letters: ReportLetters | null;
	/** Written in the transaction of an act, when it was done. */
	readonly writeDown?: (tx: Tx) => Promise<void>;
};

/** What a command says, one line each; `ok` is false where something is wrong or nothing was done. */
export type PaymentCommandResult = { readonly ok: boolean; readonly lines: readonly string[] };

export const said = (...lines: string[]): PaymentCommandResult => ({ ok: true, lines });
export const refused = (...lines: string[]): PaymentCommandResult => ({ ok: false, lines });

const SHOWN_AT_MOST = 50;

/** The newest orders. */
export async function listOrders({ store }: Pick<Office, 'store'>): Promise<PaymentCommandResult> {
	const orders = await findNewest(store, SHOWN_AT_MOST);
	if (orders.length === 0) return said('Заказов ещё не было.');
	return said(...orders.map(orderLine));
}

/** The order of this id, or the words that there is none. */
export async function orderOf({ store }: Office, id: string): Promise<PaymentOrder | PaymentCommandResult> {
	return (await findPaymentOrder(store, id)) ?? refused(`Заказа ${id} нет.`);
}

/** One order with everything that is known of it. */
export async function showPaymentOrder(office: Office, id: string): Promise<PaymentCommandResult> {
	const order = await orderOf(office, id);
	if ('lines' in order) return order;
	const [entries, exceptions] = await Promise.all([
		findEntriesOf(office.store, id),
		findExceptionsOf(office.store, id),
	]);
	return said(
		`Заказ ${order.id}: ${STATES[order.state]}`,
		`  сделан ${momentText(order.createdAt)}, ${METHODS[order.method]}, ${order.place}${order.testMode ? ', проба' : ''}`,
		`  ${goodsText(order)} за ${showKopecks(order.kopecks)}`,
		`  аккаунт ${order.accountId ?? 'не указан: платил тот, кто не входил'}`,
		`  оплачен ${order.paidAt === null ? '–' : momentText(order.paidAt)}, операция ${order.operationId ?? '–'}`,
		...entries.map(
			({ id: number, at, reason, requests, kopecks }) =>
				`  движение ${number}: ${momentText(at)}  ${reason}  запросов ${requests}, копеек ${kopecks}`,
		),
		...exceptions.flatMap((exception) => [
			`  ${exception.settledAt === null ? 'в списке' : 'разобрано'}:`,
			...exceptionLines(exception).map((line) => `  ${line}`),
		]),
	);
}

/** What waits for the operator. */
export async function listExceptions({ store }: Office): Promise<PaymentCommandResult> {
	const exceptions = await findOpenExceptions(store);
	if (exceptions.length === 0) return said('Список пуст: разбирать нечего.');
	return said(...exceptions.flatMap(exceptionLines));
}

/** Takes a remark off the list. */
export async function settle({ store, clock }: Office, number: string): Promise<PaymentCommandResult> {
	const isSettled =
		/^\d{1,15}$/.test(number) && (await settlePaymentException(store, Number(number), clock.now()));
	return isSettled ? said(`Запись ${number} разобрана.`) : refused(`Записи ${number} в списке нет.`);
}

/** Compares balances with the ledger, and the ledger with orders and lookups. */
export async function checkLedger({ store, clock }: Office): Promise<PaymentCommandResult> {
	const { accounts, entries, differences } = await createLedger(store, clock).check();
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
