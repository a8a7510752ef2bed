import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { accident } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './accident.ts';

const BUMPED = accident({
	AccidentType: 'Наезд на стоящее ТС',
	AccidentDateTime: '2018-04-04T12:00:00',
	DamagePoints: ['115', '05', '05'],
});

test('an accident of panels is worth knowing, with its kind and each place once', () => {
	expect(findingsOf(rule, { dtp: { Accidents: [BUMPED] } })).toMatchObject([
		{
			severity: 'know',
			section: 'dtp',
			record: 'Accidents.0',
			sentence: 'ДТП 04.04.2018: наезд на стоящее ТС; задний бампер слева, фонарь.',
		},
	]);
});

test('no more than four places are named', () => {
	const DamagePoints = ['110', '112', '113', '116', '117', '119'];
	expect(sentencesOf(rule, { dtp: { Accidents: [accident({ DamagePoints })] } })[0]).toMatch(/ и ещё 2\.$/);
});

test('a record of nulls is an accident all the same', () => {
	expect(sentencesOf(rule, { dtp: { Accidents: [accident()] } })).toEqual(['ДТП без даты.']);
});

test('grave and recent accidents are told by rules of their own', () => {
	const Accidents = [
		{ ...BUMPED, AccidentType: 'Опрокидывание' },
		{ ...BUMPED, AccidentDateTime: '2026-11-01T12:00:00' },
	];
	expect(findingsOf(rule, { dtp: { Accidents } })).toEqual([]);
});

test('no accident and silence are no reason', () => {
	expect(findingsOf(rule, { dtp: { Accidents: [] } })).toEqual([]);
	expect(findingsOf(rule, { dtp: silent() })).toEqual([]);
});
