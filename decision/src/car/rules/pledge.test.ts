import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { pledge, pledges } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './pledge.ts';

test('a pledge in force stops, with its holder and its day', () => {
	const list = [pledge('ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "БАНК"', '2022-01-25'), pledge(null)];
	expect(sentencesOf(rule, { zalog: pledges(list) })).toEqual([
		'В залоге с 25.01.2022 у ПАО «БАНК».',
		'В залоге.',
	]);
	expect(findingsOf(rule, { zalog: pledges(list) })[0]).toMatchObject({ severity: 'stop', record: 'list.0' });
});

test('a leasing company may own the car', () => {
	const [found] = findingsOf(rule, { zalog: pledges([pledge('ООО «Пример Лизинг»', '2023-03-01')]) });
	expect(found?.sentence).toBe(
		'В залоге с 01.03.2023 у ООО «Пример Лизинг»: машина может принадлежать лизинговой компании.',
	);
	expect(found?.question).toContain('выкуп');
});

test('no person is named, neither who pledged nor who holds', () => {
	const findings = JSON.stringify(findingsOf(rule, { zalog: pledges([pledge('Примерова Анна Ивановна')]) }));
	expect(findings).not.toMatch(/Примеров|Образцов/);
	expect(findings).toContain('В залоге.');
});

test('no open pledge and no answer are no reason', () => {
	const history = [{ dateStr: '2018-03-01', typeStr: 'Возникновение', number: '1' }];
	expect(findingsOf(rule, { zalog: pledges([], history) })).toEqual([]);
	expect(findingsOf(rule, {})).toEqual([]);
	expect(findingsOf(rule, { zalog: silent() })).toEqual([]);
});
