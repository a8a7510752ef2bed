import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	bodyNumbersDiffer,
	listsDiffer,
	makesDiffer,
	modelsDiffer,
	powersDiffer,
	readBodyNumber,
	vinValue,
	volumesDiffer,
	yearsDiffer,
} from './identity-values.ts';
import { modelWords } from './spellings.ts';

const RUNS = { numRuns: 2_000 };
const number = fc.double({ min: 0.1, max: 10_000, noNaN: true });
const words = fc.array(
	fc.constantFrom('red', 'blue', 'grey', 'LADA', 'Kia', 'Nissan', 'Infiniti', 'Datsun'),
	{ maxLength: 3 },
);
const bodyNumber = fc.stringMatching(/^[A-Z0-9]{6,17}$/);
const model = fc.stringMatching(/^[A-ZА-Я0-9 -]{0,20}$/).map(modelWords);

const COMPARISONS = [
	['years', fc.integer({ min: 1900, max: 2100 }), yearsDiffer],
	['volumes', number, volumesDiffer],
	['powers', number, powersDiffer],
	['colours', words, listsDiffer],
	['makes', words, makesDiffer],
	['body numbers', bodyNumber, bodyNumbersDiffer],
	['models', model, modelsDiffer],
] as const;

test.each(COMPARISONS)(
	'%s: it does not matter which comes first, and equal ones never differ',
	(...entry) => {
		const [, value, differ] = entry as unknown as [
			string,
			fc.Arbitrary<unknown>,
			(a: unknown, b: unknown) => boolean,
		];
		fc.assert(
			fc.property(value, value, (one, other) => {
				expect(differ(one, other)).toBe(differ(other, one));
				expect(differ(one, one)).toBe(false);
			}),
			RUNS,
		);
	},
);

test.each([
	['a year', yearsDiffer, 2012, 2013, 2014],
	['20 cm³', volumesDiffer, 1596, 1616, 1617],
	['2 hp', powersDiffer, 150, 152, 152.5],
] as const)('%s is tolerated, and no more', (_, differ, value, near, far) => {
	expect(differ(value, near)).toBe(false);
	expect(differ(value, far)).toBe(true);
});

test('a power in whole kilowatts is the power in whole hp', () => {
	fc.assert(
		fc.property(fc.double({ min: 20, max: 1_500, noNaN: true }), (hp) => {
			expect(powersDiffer(Math.round(hp), Math.round(hp / 1.35962))).toBe(false);
		}),
		RUNS,
	);
});

test('a body number in another alphabet is the same', () => {
	const TWINS: Readonly<Record<string, string>> = {
		A: 'А',
		B: 'В',
		C: 'С',
		E: 'Е',
		H: 'Н',
		K: 'К',
		T: 'Т',
		X: 'Х',
	};
	fc.assert(
		fc.property(bodyNumber, fc.infiniteStream(fc.boolean()), (number, coins) => {
			const one = readBodyNumber(number);
			const mixed = [...number].map((sign) => (coins.next().value ? (TWINS[sign] ?? sign) : sign)).join('');
			expect(readBodyNumber(mixed)).toBe(one);
		}),
		RUNS,
	);
});

test.each(['', '12345', 'ОТСУТСТВУЕТ', 'НЕ УСТАНОВЛЕН', 'GX105*****796', 'XTA2114*0**786239'])(
	'«%s» is no body number and no VIN',
	(text) => {
		expect(readBodyNumber(text)).toBeNull();
		expect(vinValue(text)).toBeNull();
	},
);

test('a body number of zeros, of one sign or of words is none', () => {
	expect(
		['000000', '0000000000', 'XXXXXXX', 'НЕТ', 'отсутствует', 'ООООООО', '1111111'].map(readBodyNumber),
	).toEqual(Array(7).fill(null));
	expect(readBodyNumber('NCP30-0012345')).toBe('NCP300012345');
});
