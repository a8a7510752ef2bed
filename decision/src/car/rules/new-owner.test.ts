import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const since = (from: string | null, to?: string) => ({
	registration: registered([owned('person', from, to)]),
});

test('an owner of one day and of 89 days is told with the day', () => {
	expect(sentencesOf('new-owner', since('2026-11-21'))).toEqual([
		'Нынешний владелец — с 21.11.2026, 1 день.',
	]);
	expect(findingsOf('new-owner', since('2026-08-25'))).toMatchObject([
		{ severity: 'know', section: 'registration', record: 'RequestResult.periods.0' },
	]);
});

test('only the last of two periods counts', () => {
	const registration = registered([
		owned('person', '2026-10-01'),
		owned('company', '2018-01-01', '2026-10-01'),
	]);
	expect(sentencesOf('new-owner', { registration })).toHaveLength(1);
});

test('90 days, a day that nobody knows, a day to come, a period that has ended and silence are no finding', () => {
	for (const given of [
		since('2026-08-24'),
		since(null),
		since('2027-01-01'),
		since('2026-10-01', '2026-11-01'),
		{ registration: registered([]) },
		{ registration: silent() },
	]) {
		expect(findingsOf('new-owner', given)).toEqual([]);
	}
});
