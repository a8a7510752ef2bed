import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { accident } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './accidents-many.ts';

const times = (...days: (string | null)[]) => ({
	dtp: { Accidents: days.map((AccidentDateTime) => accident({ AccidentDateTime })) },
});

test('three accidents and more are told together, with the last day', () => {
	expect(sentencesOf(rule, times('2016-01-01T12:00:00', '2020-01-01T12:00:00', null))).toEqual([
		'ДТП в реестре: 3, последнее 01.01.2020.',
	]);
	expect(sentencesOf(rule, times(null, null, null, null))).toEqual(['ДТП в реестре: 4.']);
});

test('two accidents, none and silence are no reason', () => {
	expect(findingsOf(rule, times('2016-01-01T12:00:00', null))).toEqual([]);
	expect(findingsOf(rule, times())).toEqual([]);
	expect(findingsOf(rule, { dtp: silent() })).toEqual([]);
});
