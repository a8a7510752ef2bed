import { formatNumber } from '@avtosverka/contract/vocabulary/plural';
import { PRICE_AT_LEAST, PRICE_AT_MOST, readRoubles } from '@avtosverka/contract/vocabulary/price';

const SAMPLE = 'Образец: 450 000';
const NUMBER = '\\d[\\d\\s.,]*(?:тыс|млн|₽|р|руб)?\\.?\\s*';

/** What a field for a price does not take, the clearest first; three lines of a narrow phone at most. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
	[/^\s*[-−–—]\s*\d/, `Введите цену без минуса. ${SAMPLE}`],
	[/^[\d\s]+[.,]\d*\s*(?:₽|р[а-я.]*)?\s*$/i, `Копейки не нужны. ${SAMPLE}`],
	[new RegExp(`${NUMBER}(?:[-−–—/;,]|или|до)\\s*\\d`, 'i'), 'Здесь несколько чисел. Оставьте одну цену.'],
	[/[$€£¥]|usd|eur|долл|евро|у\.?\s?е\.?/i, `Введите цену в рублях. ${SAMPLE}`],
	[/\p{L}.*\d|\d.*\p{L}/u, `Из слов понимаем «тыс» и «млн». ${SAMPLE}`],
];

/** What is wrong with a text that is no price, in a sentence; null for a price and for nothing. */
export function priceMistake(text: string): string | null {
	if (text.trim() === '') return null;
	const price = readRoubles(text);
	if (price === null) {
		return REFUSED.find(([sign]) => sign.test(text))?.[1] ?? `Введите цену цифрами. ${SAMPLE}`;
	}
	if (price > PRICE_AT_MOST) return `Цена до ${formatNumber(PRICE_AT_MOST)} ₽.`;
	if (price >= PRICE_AT_LEAST) return null;
	const least = `Цена от ${formatNumber(PRICE_AT_LEAST)} ₽.`;
	return price > 0 ? `${least} Тысячи? Допишите «тыс».` : least;
}
