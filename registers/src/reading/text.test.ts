import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gibddText } from '../suppliers/gibdd/text.ts';
import { oneLine, supplierText, text as textWithLines, tidyText } from './text.ts';

const BIDI = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const UNSEEN = '\u00ad\u200b\u200c\u200d\u2060\ufeff\u{e0041}';

describe('a text of a supplier', () => {
	test('loses the signs that turn it round or are not seen', () => {
		expect(supplierText(`Залог \u202eтен\u202c снят${BIDI}${UNSEEN}`)).toBe('Залог тен снят');
	});

	test('keeps its lines, however they end, and no other control sign', () => {
		expect(
			supplierText('первая\r\nвторая\rтретья\u2028четвёртая\n\nпятая\u0000\u0007\u001b[31m\tшестая'),
		).toBe('первая\nвторая\nтретья\nчетвёртая\n\nпятая [31m шестая');
	});

	test('stays as it was when it has nothing of the kind', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[а-яё\d]([ -~а-яё\n]*[а-яё\d])?$/), (text) => {
				expect(supplierText(text)).toBe(text);
			}),
		);
	});

	test('has none of them, whatever it was', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				expect(supplierText(text)).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}|\p{Cs}|[\u2028\u2029]/u);
			}),
		);
	});
});

test.each([
	['JSON of registers', (text: string) => oneLine.parse(text)],
	['HTML', (text: string) => tidyText(text)],
	['Автокод', (text: string) => textWithLines.parse(text)],
	['ГИБДД', (text: string) => gibddText.parse(text)],
])('is made plain where it becomes a fact: %s', (_, read) => {
	expect(read(`\u202eЛада\u2069 \u200bВеста\u0007`)).toBe('Лада Веста');
});

test.each([
	['Автокод', (text: string) => textWithLines.parse(text)],
	['ГИБДД', (text: string) => gibddText.parse(text)],
])('keeps the lines of a text that has several: %s', (_, read) => {
	expect(read('Наложен запрет.\r\nСнят частично.')).toBe('Наложен запрет.\nСнят частично.');
});

test('one that only hides something says nothing', () => {
	expect([oneLine.parse('\u202e\u200b'), textWithLines.parse('\u202e'), gibddText.parse('\u200f-')]).toEqual([
		null,
		null,
		null,
	]);
});
