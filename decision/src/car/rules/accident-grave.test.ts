import { expect, test } from 'vitest';
import { partial, silent } from '../testing/answers.ts';
import { accident } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './accident-grave.ts';

test.each([
	['Опрокидывание', [], 'опрокидывание'],
	['Пожар', [], 'возгорание'],
	[null, ['09'], 'крыша'],
	[null, ['223', '225'], 'днище, крыша'],
	[null, ['11'], 'полная деформация кузова'],
	[null, ['012', '13'], 'смещение двигателя, смещение переднего моста'],
	[null, ['15'], 'возгорание'],
	[null, ['117', '218'], 'обе двери слева и стойка между ними'],
])('«%s» with %j is grave', (AccidentType, DamagePoints, sentence) => {
	const grave = accident({ AccidentType, DamagePoints, AccidentDateTime: '2019-02-01T10:00:00' });
	expect(sentencesOf(rule, { dtp: partial({ Accidents: [grave] }) })).toEqual([
		`Тяжёлое ДТП 01.02.2019: ${sentence}.`,
	]);
	expect(findingsOf(rule, { dtp: { Accidents: [grave] } })[0]?.severity).toBe('clarify');
});

test.each([
	['Столкновение', ['01', '08', '121']],
	// «Wing or door» does not say that the door is hit.
	[null, ['02', '03']],
	[null, ['111', '117']],
	[null, ['20', '130']],
	[null, []],
])('«%s» with %j is not', (AccidentType, DamagePoints) => {
	expect(findingsOf(rule, { dtp: { Accidents: [accident({ AccidentType, DamagePoints })] } })).toEqual([]);
});

test('silence is no reason', () => {
	expect(findingsOf(rule, { dtp: silent() })).toEqual([]);
});
