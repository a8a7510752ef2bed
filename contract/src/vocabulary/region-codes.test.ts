import { describe, expect, test } from 'vitest';
import { REGIONS } from './region-codes.ts';

const codes = REGIONS.flatMap((region) => region.codes);
const different = [...new Set(codes.map(({ code }) => code))];
const regionOf = (code: string) =>
	REGIONS.find((region) => region.codes.some((one) => one.code === code))?.name;

/** As car-registers 9.6 lists them, except 188: a list there gives another country's region so. */
const THREE_DIGITS =
	'102 113 116 121 123 124 125 126 134 136 138 142 147 150 152 154 155 156 159 161 163 164 173 174 177 178 184 185 186 190 193 196 197 198 199 702 716 750 761 763 777 790 797 799 122 169 172 180 181 252 277 323 336 725 754 774 977 130 158 250 550';

describe('the table of regions', () => {
	test('has every code of two digits but 00', () => {
		const two = different.filter((code) => code.length === 2);
		expect(two.sort()).toEqual(Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0')));
	});

	test('has every code of three digits that is known', () => {
		const three = different.filter((code) => code.length === 3);
		expect(three.sort()).toEqual(THREE_DIGITS.split(' ').sort());
	});

	test('has each code once, or in two rows that both say so', () => {
		for (const code of different) {
			const doubts = codes.filter((one) => one.code === code).map(({ doubt }) => doubt);
			expect([code, doubts]).toEqual([code, doubts.length === 1 ? doubts : ['two-regions', 'two-regions']]);
		}
	});

	test.each([
		['80', ['Забайкальский край', 'Донецкая Народная Республика']],
		['81', ['Пермский край', 'Луганская Народная Республика']],
		['82', ['Камчатский край', 'Республика Крым']],
		['84', ['Красноярский край', 'Херсонская область']],
		['85', ['Иркутская область', 'Запорожская область']],
	])('calls %s one of %j', (code, names) => {
		const named = REGIONS.filter((region) => region.codes.some((one) => one.code === code));
		expect(named.map(({ name }) => name)).toEqual(names);
	});

	test.each([
		['77', 'Москва'],
		['777', 'Москва'],
		['78', 'Санкт-Петербург'],
		['20', 'Чеченская Республика'],
		['94', 'Байконур'],
	])('knows %s as %s', (code, name) => {
		expect(regionOf(code)).toBe(name);
	});

	test('names the subjects of Russia and Baikonur, and nothing that one list alone calls a region', () => {
		expect(REGIONS).toHaveLength(89 + 1);
		expect(REGIONS.map(({ name }) => name)).not.toContain('Харьковская область');
		expect(regionOf('188')).toBeUndefined();
	});

	test('marks what only one list has', () => {
		expect(codes.find(({ code }) => code === '158')?.doubt).toBe('one-list');
		expect(codes.find(({ code }) => code === '77')?.doubt).toBeNull();
	});
});
