import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

const notice = (number: string | null, type: string | null, on: string, pledgee = 'Банк') => ({
	date: { event: `${on} 00:00:00` },
	number,
	type,
	pledgors: [{ name: 'REFUSE' }],
	pledgees: [{ name: pledgee }],
});
const online = (items: unknown, more = {}) => ({ pledges_online: { items, ...more } });

describe('pledges', () => {
	test('are read from the online section and the older one together', () => {
		const answer = ask('zalog', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2024-06-11T04:00:57Z') });
		const { open, events } = factsOf(answer);
		expect(open).toEqual([
			{
				registeredAt: '2023-05-11',
				number: '11111-007-931339-111',
				properties: [],
				pledgors: ['ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ ТРАНСПОРТНАЯ КОМПАНИЯ "МЕДВЕДЬ-2"'],
				pledgees: ['ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "БАНК"'],
			},
			expect.objectContaining({ number: '2222-007-931682-222' }),
		]);
		expect(events.map(({ at, kind }) => [at, kind])).toEqual([
			['2023-05-11', 'Возникновение'],
			['2023-05-11', 'Возникновение'],
			['2013-06-27', 'Исключение'],
			['2013-05-30', 'Возникновение'],
		]);
	});

	test('that a notice of the same number has ended leave events alone', () => {
		const items = [
			notice('2013-001-406288-623', 'Возникновение', '2013-05-30'),
			notice('2013-001-406288-623/2', 'Исключение', '2014-05-30'),
			notice('2020-1-1', 'Возникновение', '2020-01-01'),
		];
		const answer = ask('zalog', online(items));
		expect(answer?.state).toBe('found');
		expect(factsOf(answer).open.map(({ number }) => number)).toEqual(['2020-1-1']);
		expect(factsOf(answer).events).toHaveLength(3);
	});

	test('that changed are one pledge: begun by the first notice, with the newest parties', () => {
		const items = [
			notice('1/1', 'Изменение', '2021-02-02', 'Новый банк'),
			notice('1', 'Возникновение', '2020-01-01', 'Банк'),
		];
		expect(factsOf(ask('zalog', online(items))).open).toEqual([
			{
				registeredAt: '2020-01-01',
				number: '1',
				properties: [],
				pledgors: ['Не раскрыто'],
				pledgees: ['Новый банк'],
			},
		]);
	});

	test('whose kind is not named count as open', () => {
		const items = [notice('1', null, '2020-01-01'), notice(null, 'Иное', '2020-01-01')];
		expect(factsOf(ask('zalog', online(items))).open).toHaveLength(2);
	});

	test('all ended, yet «in pledge»: something was not read', () => {
		const items = [notice('1', 'Возникновение', '2020-01-01'), notice('1/1', 'Исключение', '2021-01-01')];
		expect(ask('zalog', online(items, { in_pledge: false }))?.state).toBe('found');
		const answer = ask('zalog', online(items, { in_pledge: true }));
		expect(answer).toMatchObject({ state: 'partial', skippedRows: 1 });
		expect(factsOf(answer)).toMatchObject({ open: [], events: [{}, {}] });
	});

	test('that only the flag tells of are partial', () => {
		expect(ask('zalog', online([], { in_pledge: true }))).toMatchObject({
			state: 'partial',
			skippedRows: 1,
			facts: { open: [], events: [] },
		});
	});

	test('are read from the older section alone where there is no other', () => {
		const { pledges } = contentOf('report_full.json');
		const answer = ask('zalog', { pledges });
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2019-10-16T21:20:00Z') });
		expect(factsOf(answer)).toMatchObject({ open: [], events: [{}, {}] });
		expect(ask('zalog', { pledges: { items: [], count: 0 } })?.state).toBe('clear');
	});

	test('are clear only when no section speaks against it', () => {
		expect(ask('zalog', contentOf('none_report.json'))?.state).toBe('clear');
		expect(ask('zalog', { ...online([]), pledges: { items: [null] } })?.state).toBe('unreadable');
		expect(
			ask('zalog', { ...online([]), pledges: { items: [notice('1', null, '2020-01-01')] } })?.state,
		).toBe('found');
		expect(ask('zalog', { pledges_online: 'нет', pledges: { items: [] } })?.state).toBe('unreadable');
		expect(ask('zalog', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});

	test('wait for every pledge source, and for no other register', () => {
		const content = contentOf('none_report.json');
		expect(ask('zalog', content, { pledge: 'OK', 'pledge.nbki': 'PROGRESS' })).toBeNull();
		expect(ask('zalog', content, { pledge: 'OK', 'pledge.online': 'ERROR' })?.state).toBe('unreachable');
		expect(ask('zalog', content, { 'pledge.online': 'OK', 'pledgors.registry': 'PROGRESS' })?.state).toBe(
			'clear',
		);
	});
});
