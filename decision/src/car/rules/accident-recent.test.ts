import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { accident } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './accident-recent.ts';

const on = (AccidentDateTime: string | null, AccidentType: string | null = null) => ({
	dtp: { Accidents: [accident({ AccidentDateTime, AccidentType })] },
});

test.each([
	['2026-11-22T08:00:00', 'ДТП 22.11.2026, сегодня: столкновение.'],
	['2026-11-21T08:00:00', 'ДТП 21.11.2026, 1 день назад: столкновение.'],
	['2026-05-26T08:00:00', 'ДТП 26.05.2026, 180 дней назад: столкновение.'],
])('%s is recent on 22.11.2026', (day, sentence) => {
	expect(sentencesOf(rule, on(day, 'Столкновение'))).toEqual([sentence]);
	expect(findingsOf(rule, on(day))[0]?.severity).toBe('clarify');
});

test.each(['2026-05-25T08:00:00', '2026-11-23T08:00:00', 'вчера', null])('%s is not', (day) => {
	expect(findingsOf(rule, on(day))).toEqual([]);
});

test('silence is no reason', () => {
	expect(findingsOf(rule, { dtp: silent() })).toEqual([]);
});
