import { expect, test } from 'vitest';
import { partial, silent } from '../testing/answers.ts';
import { inspections, period, registered } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './mileage-rolled-back.ts';

const FALL = inspections(['2023-06-01', 113_900], ['2020-05-19', 148_300], ['2021-05-12', 96_750]);
const FELL = 'Пробег стал меньше на 51 550 км: 148 300 км (19.05.2020), затем 96 750 км (12.05.2021)';
const ownedFrom = (...days: string[]) => registered({ periods: days.map((day) => period(day)) });

test('less than before, and it stays so', () => {
	expect(sentencesOf(rule, { diagnostic: FALL })).toEqual([`${FELL}.`]);
	expect(findingsOf(rule, { diagnostic: partial(FALL) })).toMatchObject([
		{ severity: 'clarify', section: 'diagnostic', record: 'diagnosticCards.2' },
	]);
});

test('less at the last inspection of all', () => {
	const diagnostic = inspections(['2021-01-15', 201_532], ['2022-03-04', 179_919]);
	expect(sentencesOf(rule, { diagnostic })).toEqual([
		'Пробег стал меньше на 21 613 км: 201 532 км (15.01.2021), затем 179 919 км (04.03.2022).',
	]);
});

test.each([
	['2021-05-14', ', за 2 дня до смены владельца'],
	['2021-05-12', ', в день смены владельца'],
	['2020-09-01', '; между ними 01.09.2020 сменился владелец'],
	['2022-05-14', ''],
	['2019-01-01', ''],
])('a change of owner on %s: «%s»', (day, sale) => {
	const given = { diagnostic: FALL, registration: ownedFrom('2009-06-18', day) };
	expect(sentencesOf(rule, given)).toEqual([`${FELL}${sale}.`]);
});

test('a reading among previous cards is found where it stands', () => {
	const [newest, ...previousDcs] = FALL.diagnosticCards;
	const diagnostic = { diagnosticCards: newest ? [{ ...newest, previousDcs }] : [] };
	expect(findingsOf(rule, { diagnostic })[0]?.record).toBe('diagnosticCards.0.previousDcs.1');
});

test.each([
	['as much as is rounded', inspections(['2024-05-20', 83_000], ['2024-06-01', 82_000])],
	[
		'one dip that comes back',
		inspections(['2022-05-14', 71_200], ['2024-05-20', 8_290], ['2026-05-22', 104_300]),
	],
	['null fields', inspections(['2022-05-14', 71_200], [null, 5_000], ['2024-05-20', null])],
	['one reading', inspections(['2022-05-14', 71_200])],
	['silence', silent()],
])('%s: no reason', (_, diagnostic) => {
	expect(findingsOf(rule, { diagnostic })).toEqual([]);
});
