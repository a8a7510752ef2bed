import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { inspections } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './mileage-slip.ts';

test.each([
	['a digit forgotten', 8_290, '8 290 км'],
	['a digit too many', 829_000, '829 000 км'],
])('%s between two readings that agree', (_, km, told) => {
	const diagnostic = inspections(['2022-05-14', 61_200], ['2024-05-20', km], ['2026-05-22', 104_300]);
	expect(sentencesOf(rule, { diagnostic })).toEqual([
		`Показание ${told} от 20.05.2024 не вяжется с соседними: вероятно, описка.`,
	]);
	expect(findingsOf(rule, { diagnostic })[0]).toMatchObject({
		severity: 'know',
		record: 'diagnosticCards.1',
	});
});

test('a last reading that no car drives', () => {
	const diagnostic = inspections(['2024-05-20', 82_900], ['2026-05-22', 1_043_000]);
	expect(sentencesOf(rule, { diagnostic })[0]).toContain('1 043 000 км от 22.05.2026');
});

test.each([
	['a steady climb', inspections(['2022-05-14', 61_200], ['2024-05-20', 82_900], ['2026-05-22', 104_300])],
	[
		'a fall that stays',
		inspections(['2020-05-19', 148_300], ['2021-05-12', 96_750], ['2023-06-01', 113_900]),
	],
	['null fields', inspections(['2022-05-14', 61_200], ['2024-05-20', null], [null, 5])],
	['silence', silent()],
])('%s: no reason', (_, diagnostic) => {
	expect(findingsOf(rule, { diagnostic })).toEqual([]);
});
