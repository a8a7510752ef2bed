const RULES = new Intl.PluralRules('ru-RU');

/** The forms of a counted noun: one (1 запрос), few (2 запроса), many (5 запросов). */
export type Forms = readonly [one: string, few: string, many: string];

/** Records of any register. */
export const RECORD_FORMS: Forms = ['запись', 'записи', 'записей'];

/** The form of a noun that goes with a number. */
export function pluralForm(count: number, [one, few, many]: Forms): string {
	const rule = RULES.select(count);
	if (rule === 'one') return one;
	return rule === 'few' ? few : many;
}

/** «2 запроса»: the number, thin-spaced by thousands, with its noun. */
export function counted(count: number, forms: Forms): string {
	return `${formatNumber(count)} ${pluralForm(count, forms)}`;
}

const NUMBER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** «1 250 000»: digits in groups, a comma before the fraction, at most one place of it. */
export function formatNumber(value: number): string {
	return NUMBER.format(value);
}

/** «98 500 км», never broken between lines. */
export function formatKilometres(km: number): string {
	return `${formatNumber(km)}\u00a0км`;
}

/** «210 000–320 000 ₽» */
export function formatPriceRange(lower: number, upper: number): string {
	return `${formatNumber(Math.round(lower))}–${formatRoubles(upper)}`;
}

/** «610 000 ₽»: a price to the rouble, never broken between lines. */
export function formatRoubles(roubles: number): string {
	return `${formatNumber(Math.round(roubles))}\u00a0₽`;
}
