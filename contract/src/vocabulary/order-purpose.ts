/** What an order that costs money is made for: checks here and in the bot, watched cars, what people buy. */
export const ORDER_PURPOSES = ['check', 'bot', 'watch', 'paid-lookup', 'owner-report'] as const;
export type OrderPurpose = (typeof ORDER_PURPOSES)[number];

/** What an operator reads of a purpose, in the console and in docs/settings.md. */
export const ORDER_PURPOSE_WORDS: Readonly<Record<OrderPurpose, string>> = {
	check: 'проверки на сайте',
	bot: 'проверки в боте',
	watch: 'слежение за машинами',
	'paid-lookup': 'платные запросы',
	'owner-report': 'отчёты о владельце',
};
