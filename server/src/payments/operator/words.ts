import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { ExceptionReason } from '../../store/schema/payment-exception.ts';
import type { PaymentException } from '../exceptions/store.ts';
import type { PaymentOrder } from '../orders/order.ts';

const MOSCOW = new Intl.DateTimeFormat('ru-RU', {
	timeZone: 'Europe/Moscow',
	dateStyle: 'short',
	timeStyle: 'short',
});

/** A moment as the operator reads it: Moscow time, to the minute. */
export function momentText(moment: Date): string {
	return `${MOSCOW.format(moment)} МСК`;
}

/** A number of requests with its word. */
export function requestsText(count: number): string {
	return counted(count, ['запрос', 'запроса', 'запросов']);
}

/** What an order is for. */
export function goodsText({ purpose, requests }: Pick<PaymentOrder, 'purpose' | 'requests'>): string {
	if (purpose === 'requests') return requestsText(requests);
	return requests === 0 ? 'отчёт о владельце' : `отчёт о владельце (зачислено ${requestsText(requests)})`;
}

export const STATES: Readonly<Record<PaymentOrder['state'], string>> = {
	waiting: 'ждёт оплаты',
	paid: 'оплачен',
	refunded: 'возвращён',
};

export const METHODS: Readonly<Record<PaymentOrder['method'], string>> = { card: 'карта', sbp: 'СБП' };

export const WHYS: Readonly<Record<ExceptionReason, string>> = {
	amount: 'пришла другая сумма',
	'unknown-order': 'такого заказа у нас нет',
	'paid-order': 'заказ уже был оплачен другой операцией',
	currency: 'пришла другая валюта',
	subscriber: 'заплатил не тот, кто заказывал',
	'test-mode': 'проба вместо платежа или платёж вместо пробы',
	'deleted-account': 'аккаунт удалён, зачислять некому',
	'paid-report': 'отчёт уже был оплачен другим заказом',
	'deleted-report': 'отчёт удалён, открывать нечего',
	'silent-registers': 'реестры не ответили, верните часть цены',
	reconciliation: 'расхождение при сверке',
	'mark-paid': 'отмечен оплаченным вручную',
	refund: 'возвращён вручную',
};

/** One line for one order. */
export function orderLine(order: PaymentOrder): string {
	const { id, createdAt, kopecks, state, method, place, testMode } = order;
	const parts = [
		momentText(createdAt),
		id,
		showKopecks(kopecks),
		goodsText(order),
		STATES[state],
		METHODS[method],
		place,
	];
	return [...parts, ...(testMode ? ['проба'] : [])].join('  ');
}

/** A remark with everything that was put down. */
export function exceptionLines({ id, at, why, orderId, operationId, details }: PaymentException): string[] {
	const fields = Object.entries(JSON.parse(details) as Record<string, string | number>);
	return [
		`${id}  ${momentText(at)}  ${WHYS[why]}`,
		`    заказ ${orderId ?? '–'}, операция ${operationId ?? '–'}`,
		...fields.map(([name, value]) => `    ${name}: ${value}`),
	];
}
