import { expect, test } from 'vitest';
import { clear, partial, silent, stale } from '../testing/answers.ts';
import { inspections } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './mileage-unknown.ts';

test.each([
	['the register has no inspection', clear()],
	['inspections carry no figure', inspections(['2021-05-14', null])],
	['no reading has a day', inspections([null, 50_000])],
])('%s: nobody can confirm the dial', (_, diagnostic) => {
	expect(sentencesOf(rule, { diagnostic })).toEqual([
		'Показаний одометра в реестре нет: пробег на приборе подтвердить нечем.',
	]);
	expect(findingsOf(rule, { diagnostic })[0]?.severity).toBe('know');
});

test.each([
	['one reading', inspections(['2021-05-14', 50_000])],
	['an answer that was not read to the end', partial(inspections())],
	['an answer that stands in', stale(inspections())],
	['silence', silent()],
	['nobody asked', null],
])('%s: no reason', (_, diagnostic) => {
	expect(findingsOf(rule, { diagnostic })).toEqual([]);
});
