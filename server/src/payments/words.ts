import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { PaymentOrder } from './orders/order.ts';

/** What payers read from the calls of payments. */
export const PAYMENT_WORDS = {
	off: 'Купить запросы сейчас нельзя: оплата на этом сайте не подключена.',
	reportOff: 'Оплатить отчёт сейчас нельзя: оплата на этом сайте не подключена.',
	noReport: 'Такого отчёта нет: он удалён, или в адресе ошибка.',
	reportPaid: 'Этот отчёт уже оплачен. Обновите страницу, чтобы его открыть.',
	reportForming: 'Отчёт ещё собирается. Оплатить его можно будет через несколько минут.',
	noSuchMethod: 'Так на этом сайте не платят. Выберите другой способ.',
	unsafe:
		'Оплату мы сейчас не принимаем: из-за неполадки запись о ней могла бы потеряться. Деньги не списаны, ' +
		'попробуйте позже.',
	tooMany: 'Слишком много заказов за последний час. Оплатите один из них или подождите.',
	unknown: 'Такого платежа мы не знаем.',
} as const;

const STATE_WORDS: Readonly<Record<PaymentOrder['state'], string>> = {
	waiting: 'Платёж ещё не поступил.',
	paid: 'Платёж зачислен.',
	refunded: 'Деньги за этот платёж возвращены.',
};

const WHY_LOST = {
	'paid-before': 'Этот отчёт уже был оплачен',
	gone: 'Отчёт удалён до того, как пришла оплата',
} as const;

/** What became of an order, for its payer; `email` is the operator's, null where they have named none. */
export function stateWords(
	{ id, state, requests, reportOutcome }: PaymentOrder,
	email: string | null,
): string {
	if (state !== 'paid' || reportOutcome === null || reportOutcome === 'opened') return STATE_WORDS[state];
	const why = WHY_LOST[reportOutcome];
	if (requests === 0) return `${why}. Деньги за этот платёж вернём. Сохраните его номер: ${id}.`;
	const credited = counted(requests, ['запрос', 'запроса', 'запросов']);
	const back = email === null ? 'сохраните номер платежа' : `напишите на ${email} и назовите номер платежа`;
	return `${why}, поэтому деньги зачислены на ваш баланс: ${credited}. Если нужны деньги, ${back}: ${id}.`;
}
