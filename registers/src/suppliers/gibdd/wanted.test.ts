import { describe, expect, test } from 'vitest';
import { around, factsOf, jsonOf, judgementOf, VIN } from './testing/gibdd.ts';

describe('the federal search', () => {
	test('is read', () => {
		expect(judgementOf('wanted', jsonOf('wanted.json'), 'XTA211020Y0156189')).toEqual({
			state: 'found',
			facts: {
				records: [
					{
						brandModel: 'ВАЗ21102',
						vin: null,
						bodyNumber: null,
						year: 1999,
						since: '2005-08-09',
						initiatorRegion: 'Ульяновская область',
					},
				],
			},
		});
	});

	test('is clear when the list is there and empty', () => {
		expect(judgementOf('wanted', jsonOf('wanted_none.json'))).toEqual({ state: 'clear' });
	});

	test('that counts records and shows none is partial', () => {
		expect(judgementOf('wanted', jsonOf('wanted_counts_more.json'))).toEqual({
			state: 'partial',
			facts: { records: [] },
			skippedRows: 5,
		});
	});

	test.each([
		['no list', { count: 0, error: 0 }],
		['null for a list', { records: null, count: 0, error: 0 }],
		['an error', { records: [], count: 0, error: 1 }],
		['a count that is none', { records: [], count: 'нет', error: 0 }],
		['a row of nothing', { records: [{ w_rec: 1 }], count: 1, error: 0 }],
	])('with %s is unreadable', (_, result) => {
		expect(judgementOf('wanted', around(result)).state).toBe('unreadable');
	});

	test('names its car in one alphabet and leaves a body number as it is', () => {
		const records = [{ w_model: 'ВАЗ', w_vin: 'ХТА21144094786239', w_kuzov: 'JZX100-0I12O' }];
		const verdict = judgementOf('wanted', around({ records, count: 1, error: 0 }));
		expect(factsOf(verdict).records).toMatchObject([{ vin: VIN, bodyNumber: 'JZX100-0I12O' }]);
	});
});
