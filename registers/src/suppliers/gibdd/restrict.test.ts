import { describe, expect, test } from 'vitest';
import { around, factsOf, jsonOf, judgementOf, VIN } from './testing/gibdd.ts';

/** A ban as later answers write it. */
const LATER = {
	tsmodel: 'НИССАН АLМЕRА СLАSSIС 1.6',
	tsVIN: 'ХТА21144094786239',
	dateadd: '26.07.2016T00:00:00.000+03:00',
	dateogr: '25.07.2016',
	regname: 'Архангельская область',
	divtype: '02',
	ogrkod: 1,
	phone: '8 (8182) 12-34-56',
	osnOgr: 'Документ: 123/16/29001-ИП',
};

describe('restrictions', () => {
	test('are read, and more of them are counted than shown', () => {
		const verdict = judgementOf('restrict', jsonOf('restrict_counts_more.json'));
		expect(verdict).toMatchObject({ state: 'partial', skippedRows: 12 });
		expect(factsOf(verdict).records).toHaveLength(4);
		expect(factsOf(verdict).records[1]).toEqual({
			brandModel: 'ПВ-204',
			vin: null,
			addedAt: '2015-08-26',
			region: 'Ненецкий автономный округ',
			authority: 'ОВД или иные правоохр. органы',
			authorityCode: '6',
			kind: 'Утилизация (для транспорта не старше 5 лет)',
			kindCode: '4',
			phone: null,
			ground: null,
		});
	});

	test('are read in their later form, above a count of zero', () => {
		const verdict = judgementOf('restrict', around({ records: [LATER], count: 0, error: 0 }));
		expect(verdict.state).toBe('found');
		expect(factsOf(verdict).records[0]).toMatchObject({
			vin: VIN,
			addedAt: '2016-07-26',
			authority: 'Судебный пристав',
			authorityCode: '2',
			phone: '8 (8182) 12-34-56',
			ground: 'Документ: 123/16/29001-ИП',
		});
	});

	test('beside an error are partial', () => {
		const verdict = judgementOf('restrict', around({ records: LATER, count: 1, error: 1 }));
		expect(verdict).toMatchObject({ state: 'partial', skippedRows: 1 });
	});

	test.each([
		[{ ogrkod: 0 }, { kind: null, kindCode: '0' }],
		[{ ogrkod: 9 }, { kind: null, kindCode: '9' }],
		[{ ogrkod: 'constructor' }, { kind: null, kindCode: null }],
		[{ phone: 0 }, { phone: null }],
		[{ phone: { a: 1 } }, { phone: null }],
		[{ dateadd: null }, { addedAt: '2016-07-25' }],
	])('with %j', (change, expected) => {
		const verdict = judgementOf('restrict', around({ records: [{ ...LATER, ...change }], count: 1 }));
		expect(factsOf(verdict).records[0]).toMatchObject(expected);
	});

	test('are clear when the list is there and empty', () => {
		expect(judgementOf('restrict', jsonOf('restrict_none.json'))).toEqual({ state: 'clear' });
	});

	test('of another car are unreadable', () => {
		const records = [{ ...LATER, tsVIN: 'Z94K241BBMR251210' }];
		expect(judgementOf('restrict', around({ records, count: 1, error: 0 })).state).toBe('unreadable');
	});
});
