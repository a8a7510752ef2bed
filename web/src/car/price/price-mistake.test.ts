import { parsePrice } from '@avtosverka/contract/vocabulary/price';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceMistake } from './price-mistake.ts';

const said = (text: string) => priceMistake(text)?.replace(/\u00a0/g, ' ') ?? null;

describe('what is no price', () => {
	test.each([
		['дорого', 'Введите цену цифрами. Образец: 450 000'],
		['-450000', 'Введите цену без минуса. Образец: 450 000'],
		['− 5', 'Введите цену без минуса. Образец: 450 000'],
		['400–450 тыс', 'Здесь несколько чисел. Оставьте одну цену.'],
		['400 000 - 450 000', 'Здесь несколько чисел. Оставьте одну цену.'],
		['450 000 ₽ или 470 000 ₽', 'Здесь несколько чисел. Оставьте одну цену.'],
		['от 400 до 450', 'Здесь несколько чисел. Оставьте одну цену.'],
		['5000 $', 'Введите цену в рублях. Образец: 450 000'],
		['5000 евро', 'Введите цену в рублях. Образец: 450 000'],
		['450000,50', 'Копейки не нужны. Образец: 450 000'],
		['450 000.00 руб.', 'Копейки не нужны. Образец: 450 000'],
		['450 косарей', 'Из слов понимаем «тыс» и «млн». Образец: 450 000'],
		['0', 'Цена от 1 000 ₽.'],
		['450', 'Цена от 1 000 ₽. Тысячи? Допишите «тыс».'],
		['12345678901234567890', 'Цена до 1 000 000 000 ₽.'],
		['2000 млн', 'Цена до 1 000 000 000 ₽.'],
	])('%s: %s', (text, sentence) => {
		expect(said(text)).toBe(sentence);
	});

	test.each(['', '  ', '450 000 ₽', '1,5 млн', '800 тыс'])('is nothing of: %j', (text) => {
		expect(said(text)).toBeNull();
	});

	test('always gets a sentence, and a price none', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (text) => {
				expect(priceMistake(text) === null).toBe(parsePrice(text).ok || text.trim() === '');
			}),
		);
	});
});
