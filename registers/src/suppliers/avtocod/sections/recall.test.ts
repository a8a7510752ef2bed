import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

describe('recall campaigns', () => {
	test('are read with their reason and recommendation', () => {
		const answer = ask('recall', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2019-11-14T09:10:00Z') });
		expect(factsOf(answer).campaigns).toEqual([
			{
				vin: null,
				brand: 'Nissan',
				model: 'Tilda',
				organizer: 'ООО Отзывная Кампания',
				reason: expect.stringMatching(/^Причиной отзыва/),
				recommendation: expect.stringMatching(/^На транспортных средствах/),
				dealership: null,
				startedAt: '2012-12-12',
			},
		]);
	});

	test('are clear when the list is there and empty', () => {
		expect(ask('recall', contentOf('none_report.json'))?.state).toBe('clear');
	});

	test('are unreadable without the section and with a row of nulls', () => {
		expect(ask('recall', {})?.state).toBe('unreadable');
		expect(ask('recall', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});
});
