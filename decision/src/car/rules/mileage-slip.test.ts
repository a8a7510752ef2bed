import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { inspections } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule as rolledBack } from './mileage-rolled-back.ts';
import { rule } from './mileage-slip.ts';

test.each([
	['a digit forgotten', 8_290, '8 290 км'],
	['a digit too many', 829_000, '829 000 км'],
])('%s between two readings that agree', (_, km, text) => {
	const diagnostic = inspections(['2022-05-14', 61_200], ['2024-05-20', km], ['2026-05-22', 104_300]);
	expect(sentencesOf(rule, { diagnostic })).toEqual([
		`Показание ${text} от 20.05.2024 не вяжется с соседними: вероятно, описка.`,
	]);
	expect(findingsOf(rule, { diagnostic })[0]).toMatchObject({
		severity: 'know',
		record: 'diagnosticCards.1',
	});
});

test('the same slip on two cards in a row, with a digit too many, is no roll-back and no mileage of the car', () => {
	const diagnostic = inspections(
		['2018-05-14', 8_000],
		['2020-05-20', 330_000],
		['2021-05-20', 330_000],
		['2022-05-22', 49_520],
	);
	expect(sentencesOf(rule, { diagnostic })).toEqual([
		'Показание 330 000 км от 20.05.2020 не вяжется с соседними: вероятно, описка.',
		'Показание 330 000 км от 20.05.2021 не вяжется с соседними: вероятно, описка.',
	]);
	expect(findingsOf(rolledBack, { diagnostic })).toEqual([]);
});

test('one reading that a car may have reached stays a roll-back, though it fits without its last digit', () => {
	const diagnostic = inspections(['2015-05-14', 20_000], ['2020-05-20', 300_000], ['2021-05-22', 60_000]);
	expect(findingsOf(rule, { diagnostic })).toEqual([]);
	expect(findingsOf(rolledBack, { diagnostic })).toHaveLength(1);
});

test('the same reading twice before a fall that a digit does not explain stays a roll-back', () => {
	const diagnostic = inspections(
		['2020-05-14', 100_000],
		['2021-05-20', 150_000],
		['2022-05-20', 150_000],
		['2023-05-22', 110_000],
	);
	expect(findingsOf(rule, { diagnostic })).toEqual([]);
	expect(findingsOf(rolledBack, { diagnostic })).toHaveLength(1);
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
