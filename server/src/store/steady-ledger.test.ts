import type { ReportLedger } from '@avtosverka/registers/report-ledger';
import { ledgerConformance } from '@avtosverka/registers/report-ledger.conformance';
import { createMemoryLedger } from '@avtosverka/registers/report-ledger-memory';
import { describe, expect, test } from 'vitest';
import { SECOND_MS, testClock } from '../answers/testing/test-clock.ts';
import { createLog } from '../log.ts';
import { createSteadyLedger } from './steady-ledger.ts';
import { createStoreFallback } from './store-fallback.ts';

const LONG_AGO = new Date(0);
const now = () => new Date();
const log = createLog('silent');

/** A shared ledger that can be away, and the steady one over it, whose store is tried again at once. */
function setUp(away = false) {
	const shared = createMemoryLedger(now);
	const state = { away };
	const failing = Object.fromEntries(
		Object.entries(shared).map(([name, call]) => [
			name,
			async (...words: never[]) => {
				if (state.away) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
				return (call as (...all: never[]) => unknown)(...words);
			},
		]),
	) as ReportLedger;
	const clock = testClock();
	const ticking = {
		now() {
			clock.pass(10 * SECOND_MS);
			return clock.now();
		},
	};
	const steady = createSteadyLedger(
		failing,
		createMemoryLedger(now),
		createStoreFallback({ clock: ticking, log }, 'reports'),
	);
	return { shared, state, steady };
}

describe('a ledger over a store that is there is that store', () => {
	ledgerConformance(async () => setUp().steady);
});

describe('a ledger whose store is away', () => {
	test('opens reports of its own, which are joined, held and remembered as ordered', async () => {
		const { steady } = setUp(true);
		const row = await steady.open('vin:a', LONG_AGO);
		expect(await steady.lease(row.id, 'one', 1_000)).toBe(true);
		expect(await steady.lease(row.id, 'two', 1_000)).toBe(false);
		await steady.made(row.id, 'uid');
		expect(await steady.open('vin:a', LONG_AGO)).toEqual({ ...row, reportUid: 'uid' });
	});

	test('keeps those reports its own when the store is back, and no bytes of them', async () => {
		const { shared, state, steady } = setUp(true);
		const { id } = await steady.open('vin:a', LONG_AGO);
		state.away = false;
		await steady.publish(id, { body: Uint8Array.of(1), at: now(), complete: true });
		expect(await steady.latest(id)).toBeNull();
		expect(await steady.lease(id, 'one', 1_000)).toBe(true);
		expect(await shared.lease(id, 'two', 1_000)).toBe(false);
		expect((await steady.open('vin:b', LONG_AGO)).id).toBe((await shared.open('vin:b', LONG_AGO)).id);
	});

	test('goes on with a report that was opened before', async () => {
		const { state, steady } = setUp();
		const { id } = await steady.open('vin:a', LONG_AGO);
		state.away = true;
		expect(await steady.lease(id, 'one', 1_000)).toBe(true);
		await steady.made(id, 'uid');
		await steady.publish(id, { body: Uint8Array.of(1), at: now(), complete: false });
		expect(await steady.latest(id)).toBeNull();
		await steady.release(id, 'one');
		await steady.drop(id);
	});
});
