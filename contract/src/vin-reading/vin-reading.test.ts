import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLATE_LETTERS } from '../vocabulary/plate.ts';
import type { Vin } from '../vocabulary/vin.ts';
import { expectedCheckDigit } from '../vocabulary/vin-check-digit.ts';
import { makerOf } from './makers.ts';
import { modelYearOf } from './model-year.ts';
import { nearVins } from './near-vins.ts';
import { readPlate } from './read-plate.ts';
import type { SeenLine } from './read-signs.ts';
import { readSeenVin } from './read-vin.ts';

const VIN = 'XTAGFL110KY700180';
const sure = (text: string): SeenLine => [...text].map((sign) => [{ sign, probability: 0.99 }]);

const sign = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
const signs = (length: number) => fc.array(sign, { minLength: length, maxLength: length });
const digits = fc.stringMatching(/^\d{4}$/);
const vin = fc
	.tuple(fc.constantFrom('XTA', 'Z94', 'WVW', 'X7L'), signs(10), digits)
	.map(([maker, middle, end]) => maker + middle.join('') + end);

describe('a VIN that was typed', () => {
	test('with I, O or Q is told what it was meant to be', () => {
		expect(nearVins('XTAGFL1I0KY7OO18Q')).toEqual({
			reason: 'left-out-letters',
			vins: ['XTAGFL110KY700180'],
		});
	});

	test('with I, O and Q for its digits is offered with the digits, whatever else stands in it', () => {
		fc.assert(
			fc.property(vin, fc.constantFrom('O', 'Q'), (text, zero) => {
				const mistyped = text.replaceAll('0', zero).replaceAll('1', 'I');
				if (mistyped === text) return;
				expect(nearVins(mistyped)).toEqual({ reason: 'left-out-letters', vins: [text] });
			}),
		);
	});

	test('without its first sign is known by its maker', () => {
		const near = nearVins(VIN.slice(1));
		expect(near?.reason).toBe('one-missing');
		expect(near?.vins).toContain(VIN);
	});

	test('with a sign pressed twice loses one of them', () => {
		expect(nearVins('XTAGFFL110KY700180')?.vins).toContain(VIN);
	});

	test('as a scanner reads it from an imported car loses the letter of the import', () => {
		expect(nearVins('IJHLRD77874C026456')).toEqual({ reason: 'one-too-many', vins: ['JHLRD77874C026456'] });
		expect(nearVins(`I${VIN}`)?.vins).toEqual([VIN]);
	});

	test('of an American plant for another market has no check digit to be wrong', () => {
		expect(nearVins('3VWZZZ1KZ5P000001')).toBeNull();
	});

	test('of a maker whose check digit binds is offered with one look-alike changed', () => {
		const body = '2C3CDXCT0HH523167';
		const right = body.slice(0, 8) + expectedCheckDigit(body as Vin) + body.slice(9);
		const wrong = right.replace('HH523', 'HH823').replace('823', '528');
		expect(nearVins(right)).toBeNull();
		expect(nearVins(wrong)?.reason).toBe('check-digit');
	});

	test('that is right is left alone', () => {
		fc.assert(
			fc.property(vin, (text) => {
				expect(nearVins(text)).toBeNull();
			}),
		);
	});

	test('is never answered with what is no VIN, nor with more than three', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					signs(16).map((all) => all.join('')),
				),
				(text) => {
					const near = nearVins(text)?.vins ?? [];
					expect(near.length).toBeLessThanOrEqual(3);
					for (const one of near) expect(one).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
				},
			),
		);
	});
});

describe('maker and year', () => {
	test('are told of a Lada and a Kia, and no year where the maker puts none', () => {
		expect(makerOf(VIN)).toBe('LADA');
		expect(modelYearOf(VIN as Vin, 2026)).toBe(2019);
		expect(makerOf('XWEHN512BJ0039524')).toBe('Kia');
		expect(modelYearOf('XWEHN512BJ0039524' as Vin, 2026)).toBe(2018);
		expect(makerOf('QQQ')).toBeNull();
	});

	test.each(['WDB2037072A671170', 'X7LHSRGAN57123456', 'VF1LZBT0550123456', 'JTEHD21A850036287'])(
		'no year is told where the maker puts none: %s',
		(vin) => {
			expect(modelYearOf(vin as Vin, 2026)).toBeNull();
		},
	);

	test('a plant of two makers is called both', () => {
		expect(makerOf('Z94CC41BBDR123456')).toBe('Hyundai или Kia');
	});
});

describe('a VIN that was seen', () => {
	test('is read whole, with nothing in doubt', () => {
		fc.assert(
			fc.property(vin, (text) => {
				const [best] = readSeenVin(sure(text));
				expect(best?.text).toBe(text);
				expect(best?.confidence).toBeGreaterThan(0.5);
			}),
		);
	});

	test('loses the asterisks around it, and I, O, Q become digits', () => {
		expect(readSeenVin(sure('*XTAGFLI1OKY7QO180*'))[0]?.text).toBe(VIN);
	});

	test('is put right by its maker, and the sign stays in doubt', () => {
		const line = sure(VIN).map((guesses, place) =>
			place === 2
				? [
						{ sign: '4', probability: 0.5 },
						{ sign: 'A', probability: 0.4 },
					]
				: guesses,
		);
		const [best] = readSeenVin(line);
		expect(best?.text).toBe(VIN);
		expect(best?.doubts[2]).toContain('4');
		expect(best?.confidence).toBeLessThan(0.5);
	});

	test('ends in digits: letters there are taken for what they look like', () => {
		expect(readSeenVin(sure('XTAGFL110KY70O1BO'))[0]?.text).toBe(VIN);
	});

	test('is not made of a word or of too few signs', () => {
		expect(readSeenVin(sure('VIN'))).toEqual([]);
		expect(readSeenVin(sure('12345678901234567'))).toEqual([]);
	});
});

describe('a plate that was seen', () => {
	const letter = fc.constantFrom(...PLATE_LETTERS);
	const number = fc.integer({ min: 1, max: 999 }).map((n) => String(n).padStart(3, '0'));

	test('is read whole, whatever alphabet the recogniser writes', () => {
		fc.assert(
			fc.property(letter, number, letter, letter, (a, digits, b, c) => {
				expect(readPlate(sure(`${a}${digits}${b}${c}77`))[0]?.text).toBe(`${a}${digits}${b}${c}77`);
			}),
		);
		expect(readPlate(sure('A123BC777'))[0]?.text).toBe('А123ВС777');
	});

	test('has letters where letters stand and digits where digits do', () => {
		expect(readPlate(sure('0O23BC777'))[0]?.text).toBe('О023ВС777');
		expect(readPlate(sure('A123BC77'))[0]?.doubts.flat()).toEqual([]);
	});

	test('of a motorcycle keeps the digit that looks like a letter, and a car its letter', () => {
		expect(readPlate(sure('4170BM116'))[0]?.text).toBe('4170ВМ116');
		expect(readPlate(sure('8163BO199'))[0]?.text).toBe('8163ВО199');
		expect(readPlate(sure('B163BO199'))[0]?.text).toBe('В163ВО199');
	});

	const shown = (text: string) =>
		readPlate(sure(text))
			.filter(({ confidence }) => confidence >= 0.1)
			.map((reading) => reading.text);

	test('of a car in transit is never another kind’s', () => {
		const unlikeZero = letter.filter((sign) => sign !== 'О');
		fc.assert(
			fc.property(letter, unlikeZero, number, unlikeZero, (a, b, digits, c) => {
				expect(shown(`${a}${b}${digits}${c}77`)).toEqual([`${a}${b}${digits}${c}77`]);
			}),
		);
	});

	test('that looks the same as a trailer’s is not shown at all', () => {
		expect(shown('АА123О77')).toEqual([]);
	});

	test('is not made of anything else', () => {
		expect(readPlate(sure('HELLO'))).toEqual([]);
		expect(readPlate([])).toEqual([]);
	});
});

test('a code of one plant for several makers names them all, and nobody is named instead of another', () => {
	expect(makerOf('XWB')).toBe('Chevrolet или Daewoo или Ravon');
	expect(makerOf('XW8')).toBe('Volkswagen или Škoda');
	expect([makerOf('XTT'), makerOf('X9L'), makerOf('XTB')]).toEqual(['УАЗ', 'Chevrolet', 'Москвич']);
	expect(makerOf('JTH')).toBe('Lexus');
});
