import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Demand, simulateDay } from './day.ts';

const DEMAND: Demand = { reports: 20_000, cars: 50_000, skew: 0.8, retentionHours: 24 };

test('about as many reports are opened as a day has', () => {
	expect(simulateDay(DEMAND, Math.random).reports / DEMAND.reports).toBeCloseTo(1, 1);
});

test('nothing is kept where nothing may be, and one car is asked about once', () => {
	expect(simulateDay({ ...DEMAND, retentionHours: 0 }, Math.random).cachedShare).toBe(0);
	expect(simulateDay({ ...DEMAND, cars: 1, retentionHours: 48 }, Math.random).cachedShare).toBe(1);
});

test('more visitors of the same cars find more kept, and the evening is busier than the day is on average', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1_000, max: 5_000 }), (reports) => {
			const [few, many] = [reports, reports * 8].map((size) =>
				simulateDay({ ...DEMAND, reports: size }, Math.random),
			);
			expect(many?.cachedShare).toBeGreaterThan(few?.cachedShare ?? 1);
			expect(many?.busiest.reports).toBeGreaterThan((reports * 8) / (24 * 60));
		}),
		{ numRuns: 20 },
	);
});

test('a quiet site has a day too', () => {
	expect(simulateDay({ ...DEMAND, reports: 0 }, Math.random)).toEqual({
		reports: 0,
		cachedShare: 0,
		busiest: { reports: 0, fresh: 0 },
	});
});
