import { expect, test } from 'vitest';
import { partial, silent } from '../testing/answers.ts';
import { ban } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './registration-ban.ts';

test('each kind of ban stops, with who imposed it, since when and where', () => {
	const records = [
		ban({ dateadd: '2022-09-05', regname: 'Московская область', divtypeCode: '2', ogrkodCode: '1' }),
		ban({ dateadd: '2024-11-21', divtypeCode: '1', ogrkodCode: '3' }),
		ban({ divtypeCode: '6', ogrkodCode: '4' }),
	];
	expect(sentencesOf(rule, { restrict: { records } })).toEqual([
		'Запрет на регистрационные действия с 05.09.2022: судебный пристав, Московская область.',
		'Запрет на регистрационные действия и техосмотр с 21.11.2024: суд.',
		'Ограничение из-за утилизации: полиция.',
	]);
	expect(findingsOf(rule, { restrict: { records } })[1]).toMatchObject({
		severity: 'stop',
		section: 'restrict',
		record: 'records.1',
		question: expect.stringContaining('суд'),
	});
});

test.each([
	['Запрет на регистрационные действия', 'Судебные Органы', 'Запрет на регистрационные действия: суд.'],
	['Аннулирование', 'Таможенные органы', 'Регистрация аннулирована: таможня.'],
	['Арест', 'Росимущество', 'Запрет на регистрационные действия: Росимущество.'],
])('«%s» of «%s» is known by its words', (ogrkod, divtype, sentence) => {
	expect(sentencesOf(rule, { restrict: partial({ records: [ban({ ogrkod, divtype })] }) })).toEqual([
		sentence,
	]);
});

test('an authority that no table knows is named by its code', () => {
	const records = [ban({ ogrkodCode: '1', divtypeCode: '12' }), ban({ ogrkodCode: '1', divtypeCode: '0' })];
	expect(sentencesOf(rule, { restrict: { records } })).toEqual([
		'Запрет на регистрационные действия: орган с неизвестным нам кодом 12.',
		'Запрет на регистрационные действия.',
	]);
});

test('the ground of a ban, which names people, is not told', () => {
	const osnOgr = 'Постановление пристава Образцова П. И., производство 258/22/50006-ИП';
	const findings = JSON.stringify(
		findingsOf(rule, { restrict: { records: [ban({ ogrkodCode: '1', osnOgr })] } }),
	);
	expect(findings).not.toContain('Образцов');
});

test('no kind, no record and no answer are no ban', () => {
	expect(findingsOf(rule, { restrict: { records: [ban()] } })).toEqual([]);
	expect(findingsOf(rule, { restrict: { records: [] } })).toEqual([]);
	expect(findingsOf(rule, {})).toEqual([]);
	expect(findingsOf(rule, { restrict: silent() })).toEqual([]);
});
