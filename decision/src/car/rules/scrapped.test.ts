import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { period, registered } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './scrapped.ts';

const scrappedBy = (operation: object, ...others: ReturnType<typeof period>[]) => ({
	registration: registered({ periods: [...others, period('2016-05-12', '2021-06-01', operation)] }),
});

test.each([
	{ lastOperationCode: '09' },
	{ lastOperationCode: '65' },
	{ lastOperation: 'Снятие с учета в связи с утилизацией' },
])('a period that ended with %o stops', (operation) => {
	expect(findingsOf(rule, scrappedBy(operation))).toMatchObject([
		{
			severity: 'stop',
			record: 'RequestResult.periods.0',
			sentence: 'Машина снята с учёта 01.06.2021 из-за утилизации.',
		},
	]);
});

test('the state of registration stops too', () => {
	const registration = registered({ reestr_status: 'Снят с учёта в связи с утилизацией' });
	expect(sentencesOf(rule, { registration })).toEqual(['Машина снята с учёта из-за утилизации.']);
});

test('registered again after it is a question', () => {
	expect(findingsOf(rule, scrappedBy({ lastOperationCode: '09' }, period('2022-01-10')))).toMatchObject([
		{
			severity: 'clarify',
			record: 'RequestResult.periods.1',
			sentence: 'Машину списали в утилизацию 01.06.2021, а потом снова поставили на учёт.',
		},
	]);
});

test('other operations, null fields, no card and silence are no reason', () => {
	expect(findingsOf(rule, scrappedBy({ lastOperationCode: '03' }))).toEqual([]);
	expect(
		findingsOf(rule, { registration: registered({ reestr_status: null, periods: [period(null)] }) }),
	).toEqual([]);
	expect(findingsOf(rule, { registration: { ...registered(), RequestResult: null } })).toEqual([]);
	expect(findingsOf(rule, { registration: silent() })).toEqual([]);
});
