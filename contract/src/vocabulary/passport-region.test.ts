import { describe, expect, test } from 'vitest';
import { regionOfPassport } from './passport-region.ts';

describe('the region of a passport', () => {
	test.each([
		['4509 111222', 'Москва'],
		['4010333444', 'Санкт-Петербург'],
		['65', 'Свердловская область'],
		['45 09 ••••22', 'Москва'],
	])('%s hints at %s', (passport, region) => expect(regionOfPassport(passport)).toBe(region));

	test('is told with all that it may be where the digits do not decide', () => {
		expect(regionOfPassport('6711 555666')).toBe('Севастополь или Ханты-Мансийский автономный округ — Югра');
		expect(regionOfPassport('4611')).toBe('Московская область или Москва');
	});

	test.each(['', '4', '0000 000000', '74', '••', 'toString', '__'])('is unknown for «%s»', (passport) =>
		expect(regionOfPassport(passport)).toBeNull(),
	);
});
