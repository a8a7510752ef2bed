import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlate, PLATE_LETTERS, parsePlate, shortenPlate, splitPlate } from './plate.ts';

const letter = fc.constantFrom(...PLATE_LETTERS);
const region = fc
	.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 999 }))
	.map((n) => String(n).padStart(2, '0'));
const number = fc.integer({ min: 1, max: 999 }).map((n) => String(n).padStart(3, '0'));

const NOT_SEARCHED =
	'С номерами такого вида ездят полиция и посольства: по ним реестры не ищут. Введите VIN.';
const refusal = (text: string) => {
	const parsed = parsePlate(text);
	return parsed.ok ? null : parsed.problem;
};

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
		['ММ55АА77', 'ММ 55 АА 77'],
	])('%s is read and written as %s', (text, written) => {
		const parsed = parsePlate(text);
		expect(parsed.ok ? formatPlate(parsed.plate) : null).toBe(written);
	});

	test('may be typed with Latin twins, small letters, spaces and dashes', () => {
		expect(parsePlate(' a123 bc-77 ')).toEqual({ ok: true, plate: 'А123ВС77' });
	});

	test('that stops before its region is unfinished', () => {
		for (const text of ['А', 'А123', 'А123ВС', 'А123ВС7']) {
			expect(refusal(text)).toBe('incomplete');
		}
	});

	test.each([
		['', 'empty', 'Введите VIN или госномер.'],
		['А123ВС77$', 'letters', 'Только кириллица и цифры'],
		['D123ВС77', 'letters', 'Только кириллица и цифры'],
		['ММ00', 'incomplete', 'Номер введён не полностью'],
		['Ж123ВС77', 'letter', 'Буквы Ж на номерах не бывает. Образец: А123ВС777'],
		['А123ВС7777', 'too-long', 'В номере с регионом не больше 9 знаков. Образец: А123ВС777'],
		['123АВС77', 'order', 'В таком порядке буквы и цифры на номере не стоят. Образец: А123ВС777'],
		['1234А77', 'not-searched', NOT_SEARCHED],
		['123А177', 'not-searched', NOT_SEARCHED],
		['004Т00177', 'not-searched', NOT_SEARCHED],
		['77777', 'order', 'В таком порядке буквы и цифры на номере не стоят. Образец: А123ВС777'],
		['А000АА777', 'zeros', 'Номеров из одних нулей не бывает. Образец: А123ВС777'],
		['0000АА77', 'zeros', 'Номеров из одних нулей не бывает. Образец: А123ВС777'],
		['А123ВС00', 'region', 'Региона 00 не бывает. Образец: А123ВС777'],
		['А123ВС012', 'region', 'Региона 012 не бывает. Образец: А123ВС777'],
	] as const)('%s is refused for its fault, %s, in words of its own', (text, problem, words) => {
		expect(parsePlate(text)).toEqual({ ok: false, problem, text: words });
	});

	test('of any text is refused with a sample, if with any, that is a plate', () => {
		const sign = fc.constantFrom(...PLATE_LETTERS, ...'0123456789ЖЁ$ -');
		const nearPlate = fc.array(sign, { maxLength: 11 }).map((signs) => signs.join(''));
		fc.assert(
			fc.property(fc.oneof(nearPlate, fc.string({ unit: 'grapheme' })), (text) => {
				const parsed = parsePlate(text);
				if (parsed.ok) return;
				expect(parsed.text).not.toMatch(/undefined|null/);
				const [, sample] = /Образец: (.*)$/.exec(parsed.text) ?? [];
				if (sample !== undefined) expect(parsePlate(sample)).toEqual({ ok: true, plate: sample });
			}),
		);
	});

	test('with one fault put into it is refused for that fault', () => {
		const plate = fc.tuple(letter, number, letter, letter, region);
		fc.assert(
			fc.property(plate, fc.constantFrom(...'БГДЁЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯ'), ([a, digits, b, c, code], unused) => {
				expect(refusal(unused + digits + b + c + code)).toBe('letter');
				expect(refusal(`${a}000${b}${c}${code}`)).toBe('zeros');
				expect(refusal(`${a}${digits}${b}${c}00`)).toBe('region');
				expect(refusal(`${a}${digits}${b}${c}${code}00`)).toBe('too-long');
				expect(refusal(`${digits}${a}${b}${c}${code}`)).toBe('order');
				expect(refusal(`${a}${digits}${b}`)).toBe('incomplete');
			}),
		);
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
