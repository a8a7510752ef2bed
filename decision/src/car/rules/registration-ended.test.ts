import { expect, test } from 'vitest';
import { partial, silent } from '../testing/answers.ts';
import { period, registered } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './registration-ended.ts';

const OVER = [period('2020-03-10', '2024-01-15'), period('2016-05-12', '2020-03-10')];

test('the last period is over', () => {
	expect(
		findingsOf(rule, { registration: registered({ reestr_status: null, periods: OVER }) }),
	).toMatchObject([
		{
			severity: 'clarify',
			record: 'RequestResult.periods.0',
			sentence: 'Не стоит на учёте: регистрация прекращена 15.01.2024.',
		},
	]);
});

test.each(['Снят с учета', 'Регистрация прекращена', 'Не состоит на учете'])(
	'the state «%s» says so',
	(reestr_status) => {
		expect(sentencesOf(rule, { registration: registered({ reestr_status }) })).toEqual([
			'Не стоит на учёте: регистрация прекращена.',
		]);
	},
);

test('both together are one reason, that with a day', () => {
	const registration = registered({ reestr_status: 'Снят с учета', periods: OVER });
	expect(sentencesOf(rule, { registration })).toEqual([
		'Не стоит на учёте: регистрация прекращена 15.01.2024.',
	]);
});

test('a car that was scrapped is told by that', () => {
	const periods = [period('2016-05-12', '2021-06-01', { lastOperationCode: '09' })];
	expect(findingsOf(rule, { registration: registered({ periods }) })).toEqual([]);
});

test.each([
	['a period lasts', registered()],
	['a period ends in the future', registered({ periods: [period('2026-05-12', '2027-05-12')] })],
	['an end is null', registered({ periods: [period('2016-05-12', null)] })],
	['there is no period', registered({ periods: [] })],
	['the answer was not read to the end', partial(registered({ periods: OVER }))],
	['the register is silent', silent()],
])('%s: no reason', (_, registration) => {
	expect(findingsOf(rule, { registration })).toEqual([]);
});
