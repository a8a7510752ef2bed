import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlate, PLATE_LETTERS, parsePlate, shortenPlate, splitPlate } from './plate.ts';

const letter = fc.constantFrom(...PLATE_LETTERS);
const region = fc
	.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 999 }))
	.map((n) => String(n).padStart(2, '0'));
const number = fc.integer({ min: 1, max: 999 }).map((n) => String(n).padStart(3, '0'));

describe('a plate', () => {
	test.each([
		['А123ВС77', 'А 123 ВС 77'],
		['А000АА777', null],
		['ММ00155', 'ММ 001 55'],
		['ММ000155', 'ММ 0001 55'],
		['0001ММ55', '0001 ММ 55'],
		['ММ001М55', 'ММ 001 М 55'],
		['ТММ00155', 'ТММ 001 55'],
		['М000155', 'М 0001 55'],
	])('%s is read and written as %s', (text, written) => {
		const parsed = parsePlate(text);
		expect(parsed.ok ? formatPlate(parsed.plate) : null).toBe(written);
	});

	test('may be typed with Latin twins, small letters, spaces and dashes', () => {
		expect(parsePlate(' a123 bc-77 ')).toEqual({ ok: true, plate: 'А123ВС77' });
	});

	test('that stops before its region is unfinished', () => {
		for (const text of ['А', 'А123', 'А123ВС', 'А123ВС7']) {
			expect(parsePlate(text)).toEqual({ ok: false, problem: 'incomplete' });
		}
	});

	test('with a letter that plates do not carry is malformed, with a foreign sign it is refused for its letters', () => {
		expect(parsePlate('Ж123ВС77')).toEqual({ ok: false, problem: 'malformed' });
		expect(parsePlate('А123ВС77$')).toEqual({ ok: false, problem: 'letters' });
		expect(parsePlate('D123ВС77')).toEqual({ ok: false, problem: 'letters' });
	});

	test('never has the number 000 or the region 00', () => {
		expect(parsePlate('А000ВС77').ok).toBe(false);
		expect(parsePlate('А123ВС00').ok).toBe(false);
	});

	test('of a civil car is read with any number and any region', () => {
		fc.assert(
			fc.property(letter, number, letter, letter, region, (a, digits, b, c, code) => {
				expect(parsePlate(a + digits + b + c + code)).toEqual({ ok: true, plate: a + digits + b + c + code });
				expect(splitPlate(a + digits + b + c + code)).toEqual({ number: a + digits + b + c, region: code });
			}),
		);
	});

	test('is never made of a text that cannot be one', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				const parsed = parsePlate(text);
				if (parsed.ok) expect(splitPlate(parsed.plate)).not.toBeNull();
			}),
		);
	});

	test('leaves only its region in a log', () => {
		expect(shortenPlate('А123ВС77')).toBe('…77');
	});
});
