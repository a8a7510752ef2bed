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

test('a policy that is alive and does not cover today is told with its time', () => {
	const dates = { startDate: '2026-05-01', endDate: '2026-10-31' };
	const alive = insured({ active: false, status: 'Действует', ...dates });
	const later = insured({ active: true, startDate: '2027-01-15', endDate: '2028-01-14' });
	const bare = insured({ active: false, status: 'Действует', startDate: null, endDate: null });
	expect(sentencesOf('no-policy', { osago: [bare] })).toEqual(['Полис ОСАГО есть, но сегодня не действует.']);
	expect(sentencesOf('no-policy', { osago: [ENDED, later] })).toEqual([
		'Полис ОСАГО есть, но сегодня не действует: срок с 15.01.2027 по 14.01.2028.',
	]);
	expect(sentencesOf('no-policy', { osago: [ENDED, alive] })).toEqual([
		'Полис ОСАГО есть, но сегодня не действует: срок с 01.05.2026 по 31.10.2026.',
	]);
	expect(findingsOf('no-policy', { osago: [ENDED, later] })).toMatchObject([{ record: '1' }]);
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
