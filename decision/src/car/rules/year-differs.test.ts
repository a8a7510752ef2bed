import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { carded, hit, owned, registered } from '../testing/blank-records.ts';
import { findingsOf, sentencesOf } from '../testing/findings-of.ts';

const registration = (year: number | null) =>
	registered([owned('person', '2018-05-10')], { vehicle_releaseyear: year });
const accident = (VehicleYear: number | null) => ({ Accidents: [hit({ VehicleYear })] });

test('two years and more of difference are told', () => {
	expect(sentencesOf('year-differs', { registration: registration(2012), dtp: accident(2010) })).toEqual([
		'Год выпуска не совпадает: в регистрации — 2012, в сведениях о ДТП — 2010.',
	]);
	expect(
		findingsOf('year-differs', { registration: registration(2012), base: carded({ year: 2015 }) }),
	).toMatchObject([{ severity: 'know', section: 'base', record: 'year' }]);
});

test('one year, no year and silence are no finding', () => {
	for (const given of [
		{ registration: registration(2012), dtp: accident(2011) },
		{ registration: registration(2012), dtp: accident(null) },
		{ registration: registration(2012), dtp: accident(0) },
		{ registration: registration(null), dtp: accident(2011) },
		{ registration: registration(2012), dtp: silent() },
	]) {
		expect(findingsOf('year-differs', given)).toEqual([]);
	}
});
