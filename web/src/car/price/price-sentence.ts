import type { StatsData } from '@avtosverka/contract/check/stats';
import { formatPriceRange } from '@avtosverka/contract/vocabulary/plural';
import { parsePrice } from '@avtosverka/contract/vocabulary/price';
import { FEW_ADVERTS } from '@avtosverka/decision/car/asked-price';
import { showPrice } from '../../ui/record/values.ts';

/** What the price in a field is against those of the market; null where the field holds none. */
export function priceSentence(text: string, stats: StatsData | null): string | null {
	const parsed = parsePrice(text);
	if (!parsed.ok) return null;
	if (stats === null) return 'Сравним с рынком, когда придёт ответ.';
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
