import { REGIONS } from '@avtosverka/contract/vocabulary/region-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRegions, rowId } from './find-regions.ts';

const names = (typed: string) => findRegions(REGIONS, typed).map(({ name }) => name);

describe('the search of a region', () => {
	test.each([
		['777', ['Москва']],
		['  МОСКВА ', ['Москва']],
		['моск обл', ['Московская область']],
		['ханты мансийский', ['Ханты-Мансийский автономный округ — Югра']],
		['чувашская', ['Чувашская Республика']],
		['9999', []],
		['qwerty', []],
	])('finds by «%s»: %j', (typed, found) => {
		expect(names(typed)).toEqual(found);
	});

	test('finds by the beginning of a code all regions that have such a one', () => {
		expect(names('19')).toEqual(
			expect.arrayContaining(['Республика Хакасия', 'Москва', 'Свердловская область']),
		);
	});

	test('shows everything while nothing is typed', () => {
		expect(findRegions(REGIONS, ' ')).toHaveLength(REGIONS.length);
	});

	test('never breaks and never finds what is not in the table', () => {
		fc.assert(
			fc.property(fc.string(), (typed) => {
				for (const region of findRegions(REGIONS, typed)) expect(REGIONS).toContain(region);
			}),
		);
	});

	test('every row has an address of its own', () => {
		expect(new Set(REGIONS.map(rowId)).size).toBe(REGIONS.length);
	});
});
