import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { market, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const owners = (count: number) =>
	registered(Array.from({ length: count }, (_, index) => owned('person', `${2010 + index}-01-01`)));

test('more owners by one and more are told with the average', () => {
	expect(
		sentencesOf('many-owners', { registration: owners(5), stats: market({ avg_owners: 2.14 }) }),
	).toEqual(['Владельцев 5, у похожих машин в среднем 2,1.']);
	expect(
		findingsOf('many-owners', { registration: owners(3), stats: market({ avg_owners: 2 }) }),
	).toMatchObject([{ severity: 'know', record: 'RequestResult.periods' }]);
});

test('less than one more, no average, no periods and silence are no finding', () => {
	for (const given of [
		{ registration: owners(3), stats: market({ avg_owners: 2.1 }) },
		{ registration: owners(5), stats: market({ avg_owners: null }) },
		{ registration: owners(5), stats: { success: false, result: null } },
		{ registration: owners(0), stats: market({ avg_owners: 2 }) },
		{ registration: owners(5), stats: silent() },
		{ registration: silent(), stats: market({ avg_owners: 2 }) },
	]) {
		expect(findingsOf('many-owners', given)).toEqual([]);
	}
});
