import { expect, test } from 'vitest';
import type { Costs } from './costs.ts';
import { needsOf } from './needs.ts';

const COSTS: Costs = {
	fresh: { serverMs: 12, storeMs: 6, bytes: 10_000 },
	cached: { serverMs: 2, storeMs: 1, bytes: 10_000 },
	page: { serverMs: 10, storeMs: 1, bytes: 20_000 },
	storedBytes: 50_000,
	walBytes: 100_000,
};
const ASSUMED = {
	busyPart: 0.5,
	waitSeconds: 6,
	retentionDays: 30,
	pool: 10,
	publicPerSecond: 2,
	reportPrice: 15,
	machinePrice: 100,
	diskPrice: 0.5,
};

test('a day is summed from what its reports cost', () => {
	const day = { reports: 10_000, cachedShare: 0.4, busiest: { reports: 60, fresh: 30 } };
	const needs = needsOf(day, COSTS, ASSUMED);
	expect(needs.serverCores).toBeCloseTo((30 * 12 + 30 * 2 + 60 * 10) / 60_000 / 0.5);
	expect(needs).toMatchObject({ storeConnections: 22, waiting: 30, paidReports: 6_000, roubles: 90_000 });
	expect(needs.publicRate).toBeCloseTo(0.25);
	expect(needs.storedGb).toBeCloseTo(9);
	expect(needs.sentGbADay).toBeCloseTo(0.3);
	expect(needs.machines).toBe(4);
	expect(needs.machineRoubles).toBeCloseTo(4 * 100 + 2 * 9 * 0.5);
});

test('where all is kept nothing is bought and nothing is written', () => {
	const day = { reports: 100, cachedShare: 1, busiest: { reports: 2, fresh: 0 } };
	expect(needsOf(day, COSTS, ASSUMED)).toMatchObject({ paidReports: 0, roubles: 0, storedGb: 0, waiting: 0 });
});
