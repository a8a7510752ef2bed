import { expect, test } from 'vitest';
import { clear, found, partial, silent, stale } from '../testing/answers.ts';
import { carded, insured } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const ENDED = insured({ active: null, endDate: '2026-11-21' });

test('no policy at all and only policies that have ended are findings', () => {
	expect(sentencesOf('no-policy', { base: found(carded({})), osago: clear() })).toEqual([
		'Действующего полиса ОСАГО нет.',
	]);
	expect(findingsOf('no-policy', { osago: [ENDED, insured({ active: false })] })).toMatchObject([
		{ severity: 'know', section: 'osago', record: '0' },
	]);
});

test('a policy in force, one of which nobody knows, and an answer that is not whole or not of today are no finding', () => {
	for (const osago of [
		[ENDED, insured()],
		[ENDED, insured({ active: null, startDate: '2026-01-01' })],
		[ENDED, insured({ active: null, startDate: null, endDate: null })],
		partial([ENDED]),
		stale([ENDED]),
		{ ...found([ENDED]), meta: { ...found([ENDED]).meta, asOf: '2020-07-10T19:10:00.000Z' } },
		silent(),
	]) {
		expect(findingsOf('no-policy', { osago })).toEqual([]);
	}
});
