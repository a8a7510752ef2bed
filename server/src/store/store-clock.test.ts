import { expect, test } from 'vitest';
import type { Clock } from '../deps.ts';
import { createLease } from './lease.ts';
import { createReportLedger } from './report-ledger.ts';
import { followStoreClock, type StoreClock } from './store-clock.ts';
import type { StoreLog } from './store-log.ts';
import { setUpDatabase } from './testing/test-database.ts';

const MINUTE = 60_000;
const shifted = (ms: number): Clock => ({ now: () => new Date(Date.now() + ms) });

const database = setUpDatabase();

function recording() {
	const warnings: unknown[] = [];
	const warn = (fields: unknown) => warnings.push(fields);
	return { warnings, log: { warn } as unknown as StoreLog };
}

async function whileFollowing<Result>(ms: number, work: (clock: StoreClock) => Promise<Result>) {
	const clock = await followStoreClock(database.store, shifted(ms), recording().log);
	return work(clock).finally(() => clock.stop());
}

test.each([2 * MINUTE, -2 * MINUTE, 0])('a machine %i ms ahead goes by the clock of the database', (ms) =>
	whileFollowing(ms, async (clock) => {
		expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(500);
	}),
);

test('says how far its machine is off', async () => {
	const { warnings, log } = recording();
	const clock = await followStoreClock(database.store, shifted(2 * MINUTE), log);
	clock.stop();
	expect(warnings).toEqual([{ aheadMs: expect.closeTo(2 * MINUTE, -3) }]);
});

test('a worker two minutes ahead takes no lease that another one has', async () => {
	const punctual = createLease(database.store, shifted(0));
	expect(await punctual.take('supplier', 'punctual', MINUTE)).toBe(true);
	await whileFollowing(2 * MINUTE, async (clock) => {
		expect(await createLease(database.store, clock).take('supplier', 'ahead', MINUTE)).toBe(false);
	});
	// By the clock of its machine alone it would.
	expect(await createLease(database.store, shifted(2 * MINUTE)).take('supplier', 'ahead', MINUTE)).toBe(true);
});

test('a worker two minutes ahead does not follow up a paid report that another one has ordered', async () => {
	const punctual = createReportLedger(database.store, shifted(0));
	const subject = 'vin:XTAGFL110KY700221';
	const ordered = await punctual.open(subject, new Date(Date.now() - MINUTE), 'key-one');
	expect(await punctual.lease(ordered.id, 'punctual', MINUTE)).toBe(true);
	await whileFollowing(2 * MINUTE, async (clock) => {
		const ahead = createReportLedger(database.store, clock);
		const same = await ahead.open(subject, new Date(clock.now().getTime() - MINUTE), 'key-two');
		expect(same.id).toBe(ordered.id);
		expect(await ahead.lease(same.id, 'ahead', MINUTE)).toBe(false);
	});
});
