import { PLATE_LETTERS, parsePlate } from '@avtosverka/contract/vocabulary/plate';
import { parseVin } from '@avtosverka/contract/vocabulary/vin';
import { checkDigitVerdict } from '@avtosverka/contract/vocabulary/vin-check-digit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plateOfVin, vinOfPlate } from './plate-vin.ts';

const letter = fc.constantFrom(...PLATE_LETTERS);
const plates = fc
	.tuple(
		fc.constantFrom('LdddLL', 'LLddd', 'LLdddd', 'ddddLL', 'LLdddL', 'Ldddd'),
		fc.array(letter, { minLength: 3, maxLength: 3 }),
		fc.integer({ min: 1, max: 999 }),
		fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 999 })),
	)
	.map(([shape, letters, number, region]) => {
		const digits = shape.replace(/L/g, '').length;
		const queue = [...letters];
		const body = shape
			.replace(/d+/, String(number).padStart(digits, '0'))
			.replace(/L/g, () => queue.shift() ?? 'А');
		return `${body}${String(region).padStart(2, '0')}`;
	});

describe('The VIN behind a plate', () => {
	test('is well formed, carries a right check digit, and leads back to the plate', () => {
		fc.assert(
			fc.property(plates, (text) => {
				const parsed = parsePlate(text);
				if (!parsed.ok) throw new Error(`${text} is no plate`);
				const vin = vinOfPlate(parsed.plate);
				expect(parseVin(vin).ok).toBe(true);
				expect(checkDigitVerdict(vin)).toBe('right');
				expect(plateOfVin(vin)).toBe(parsed.plate);
			}),
		);
	});

	test('is another one for another plate', () => {
		fc.assert(
			fc.property(plates, plates, (one, other) => {
				expect(vinOfPlate(one) === vinOfPlate(other)).toBe(one === other);
			}),
		);
	});

	test('is found for no VIN that was not made from a plate', () => {
		expect(plateOfVin('XTA21144094786239')).toBeNull();
		expect(plateOfVin('WP1AB29PX4LA69033')).toBeNull();
	});
});
