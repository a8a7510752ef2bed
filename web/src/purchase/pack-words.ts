import type { Pack, PaymentMethod } from '@avtosverka/contract/vocabulary/payment';
import { counted, type Forms, formatNumber } from '@avtosverka/contract/vocabulary/plural';

const REQUESTS: Forms = ['запрос', 'запроса', 'запросов'];

/** «10 запросов» */
export function requestsOf(requests: number): string {
	return counted(requests, REQUESTS);
}

/** «49 ₽», with a space that does not break. */
export function roublesText(kopecks: number): string {
	return `${formatNumber(kopecks / 100)}\u00a0₽`;
}

/** «4,9 ₽ за запрос» */
export function priceOfOne({ kopecks, requests }: Pack): string {
	return `${roublesText(kopecks / requests)} за запрос`;
}

/** The words of the buttons. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
	card: 'Оплатить картой',
	sbp: 'Оплатить через СБП',
};
