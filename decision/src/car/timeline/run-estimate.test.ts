import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideCar } from '../decide.ts';
import { isFall, pairsOf } from '../mileage.ts';
import type { MileageReading } from '../readings.ts';
import { question } from '../testing/answers.ts';
import { inspections } from '../testing/invented-records.ts';
import { runBounds } from './run-estimate.ts';

const TODAY = '2026-11-22';
type Given = readonly (readonly [day: string, km: number])[];

/** Before the first fall, at least and at most by the first day of 2024; the most in whole thousands. */
function bounds(...given: Given) {
	const readings = given.map(([date, km]) => ({ date, km }));
	const found = runBounds(readings, '2024-01-01');
	const most = found?.most ?? null;
	return found && [found.before.km, found.least, most && Math.round(most / 1_000) * 1_000];
}

function decided(...given: Given) {
	return decideCar(question({ diagnostic: inspections(...given) }));
}

describe('after a roll-back a car has run', () => {
	test('at least what was read before it, and at most that carried on at its pace', () => {
		expect(bounds(['2018-01-01', 100_000], ['2020-01-01', 140_000], ['2022-01-01', 90_000])).toEqual([
			...[140_000, 140_000, 220_000],
		]);
	});

	test('what was measured after it besides, also where that was faster', () => {
		const until = (km: number) =>
			bounds(
				...([['2018-01-01', 100_000] as const, ['2020-01-01', 120_000]] as const),
				...([['2020-01-02', 60_000] as const, ['2024-01-01', km]] as const),
			);
		expect(until(75_000)).toEqual([120_000, 135_000, 160_000]);
		expect(until(160_000)).toEqual([120_000, 220_000, 220_000]);
	});

	test('the distances between all falls, where there are several', () => {
		const [, least, most] = bounds(
			...([['2012-01-01', 90_000] as const, ['2014-01-01', 120_000]] as const),
			...([['2016-01-01', 80_000] as const, ['2018-01-01', 110_000]] as const),
			...([['2020-01-01', 70_000] as const, ['2022-01-01', 95_000]] as const),
		)!;
		expect(least).toBe(120_000 + 30_000 + 25_000);
		expect(most).toBeCloseTo(120_000 + 10 * 15_000, -3);
	});

	test('an unknown distance at most, where its readings show no pace', () => {
		expect(bounds(['2021-01-15', 201_532], ['2022-03-04', 179_919])).toEqual([201_532, 201_532, null]);
		const short = [['2021-01-15', 201_532] as const, ['2021-05-15', 209_000] as const];
		expect(bounds(...short, ['2022-03-04', 179_919])).toEqual([209_000, 209_000, null]);
	});

	test('no more than a private car can, however fast it was before', () => {
		const [before, , most] = bounds(['2019-01-01', 0], ['2020-01-01', 150_000], ['2021-01-01', 90_000])!;
		expect((most ?? 0) - (before ?? 0)).toBeCloseTo(4 * 60_000, -3);
	});
});

describe('the timeline has', () => {
	const estimateOf = (...given: Given) => decided(...given).timeline.runEstimate;

	test('an estimate in whole thousands, rounded outward', () => {
		expect(estimateOf(['2017-01-20', 98_400], ['2021-01-15', 201_532], ['2022-03-04', 179_919])).toEqual({
			...{ before: { date: '2021-01-15', km: 201_532 }, least: 201_000, most: 353_000 },
		});
	});

	test('none for a car that was not rolled back, or whose reading comes back', () => {
		expect(estimateOf(['2017-01-20', 98_400], ['2021-01-15', 201_532])).toBeNull();
		expect(estimateOf(['2017-01-20', 98_400], ['2019-01-20', 9_840], ['2021-01-15', 201_532])).toBeNull();
		expect(estimateOf(['2021-01-15', 201_532], ['2022-03-04', 201_000])).toBeNull();
		expect(estimateOf()).toBeNull();
	});

	test('none where a reading climbs as no car can be driven', () => {
		const given = [
			['2020-01-01', 20_000],
			['2021-01-01', 900_000],
			['2022-01-01', 10_000],
		] as const;
		expect(estimateOf(...given)).toBeNull();
	});

	test('one exactly where a rule says that the car was rolled back, whatever the order of the cards', () => {
		const day = fc
			.date({ min: new Date('2005-01-01'), max: new Date(TODAY), noInvalidDate: true })
			.map((date) => date.toISOString().slice(0, 10));
		// So slow that no climb is impossible.
		const readings = fc.array(fc.tuple(day, fc.nat(3_400)), { maxLength: 8 });
		fc.assert(
			fc.property(readings, fc.nat(), (given, turn) => {
				const { reasons, timeline } = decided(...given);
				const isRolledBack = reasons.some(({ rule }) => rule === 'mileage-rolled-back');
				expect(timeline.runEstimate !== null).toBe(isRolledBack);
				const other = given.toSorted(([, one], [, next]) => ((one + turn) % 7) - ((next + turn) % 7));
				expect(decided(...other).timeline.runEstimate).toEqual(timeline.runEstimate);
			}),
		);
	});
});

test('the bounds of any readings: at most is no less than at least, and that no less than the highest', () => {
	const steps = fc.array(
		fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: -90_000, max: 60_000 })),
		{
			minLength: 2,
			maxLength: 12,
		},
	);
	fc.assert(
		fc.property(steps, (given) => {
			let [time, km] = [Date.parse('2010-01-01'), 100_000];
			const readings = given.map(([days, driven]): MileageReading => {
				time += days * 86_400_000;
				km = Math.max(0, km + driven);
				return { date: new Date(time).toISOString().slice(0, 10), km };
			});
			const found = runBounds(readings, new Date(time).toISOString().slice(0, 10));
			if (found === null) return;
			expect(pairsOf(readings).some(isFall)).toBe(true);
			expect(found.least).toBeGreaterThanOrEqual(Math.max(...readings.map((reading) => reading.km)));
			expect(found.most ?? found.least).toBeGreaterThanOrEqual(found.least);
		}),
		{ numRuns: 1_000 },
	);
});
