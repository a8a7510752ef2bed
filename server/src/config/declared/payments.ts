import { oneOf, textField, webAddress, wholeNumber } from '../fields.ts';
import type { DeclaredSettings } from './setting.ts';

/** What is sold and how it is paid for. */
export const PAYMENT_SETTINGS = {
	MONETA_ACCOUNT: {
		field: textField(),
		text:
			'номер бизнес-счёта MONETA.Assistant; без него и с `off` ничего купить нельзя ' +
			'([payments.md](payments.md))',
		byDefault: 'оплата выключена',
	},
	MONETA_SECRET: { field: textField(), secret: true, text: '«код проверки целостности данных» этого счёта' },
	MONETA_URL: {
		field: webAddress(),
		text:
			'всё, что до `/assistant.htm`; для проб — `https://demo.moneta.ru`. С `npm start` и настоящим счётом — ' +
			'`https://moneta.ru`',
		byDefault: '`https://moneta.ru`',
	},
	MONETA_TEST_MODE: {
		field: oneOf(['off', 'on'], 'off'),
		text: '`on` — заказы пробные, и пробные платежи зачисляются; в продакшене не разрешается',
	},
	MONETA_CARD_UNIT: {
		field: textField(),
		text: 'платёжная система для карты (`paymentSystem.unitId`); `off` оставляет выбор странице оплаты',
		byDefault: '`card`',
	},
	MONETA_SBP_UNIT: {
		field: textField(),
		text: 'платёжная система СБП (`paymentSystem.unitId`); `off` выключает СБП',
		byDefault: '`12299232`',
	},
	MONETA_CARD: {
		field: oneOf(['redirect', 'widget'], 'redirect'),
		text: 'страница оплаты картой: `redirect` — переход, `widget` — фрейм на нашей странице',
	},
	MONETA_CHECK_URL: {
		field: oneOf(['off', 'on'], 'off'),
		text: '`on` — `/v1/payments/moneta/check` отвечает, можно ли оплатить заказ',
	},
	MONETA_ANSWER: {
		field: oneOf(['text', 'xml'], 'text'),
		text: 'ответ на уведомления: `text` или подписанный `xml`',
	},
	MONETA_RECEIPTS: {
		field: oneOf(['off', 'xml'], 'off'),
		text: '`xml` — в ответах стоит чек; нужен `MONETA_ANSWER=xml`',
	},
	MONETA_SNO: {
		field: wholeNumber(0, 0, 6),
		text: 'система налогообложения в чеке, от 1 до 6; 0 — на усмотрение кассы',
	},
	MONETA_VAT: {
		field: wholeNumber(1105, 1102, 1114).refine((tag) => tag !== 1112, { error: 'такой ставки нет' }),
		text: 'тег ставки НДС в чеке',
	},
	MONETA_PM: { field: textField(), text: 'признак способа расчёта в чеке', byDefault: '`full_prepayment`' },
	MONETA_PO: { field: textField(), text: 'признак предмета расчёта в чеке', byDefault: '`service`' },
	ORDERS_PER_HOUR: {
		field: wholeNumber(30, 1, 1_000_000),
		text:
			'заказов на оплату в час с одного аккаунта и у всех посетителей одного адреса вместе; всего с адреса — ' +
			'вдесятеро больше',
	},
	LOOKUPS_PER_HOUR: {
		field: wholeNumber(30, 1, 1_000_000),
		text:
			'платных запросов одного аккаунта в час, которые могут кончиться ничем: каждый стоит установке отчёта, ' +
			'а человеку ничего',
	},
} as const satisfies DeclaredSettings;
