import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPassport } from './person.ts';
import { plainSigns } from './plain-signs.ts';
import { parsePlate } from './plate.ts';
import { parseVin } from './vin.ts';

describe('a copied text in plain signs', () => {
	test.each([
		['XTA\u200b2114', 'XTA2114'],
		['XTA2114\ufeff', 'XTA2114'],
		['\u202aXTA2114\u202c', 'XTA2114'],
		['Приме\u00adров', 'Примеров'],
		['45\u201309 — 111222', '45-09 - 111222'],
		['\u22125', '-5'],
		['ＸＴＡ２１１４', 'XTA2114'],
		['𝐗𝐓𝐀𝟐', 'XTA2'],
		['Куи\u0306', 'Куй'],
		['Куи\u200d\u0306', 'Куй'],
		['№ 45', '№ 45'],
		['А123ВС77¹', 'А123ВС77¹'],
	])('%j is %j', (text, plain) => {
		expect(plainSigns(text)).toBe(plain);
	});

	test('is the same when it is made plain once more, whatever it was', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				expect(plainSigns(plainSigns(text))).toBe(plainSigns(text));
			}),
		);
	});
});

test('no invisible sign, no dash and no full width makes another number of a written one', () => {
	const noise = fc.constantFrom('\u200b', '\u00ad', '\u2060', '\ufe0f', '\u202c');
	const gap = fc.constantFrom('', '-', '–', ' ', '\u00a0', '\u2009');
	const wide = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0);
	const read = (text: string) =>
		[parseVin(text), parsePlate(text), readPassport(text)].filter(({ ok }) => ok);
	const numbers = fc.constantFrom('XTA21144094786239', 'А123ВС777', '4509111222');
	fc.assert(
		fc.property(
			numbers,
			fc.array(fc.tuple(noise, gap, fc.boolean()), { minLength: 17 }),
			(number, around) => {
				const text = [...number]
					.map((sign, at) => {
						const [before = '', after = '', isWide = false] = around[at] ?? [];
						return before + (isWide && /[A-Z0-9]/.test(sign) ? wide(sign) : sign) + after;
					})
					.join('');
				expect(read(text)).toEqual(read(number));
				expect(read(text)).toHaveLength(1);
			},
		),
	);
});
