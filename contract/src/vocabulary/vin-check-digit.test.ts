import { describe, expect, test } from 'vitest';
import type { Vin } from './vin.ts';
import { checkDigitVerdict, expectedCheckDigit } from './vin-check-digit.ts';

describe('the check digit', () => {
	test('of the textbook VIN of ones is one', () => {
		expect(expectedCheckDigit('11111111111111111' as Vin)).toBe('1');
	});

	test('is X where the sum leaves ten', () => {
		expect(expectedCheckDigit('1M8GDM9AXKP042788' as Vin)).toBe('X');
		expect(checkDigitVerdict('1M8GDM9AXKP042788' as Vin)).toBe('right');
	});

	test('binds for North America and China', () => {
		expect(checkDigitVerdict('1M8GDM9A1KP042788' as Vin)).toBe('wrong');
		expect(checkDigitVerdict('LJD7AC14XP0207455' as Vin)).toBe('wrong');
	});

	test('means nothing for a Lada', () => {
		expect(checkDigitVerdict('XTA21144094786239' as Vin)).toBe('not-binding');
	});
});
