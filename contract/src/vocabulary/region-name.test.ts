import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGIONS } from './region-codes.ts';
import { regionName } from './region-name.ts';

test.each([
	['Кировская Область', 'Кировская область'],
	['КИРОВСКАЯ ОБЛАСТЬ', 'Кировская область'],
	[' Брянская ', 'Брянская область'],
	['Краснодарский', 'Краснодарский край'],
	['г. Москва', 'Москва'],
	['МОСКВА Г', 'Москва'],
	['Респ. Татарстан', 'Республика Татарстан'],
	['ЧЕЧЕНСКАЯ РЕСПУБЛИКА', 'Чеченская Республика'],
	['Республика Северная Осетия-Алания', 'Республика Северная Осетия — Алания'],
	['Кемеровская область - Кузбасс', 'Кемеровская область — Кузбасс'],
	['ХАНТЫ-МАНСИЙСКИЙ АВТОНОМНЫЙ ОКРУГ - ЮГРА', 'Ханты-Мансийский автономный округ — Югра'],
	['Ханты-Мансийский АО', 'Ханты-Мансийский автономный округ — Югра'],
	['Еврейская', 'Еврейская автономная область'],
	['Санкт-Петербург', 'Санкт-Петербург'],
])('%j is %j', (text, name) => expect(regionName(text)).toBe(name));

test.each(['', 'МВД по Республике Татарстан', 'Москва и Московская область', 'Минская область', '—', '77'])(
	'%j names no one region of Russia, and stays as it is',
	(text) => expect(regionName(text)).toBe(text),
);

test('every region has its own name in whatever letters it is written, and no name changes twice', () => {
	fc.assert(
		fc.property(fc.constantFrom(...REGIONS), ({ name }) => {
			for (const written of [name, name.toUpperCase(), name.toLowerCase(), name.replace(' — ', '-')]) {
				expect(regionName(written)).toBe(name);
			}
		}),
	);
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(regionName(regionName(text))).toBe(regionName(text));
		}),
	);
});

test('a register that names no region is not answered for', () => expect(regionName(null)).toBeNull());
