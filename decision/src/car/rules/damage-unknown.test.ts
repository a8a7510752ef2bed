import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { accident } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './damage-unknown.ts';

const codes = (...DamagePoints: string[]) => ({ dtp: { Accidents: [accident({ DamagePoints })] } });

test('codes that no table knows are named as they stand', () => {
	expect(sentencesOf(rule, codes('05', '260', '130', '130'))).toEqual([
		'ДТП без даты: неизвестные нам коды повреждений — 130, 260.',
	]);
	expect(sentencesOf(rule, codes('99'))).toEqual(['ДТП без даты: неизвестные нам коды повреждений — 99.']);
});

test('known codes, no codes and silence are no reason', () => {
	expect(findingsOf(rule, codes('05', '123', '006'))).toEqual([]);
	expect(findingsOf(rule, codes())).toEqual([]);
	expect(findingsOf(rule, { dtp: silent() })).toEqual([]);
});
