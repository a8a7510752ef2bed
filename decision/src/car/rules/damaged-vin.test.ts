import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { accident } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './damaged-vin.ts';

test.each([
	['2019-02-01T10:00:00', '20', 'В ДТП 01.02.2019 повреждён VIN на кузове.'],
	[null, '020', 'В ДТП повреждён VIN на кузове.'],
])('a damaged number is a question: %s, code %s', (AccidentDateTime, code, sentence) => {
	const dtp = { Accidents: [accident({ AccidentDateTime, DamagePoints: ['05', code] })] };
	expect(sentencesOf(rule, { dtp })).toEqual([sentence]);
	expect(findingsOf(rule, { dtp })[0]?.severity).toBe('clarify');
});

test('other codes, no codes and silence are no reason', () => {
	expect(
		findingsOf(rule, { dtp: { Accidents: [accident({ DamagePoints: ['120', '05'] }), accident()] } }),
	).toEqual([]);
	expect(findingsOf(rule, { dtp: silent() })).toEqual([]);
});
