import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentEncode1251 } from './windows-1251.ts';

const decode = (encoded: string) =>
	new TextDecoder('windows-1251').decode(
		Buffer.from(
			encoded.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
			'latin1',
		),
	);

test.each([
	['Пётр', '%CF%B8%F2%F0'],
	['Примеров Пётр', '%CF%F0%E8%EC%E5%F0%EE%E2%20%CF%B8%F2%F0'],
	['a-b_c.1&x=%', 'a-b_c.1%26x%3D%25'],
	['日', '%3F'],
])('%s is %s', (text, encoded) => {
	expect(percentEncode1251(text)).toBe(encoded);
});

test('every Russian text comes back as it went', () => {
	const letter = fc.constantFrom(
		...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ -№«».+&=',
	);
	fc.assert(
		fc.property(fc.string({ unit: letter }), (text) => {
			expect(decode(percentEncode1251(text))).toBe(text);
			expect(percentEncode1251(text)).toMatch(/^[\w.~%-]*$/);
		}),
	);
});
