import { expect, test } from 'vitest';
import { silent } from '../testing/answers.ts';
import { inspections, registered } from '../testing/invented-records.ts';
import { findingsOf, sentencesOf } from '../testing/sentences.ts';
import { rule } from './mileage-low.ts';

const diagnostic = inspections(['2021-05-14', 14_000]);
const of = (vehicle_releaseyear: number | null) => registered({ vehicle_releaseyear });
const base = { vin: null, model: null, frame: null, frame_id: null, color: null, type: null };
const baseOf = (year: number) => ({ ...base, year, power: null, volume: null, image: null });

test('little for its age, and no reading since', () => {
	expect(sentencesOf(rule, { diagnostic, registration: of(2016) })).toEqual([
		'Последнее показание — 14 000 км (14.05.2021): мало для машины 2016 года, и с тех пор пробег никто не записывал.',
	]);
	expect(findingsOf(rule, { diagnostic, registration: of(2016) })[0]?.severity).toBe('know');
});

test('the year of the basic card serves as well', () => {
	expect(findingsOf(rule, { diagnostic, base: baseOf(2010), registration: silent() })).toHaveLength(1);
});

test.each([
	['enough for its age', { diagnostic: inspections(['2021-05-14', 25_000]), registration: of(2016) }],
	['a young car', { diagnostic, registration: of(2019) }],
	['a reading of last year', { diagnostic: inspections(['2025-05-14', 14_000]), registration: of(2016) }],
	['no year', { diagnostic, registration: of(null) }],
	['null fields', { diagnostic: inspections([null, 14_000], ['2021-05-14', null]), registration: of(2016) }],
	['silence', { diagnostic: silent(), registration: of(2016) }],
])('%s: no reason', (_, given) => {
	expect(findingsOf(rule, given)).toEqual([]);
});
