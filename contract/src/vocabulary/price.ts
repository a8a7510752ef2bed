/** Bounds of what a used car may cost, whole roubles: less is a slip (thousands left out), more is no car. */
export const PRICE_AT_LEAST = 1_000;
export const PRICE_AT_MOST = 1_000_000_000;

export type PriceProblem = 'digits' | 'bounds';

export type ParsedPrice = { ok: true; price: number } | { ok: false; problem: PriceProblem };

const CURRENCY = /\s|^₽|(?:₽|р\.?|руб\.?|рублей)\s*$/g;
/** As in «1.250.000», which has no kopecks. */
const BEFORE_THOUSANDS = /[.,](?=(?:[.,]?\d{3})+$)/g;
/** «800 тыс.», «1,5 млн», «800 т.р.», «800к» */
const PRICE = /^(\d+)(?:(?:[.,](\d+))?((млн|миллион[а-я]*)|тыс[а-я]*|[тк])\.?)?$/;

/** Reads whole roubles as people write them: «1 250 000 ₽», «1250000 руб.», «1,25 млн», «1250 тыс». */
export function readRoubles(text: string): number | null {
	const plain = text.toLowerCase().replace(CURRENCY, '').replace(BEFORE_THOUSANDS, '');
	const [, whole, part = '', unit, millions] = PRICE.exec(plain) ?? [];
	if (whole === undefined) return null;
	return Math.round(Number(`${whole}.${part}`) * (millions ? 1_000_000 : unit ? 1_000 : 1));
}

/** Reads roubles that a car may cost. */
export function parsePrice(text: string): ParsedPrice {
	const price = readRoubles(text);
	if (price === null) return { ok: false, problem: 'digits' };
	if (price < PRICE_AT_LEAST || price > PRICE_AT_MOST) return { ok: false, problem: 'bounds' };
	return { ok: true, price };
}

/** What an address with a price that cannot be read is answered. */
export const PRICE_PROBLEM_TEXT: Readonly<Record<PriceProblem, string>> = {
	digits: 'Введите цену цифрами, целыми рублями. Образец: 450 000',
	bounds: 'Цена бывает от 1 000 до 1 000 000 000 рублей',
};
