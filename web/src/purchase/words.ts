import { requestsOf } from './pack-words.ts';

/** The sentence of /successPay: specification, section 2. */
export const PAID = 'Оплата прошла успешно';

/** While the server is asked what became of a payment. */
export const CHECKING = 'Проверяем, пришла ли оплата…';

/** When a payment is not settled within a hundred seconds: nothing is lost, and where to look. */
export const UNSETTLED =
	'Подтверждение оплаты иногда идёт несколько минут. Запросы появятся на балансе сами, а платёж — в личном кабинете, на вкладке «Платежи».';

/** The same for an owner report. */
export const REPORT_UNSETTLED =
	'Подтверждение оплаты иногда идёт несколько минут. Отчёт откроется сам, как только оно придёт.';

/** «На баланс зачислено: 10 запросов.» */
export function creditedWords(requests: number): string {
	return `На баланс зачислено: ${requestsOf(requests)}.`;
}

/** What a paid report brings. */
export const REPORT_PAID = 'Отчёт открыт полностью.';
