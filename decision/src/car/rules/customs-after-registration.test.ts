import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { owned, registered, released } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const registration = registered([owned('person', '2018-05-10'), owned('person', '2014-02-01', '2018-05-10')]);

test('a release after the first day on the register is to be clarified', () => {
	expect(
		sentencesOf('customs-after-registration', { registration, customs: released('2016-08-01') }),
	).toEqual(['Таможня выпустила машину 01.08.2016, позже первой регистрации в России 01.02.2014.']);
	expect(
		findingsOf('customs-after-registration', { registration, customs: released('2014-02-02') }),
	).toMatchObject([{ severity: 'clarify', section: 'customs', record: 'date' }]);
});

test('the same day, an earlier one, days that nobody knows and silence are no finding', () => {
	for (const given of [
		{ registration, customs: released('2014-02-01') },
		{ registration, customs: released('2014-01-15') },
		{ registration, customs: released(null) },
		{ registration: registered([owned('person', null)]), customs: released('2016-08-01') },
		{ registration: silent(), customs: released('2016-08-01') },
		{ registration, customs: silent() },
	]) {
		expect(findingsOf('customs-after-registration', given)).toEqual([]);
	}
});
