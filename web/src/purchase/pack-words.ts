import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import type { Pack, PaymentMethod } from '@avtosverka/contract/vocabulary/payment';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';

const REQUESTS: Forms = ['запрос', 'запроса', 'запросов'];

/** «10 запросов» */
export function requestsOf(requests: number): string {
	return counted(requests, REQUESTS);
}

/** «4,90 ₽ за запрос» */
export function priceOfOne({ kopecks, requests }: Pack): string {
	return `${showKopecks(kopecks / requests)} за запрос`;
}

/** The words of the buttons. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
	card: 'Оплатить картой',
	sbp: 'Оплатить через СБП',
};
