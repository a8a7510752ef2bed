/** What becomes of a payment, with the words of its button. */
export const HOWS = {
	pay: 'Оплатить',
	decline: 'Отказать',
	later: 'Оплатить, уведомить позже',
	twice: 'Уведомить дважды',
	'other-amount': 'Уведомить с другой суммой',
	silent: 'Не уведомлять',
} as const;
export type How = keyof typeof HOWS;

export function isHow(name: unknown): name is How {
	return typeof name === 'string' && Object.hasOwn(HOWS, name);
}
