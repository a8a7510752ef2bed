import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { inspections, market } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './mileage-above-market.ts';

const diagnostic = inspections(['2024-05-20', 182_900], ['2026-05-22', 204_300]);

test.each([
	[120_000, 'Пробег 204 300 км (22.05.2026) — в 1,7 раза больше среднего у похожих машин (120 000 км).'],
	[40_860, 'Пробег 204 300 км (22.05.2026) — в 5 раз больше среднего у похожих машин (40 860 км).'],
	[51_075.4, 'Пробег 204 300 км (22.05.2026) — в 4 раза больше среднего у похожих машин (51 075 км).'],
])('more than one and a half times %d km', (average, sentence) => {
	expect(sentencesOf(rule, { diagnostic, stats: market(average) })).toEqual([sentence]);
	expect(findingsOf(rule, { diagnostic, stats: market(average) })[0]).toMatchObject({
		severity: 'know',
		record: 'diagnosticCards.1',
	});
});

test.each([
	['just one and a half times', { diagnostic, stats: market(136_200) }],
	['no average', { diagnostic, stats: market(null) }],
	['an average of nothing', { diagnostic, stats: market(0) }],
	[
		'a slip of the pen',
		{ diagnostic: inspections(['2024-05-20', 82_900], ['2026-05-22', 1_043_000]), stats: market(90_000) },
	],
	['no figures', { diagnostic, stats: { success: false, result: null } }],
	['no readings', { stats: market(120_000) }],
	['silence', { diagnostic, stats: silent() }],
])('%s: no reason', (_, given) => {
	expect(findingsOf(rule, given)).toEqual([]);
});
