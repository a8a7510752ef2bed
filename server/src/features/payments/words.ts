import type { Order } from './orders/order.ts';

/** What payers read from the calls of payments. */
export const WORDS = {
	off: 'Купить запросы сейчас нельзя: оплата на этом сайте не подключена.',
	noSuchMethod: 'Так на этом сайте не платят. Выберите другой способ.',
	tooMany: 'Слишком много заказов за последний час. Оплатите один из них или подождите.',
	unknown: 'Такого платежа мы не знаем.',
} as const;

export const STATE_WORDS: Readonly<Record<Order['state'], string>> = {
	waiting: 'Платёж ещё не поступил.',
	paid: 'Платёж зачислен.',
	refunded: 'Деньги за этот платёж возвращены.',
};
