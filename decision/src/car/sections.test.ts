import type { OwnershipPeriodData } from '@avtosverka/contract/check/registration';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { expect, test } from 'vitest';
import { registrationMeaning } from './sections/registration.ts';
import { repeatedValues } from './sections/repeated-identity.ts';
import { SECTION_MEANINGS } from './sections.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

function registered(periods: readonly (readonly [from: string, to?: string])[]) {
	const rest = { ownerType: null, ownerTypeCode: null, lastOperation: null, lastOperationCode: null };
	const list = periods.map(
		([startDate, endDate]): OwnershipPeriodData => ({ startDate, ...(endDate && { endDate }), ...rest }),
	);
	return { RequestResult: { periods: list } } as unknown as Parameters<typeof registrationMeaning.line>[0];
}

test('owners are counted, and the last one is the last by the days, in whatever order they come', () => {
	const periods = [['2021-05-14'], ['2009-11-12', '2014-06-03'], ['2014-06-03', '2021-05-14']] as const;
	const line = '3 владельца, последний 5 лет';
	expect(registrationMeaning.line(registered(periods), NOW)).toBe(line);
	expect(registrationMeaning.line(registered(periods.toReversed()), NOW)).toBe(line);
	expect(registrationMeaning.line(registered([]), NOW)).toBeNull();
});

test('no two sections are called alike, or stand at one place in a sentence', () => {
	const meanings = SECTIONS.map((section) => SECTION_MEANINGS[section]);
	expect(new Set(SECTIONS.map((section) => SECTION_CATALOGUE[section].title)).size).toBe(SECTIONS.length);
	expect(new Set(meanings.map(({ where }) => where)).size).toBe(SECTIONS.length);
});

test('a record is named by its place in the answer, a field of a single one by the field', () => {
	const list = [{ vin: 'A', brand: 'LADA', model: null }];
	const inList = { path: '', names: { vin: 'vin', model: ['brand', 'model'] } } as const;
	expect(repeatedValues(list, inList, 'vin')).toEqual([['0', 'A']]);
	expect(repeatedValues(list, inList, 'model')).toEqual([['0', 'LADA']]);
	expect(repeatedValues({ list }, { path: 'list', names: { vin: 'vin' } }, 'vin')).toEqual([['list.0', 'A']]);
	expect(repeatedValues({ vin: 'A' }, { path: '', names: { vin: 'vin' } }, 'vin')).toEqual([['vin', 'A']]);
	expect(repeatedValues({ one: { year: 2009 } }, { path: 'one', names: { year: 'year' } }, 'year')).toEqual([
		['one.year', 2009],
	]);
});

test('a record that is not there repeats nothing, nor does a field that it does not carry', () => {
	type Answer = { readonly one: { readonly vin: string } | null };
	const absent: Answer = { one: null };
	expect(repeatedValues(absent, { path: 'one', names: { vin: 'vin' } }, 'vin')).toEqual([]);
	expect(repeatedValues([{ vin: 'A' }], { path: '', names: { vin: 'vin' } }, 'year')).toEqual([]);
});
