import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

const ITEM = () => contentOf('report_full.json').accidents.history.items[0];
const withItems = (items: unknown, more = {}) => ({ accidents: { history: { items, ...more } } });

describe('accidents', () => {
	test('are read from the history of the police', () => {
		const answer = ask('dtp', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2019-05-16T19:10:00Z') });
		expect(factsOf(answer)).toEqual({
			accidents: [
				{
					number: '000043057',
					at: '1978-02-14T05:24:00',
					kind: 'Наезд на стоящее ТС',
					region: 'Воронежская',
					place: 'Домодедово',
					ownerForm: null,
					damageState: 'Неизвестно',
					vehicles: 2,
					brand: 'Opel',
					model: 'MONTEREY',
					year: 2004,
					damageCodes: ['006', '112'],
				},
			],
		});
	});

	test.each([
		[{ codes: ['210', 5], points: [1] }, ['210', '5']],
		[{ codes: null, points: [1, 10, 210] }, ['01', '10', '210']],
		[{ codes: [], points: ['7'] }, ['07']],
		[{ codes: ['зад', null, {}, '1234'], points: null }, []],
		[{ codes: 'зад', points: { 1: 1 } }, []],
		[null, []],
	])('damage %j is read as %j', (damage, codes) => {
		expect(factsOf(ask('dtp', withItems([{ ...ITEM(), damage }]))).accidents[0]?.damageCodes).toEqual(codes);
	});

	test('are clear when the section says so', () => {
		expect(ask('dtp', contentOf('none_report.json'))?.state).toBe('clear');
		expect(ask('dtp', withItems([]))?.state).toBe('clear');
		expect(ask('dtp', withItems(null, { count: 0 }))?.state).toBe('clear');
		expect(ask('dtp', { accidents: { history: { count: 0 }, has_accidents: false } })?.state).toBe('clear');
	});

	test.each([
		['no section', {}],
		['a null section', { accidents: null }],
		['a null history', { accidents: { history: null } }],
		['null items', withItems(null)],
		['items of another type', withItems('нет')],
		['items of another type and a count', withItems('нет', { count: 0 })],
		['an empty object for items', withItems({})],
		['a count without rows', withItems([], { count: 2 })],
		['a count of another type', withItems([], { count: '0' })],
		['a flag of another type', { accidents: { history: { items: [] }, has_accidents: 'нет' } }],
		['a report of nulls', contentOf('report_empty.json')],
	])('are unreadable with %s', (_, content) => {
		expect(ask('dtp', content)?.state).toBe('unreadable');
	});

	test('that only the flag tells of are partial', () => {
		const content = contentOf('none_report.json');
		content.accidents.has_accidents = true;
		expect(ask('dtp', content)).toMatchObject({
			state: 'partial',
			skippedRows: 1,
			facts: { accidents: [] },
		});
	});

	test('are partial when a row cannot be read, or is counted and missing', () => {
		const rows = [ITEM(), null, { number: null, accident: {} }];
		expect(ask('dtp', withItems(rows))).toMatchObject({ state: 'partial', skippedRows: 2 });
		expect(ask('dtp', withItems(rows, { count: 4 }))).toMatchObject({ state: 'partial', skippedRows: 3 });
		expect(ask('dtp', withItems([ITEM()], { count: 0 }))?.state).toBe('found');
	});

	test('a lone row without its list is a row', () => {
		expect(factsOf(ask('dtp', withItems(ITEM()))).accidents).toHaveLength(1);
	});

	test('are what the source’s state lets them be', () => {
		const none = contentOf('none_report.json');
		const full = contentOf('report_full.json');
		const others = { 'gibdd.wanted': 'OK' };
		expect(ask('dtp', none, { ...others, 'gibdd.dtp': 'PROGRESS' })).toBeNull();
		expect(ask('dtp', full, { ...others, 'gibdd.dtp': 'PROGRESS' })).toBeNull();
		expect(ask('dtp', none, { ...others, 'gibdd.dtp': 'ERROR' })).toMatchObject({
			state: 'unreachable',
			detail: 'sources failed: gibdd.dtp',
		});
		expect(ask('dtp', full, { ...others, 'gibdd.dtp': 'ERROR' })).toMatchObject({
			state: 'partial',
			skippedRows: 0,
		});
		expect(ask('dtp', none, { ...others, 'gibdd.dtp': 'SLEEPING' })?.state).toBe('unreachable');
		expect(ask('dtp', none, others)).toEqual({ state: 'not-asked', reason: 'not-in-contract' });
	});
});
