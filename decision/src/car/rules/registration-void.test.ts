import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { period, registered } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './registration-void.ts';

test('a registration that was declared void or ended by theft stops', () => {
	const by = (lastOperationCode: string) => ({
		registration: registered({ periods: [period('2016-05-12', '2021-06-01', { lastOperationCode })] }),
	});
	expect(sentencesOf(rule, by('66'))).toEqual(['Регистрация признана недействительной 01.06.2021.']);
	expect(sentencesOf(rule, by('68'))).toEqual(['Машина снята с учёта 01.06.2021 из-за кражи или угона.']);
	expect(findingsOf(rule, by('66'))[0]?.severity).toBe('stop');
});

test.each(['Регистрация аннулирована', 'НЕДЕЙСТВИТЕЛЬНА'])('the state «%s» stops', (reestr_status) => {
	expect(sentencesOf(rule, { registration: registered({ reestr_status }) })).toEqual([
		'Регистрация признана недействительной.',
	]);
});

test('a car that was registered again has come to rights', () => {
	const periods = [period('2022-01-10'), period('2016-05-12', '2021-06-01', { lastOperationCode: '68' })];
	expect(findingsOf(rule, { registration: registered({ periods }) })).toEqual([]);
});

test('null fields and silence are no reason', () => {
	expect(findingsOf(rule, { registration: registered({ reestr_status: null, periods: [] }) })).toEqual([]);
	expect(findingsOf(rule, { registration: silent() })).toEqual([]);
});
