import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

describe('the release by the customs', () => {
	test('is read from the declaration and the report’s identifiers', () => {
		const answer = ask('customs', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2020-02-11T19:10:00Z') });
		expect(factsOf(answer)).toEqual({
			vin: 'EXAMPL0V1N1000000',
			model: 'Honda CR-X',
			chassisNumber: 'LFPVBM6819793',
			bodyNumber: 'KCA275-9673180',
			releasedAt: '2016-04-05',
			country: 'Бразилия',
		});
	});

	test('is the newest of several, and a way out of the country is none', () => {
		const content = contentOf('report_full.json');
		content.customs.history.items = [
			{ date: { event: '2016-04-05 00:00:00' } },
			{ date: { event: '2023-11-25 00:00:00' }, country: { original: { name: 'Киргизия' } } },
			{ date: { event: '2024-01-01 00:00:00' }, operation: { type: 'EXPORT' } },
		];
		expect(factsOf(ask('customs', content))).toMatchObject({ releasedAt: '2023-11-25', country: 'Киргизия' });
	});

	test('is clear when the list is there and empty, as with cars built in Russia', () => {
		expect(ask('customs', contentOf('none_report.json'))?.state).toBe('clear');
	});

	test('waits for each customs source that the report has', () => {
		const content = contentOf('none_report.json');
		expect(ask('customs', content, { 'customs.fts': 'OK', 'customs.base': 'PROGRESS' })).toBeNull();
		expect(ask('customs', content, { 'customs.fts': 'OK', 'customs.base': 'ERROR' })?.state).toBe(
			'unreachable',
		);
	});

	test('in a report of nulls is unreadable', () => {
		expect(ask('customs', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});
});
