import type { SettingDescriptions } from './description.ts';

/** What is sold and how it is paid for. */
export const PAYMENT_SETTINGS = {
	MONETA_ACCOUNT: {
		text:
			'номер бизнес-счёта MONETA.Assistant; без него и с `off` ничего купить нельзя ' +
			'([payments.md](payments.md))',
		byDefault: 'оплата выключена',
	},
	MONETA_SECRET: { secret: true, text: '«код проверки целостности данных» этого счёта' },
	MONETA_URL: {
		text:
			'всё, что до `/assistant.htm`; для проб — `https://demo.moneta.ru`. С `npm start` и настоящим счётом — ' +
			'`https://moneta.ru`',
		byDefault: '`https://moneta.ru`',
	},
	MONETA_TEST_MODE: {
		text: '`on` — заказы пробные, и пробные платежи зачисляются; в продакшене не разрешается',
	},
	MONETA_CARD_UNIT: {
		text: 'платёжная система для карты (`paymentSystem.unitId`); `off` оставляет выбор странице оплаты',
		byDefault: '`card`',
	},
	MONETA_SBP_UNIT: {
		text: 'платёжная система СБП (`paymentSystem.unitId`); `off` выключает СБП',
		byDefault: '`12299232`',
	},
	MONETA_CARD: { text: 'страница оплаты картой: `redirect` — переход, `widget` — фрейм на нашей странице' },
	MONETA_CHECK_URL: { text: '`on` — `/v1/payments/moneta/check` отвечает, можно ли оплатить заказ' },
	MONETA_ANSWER: { text: 'ответ на уведомления: `text` или подписанный `xml`' },
	MONETA_RECEIPTS: { text: '`xml` — в ответах стоит чек; нужен `MONETA_ANSWER=xml`' },
	MONETA_SNO: { text: 'система налогообложения в чеке, от 1 до 6; 0 — на усмотрение кассы' },
	MONETA_VAT: { text: 'тег ставки НДС в чеке' },
	MONETA_PM: { text: 'признак способа расчёта в чеке', byDefault: '`full_prepayment`' },
	MONETA_PO: { text: 'признак предмета расчёта в чеке', byDefault: '`service`' },
	ORDERS_PER_HOUR: {
		text:
			'заказов на оплату в час с одного аккаунта и у всех посетителей одного адреса вместе; всего с адреса — ' +
			'вдесятеро больше',
	},
	LOOKUPS_PER_HOUR: {
		text:
			'платных запросов одного аккаунта в час, которые могут кончиться ничем: каждый стоит установке отчёта, ' +
			'а человеку ничего',
	},
} as const satisfies SettingDescriptions;
