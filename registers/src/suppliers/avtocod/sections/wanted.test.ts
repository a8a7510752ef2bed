import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

describe('the search for a stolen car', () => {
	test('is read from stealings', () => {
		const answer = ask('wanted', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2020-12-11T08:10:00Z') });
		expect(factsOf(answer)).toEqual({
			records: [
				{
					brandModel: 'ГАЗ302ГАЗЕЛЬ',
					vin: 'EXAMPL0V1N1000000',
					bodyNumber: 'KCA275-9673180',
					year: 2013,
					since: '2014-02-06',
					initiatorRegion: 'Калужская',
				},
			],
		});
	});

	test('is clear when the register says that nobody looks for the car', () => {
		expect(ask('wanted', contentOf('none_report.json'))?.state).toBe('clear');
	});

	test('is never clear when the flag says that it is wanted', () => {
		const content = contentOf('none_report.json');
		content.stealings.is_wanted = true;
		expect(ask('wanted', content)).toMatchObject({
			state: 'partial',
			skippedRows: 1,
			facts: { records: [] },
		});
		content.stealings.items = [null];
		expect(ask('wanted', content)).toMatchObject({
			state: 'partial',
			skippedRows: 1,
			facts: { records: [] },
		});
	});

	test('rows win over a flag that denies them', () => {
		const content = contentOf('report_full.json');
		content.stealings.is_wanted = false;
		content.stealings.count = 0;
		expect(ask('wanted', content)?.state).toBe('found');
	});

	test('a flag alone, without a list or a count, is no word of none', () => {
		expect(ask('wanted', { stealings: { is_wanted: false } })?.state).toBe('unreadable');
	});

	test('a report of nulls is unreadable', () => {
		expect(ask('wanted', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});

	test('is dated by the reply when the section’s own date cannot be true', () => {
		const content = contentOf('report_full.json');
		const repliedAt = new Date('2026-11-20T09:00:00Z');
		for (const update of ['2026-11-20 12:00:01', '1900-01-01 00:00:00', 'вчера', null, 20201211]) {
			content.stealings.date.update = update;
			expect(ask('wanted', content)).toMatchObject({ asOf: repliedAt });
		}
	});
});
