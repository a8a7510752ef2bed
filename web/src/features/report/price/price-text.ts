import type { StatsData } from '@avtosverka/contract/check/stats';
import { formatPriceRange } from '@avtosverka/contract/vocabulary/plural';
import { parsePrice } from '@avtosverka/contract/vocabulary/price';
import { FEW_ADVERTS } from '@avtosverka/decision/car/asked-price';
import { showPrice } from '../../../ui/record/values.ts';

/** What a field holds, and before which of its signs the caret. */
export type TypedPrice = { readonly text: string; readonly caret: number };

/**
 * The digits of a price in groups of three, with the caret behind the digit that it stood behind. A text that
 * has anything but digits and spaces stays as it was typed: a sentence says what is wrong with it.
 */
export function groupThousands({ text, caret }: TypedPrice): TypedPrice {
	if (/[^\d\s]/.test(text)) return { text, caret };
	const digitsBefore = digitsOf(text.slice(0, caret)).length;
	const grouped = digitsOf(text).replace(/(?<=\d)(?=(?:\d{3})+$)/g, '\u00a0');
	return { text: grouped, caret: placeBehind(grouped, digitsBefore) };
}

/** What the price in a field is against those of the market; null where the field holds none. */
export function priceSentence(text: string, stats: StatsData | null): string | null {
	const parsed = parsePrice(text);
	if (!parsed.ok) return null;
	if (stats === null) return 'Сравним с рынком, когда ответит «Статистика».';
	const {
		lower_market_bound: lower,
		upper_market_bound: upper,
		adverts_count_all: adverts,
	} = stats.result ?? {};
	if (lower == null || upper == null) return 'Рыночных цен на такие машины нет: сравнить не с чем.';
	const few =
		adverts != null && adverts < FEW_ADVERTS
			? ` Но объявлений мало, всего ${adverts}: сравнение неточное.`
			: '';
	return comparison(parsed.price, lower, upper) + few;
}

function comparison(price: number, lower: number, upper: number): string {
	const market = formatPriceRange(lower, upper);
	if (price < lower) return `На ${showPrice(lower - price)} ниже рынка (${market}). Спросите, почему дёшево.`;
	if (price > upper) return `На ${showPrice(price - upper)} выше рынка (${market}). Есть повод торговаться.`;
	return `В пределах рынка: ${market}.`;
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}

function placeBehind(text: string, digits: number): number {
	let place = 0;
	for (let seen = 0; seen < digits; place += 1) if (/\d/.test(text[place] ?? '')) seen += 1;
	return place;
}
