import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const twice = (one: string | null, other: string | null) => ({
	registration: registered([owned('person', other), owned('person', one, other ?? undefined)]),
});

test('two owners within half a year are told with both days', () => {
	expect(sentencesOf('quick-resale', twice('2026-01-10', '2026-04-20'))).toEqual([
		'Два владельца за полгода, с 10.01.2026 и с 20.04.2026: похоже на перепродажу.',
	]);
	expect(findingsOf('quick-resale', twice('2026-05-01', '2026-10-31'))).toMatchObject([
		{ severity: 'clarify', record: 'RequestResult.periods.0' },
	]);
});

test('a later owner hides no resale before him', () => {
	const registration = registered([
		owned('person', '2026-10-30'),
		owned('person', '2026-02-01', '2026-10-30'),
		owned('person', '2026-01-10', '2026-02-01'),
	]);
	expect(findingsOf('quick-resale', { registration })).toHaveLength(1);
});

test('184 days, long ago, days that nobody knows and silence are no finding', () => {
	for (const given of [
		twice('2026-05-01', '2026-11-01'),
		twice('2025-10-01', '2025-11-21'),
		twice(null, '2026-11-01'),
		twice('2026-10-01', null),
		{ registration: silent() },
	]) {
		expect(findingsOf('quick-resale', given)).toEqual([]);
	}
});
