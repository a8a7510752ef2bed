/** Bounds of what a used car may cost, whole roubles: less is a slip (thousands left out), more is no car. */
export const PRICE_AT_LEAST = 1_000;
export const PRICE_AT_MOST = 1_000_000_000;

export type PriceProblem = 'digits' | 'bounds';

export type ParsedPrice = { ok: true; price: number } | { ok: false; problem: PriceProblem };

/** Reads whole roubles as people write them: «1 250 000 ₽», «1250000 руб.». */
export function parsePrice(text: string): ParsedPrice {
	const digits = text.replace(/\s/g, '').replace(/(?:₽|р\.?|руб\.?|рублей)$/i, '');
	if (!/^\d+$/.test(digits)) return { ok: false, problem: 'digits' };
	const price = Number(digits);
	if (price < PRICE_AT_LEAST || price > PRICE_AT_MOST) return { ok: false, problem: 'bounds' };
	return { ok: true, price };
}

/** The sentence shown for a price that cannot be read. */
export const PRICE_PROBLEM_TEXT: Readonly<Record<PriceProblem, string>> = {
	digits: 'Введите цену цифрами, целыми рублями. Образец: 450 000',
	bounds: 'Цена бывает от 1 000 до 1 000 000 000 рублей',
};
