import { get, hastyPolicy } from '@avtosverka/registers/transport/testing/hasty';
import { serveLocally } from '@avtosverka/registers/transport/testing/local-server';
import { createTransport } from '@avtosverka/registers/transport/transport';
import { describe, expect, test } from 'vitest';
import { sharedRateOf } from './testing/shared-rate-of.ts';
import { setUpDatabase } from './testing/test-database.ts';

const PER_SECOND = 20;
const clock = { now: () => new Date() };

const database = setUpDatabase();

describe('the rate of a supplier that three processes ask', () => {
	test('is all used, and never exceeded', async () => {
		const began: number[] = [];
		await using supplier = await serveLocally((_request, response) => {
			began.push(performance.now());
			response.end('ok');
		});
		const policy = hastyPolicy({ perSecond: PER_SECOND, atOnce: 4, queue: 40, waitMs: 2_000 });
		const processes = Array.from({ length: 3 }, () =>
			createTransport(policy, { now: clock.now, sharedRate: sharedRateOf(database.store) }),
		);
		const results = await Promise.all(
			Array.from({ length: 31 }, (_, index) => processes[index % 3]!.send(get(`${supplier.url}/`))),
		);
		expect(results.filter(({ ok }) => ok)).toHaveLength(31);
		// Thirty intervals of 50 ms; a machine under load begins later, and only the one before may be late.
		const took = began.at(-1)! - began[0]!;
		expect(took).toBeGreaterThan(1_400);
		expect(took).toBeLessThan(2_400);
		for (const at of began) {
			const inSecond = began.filter((other) => other >= at && other < at + 900).length;
			expect(inSecond).toBeLessThanOrEqual(PER_SECOND);
		}
	});

	test('takes no moment from the others for an asker that cannot wait', async () => {
		const [one, other] = [sharedRateOf(database.store)('slow', 1), sharedRateOf(database.store)('slow', 1)];
		expect(await one.take(0)).toBe(0);
		expect(await other.take(0)).toBeNull();
		expect(await other.take(5_000)).toBeLessThanOrEqual(1_000);
	});

	test('is divided by those who asked lately while the store is away', async () => {
		let isAway = false;
		const { db } = database.store;
		const store = {
			get db() {
				if (isAway) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
				return db;
			},
		};
		for (let process = 0; process < 3; process++) await sharedRateOf(store)('shared', 1000).take(5_000);
		const slots = sharedRateOf(store)('shared', 1000);
		await slots.take(5_000);
		isAway = true;
		expect(await slots.take(5_000)).toBe(0);
		const waitMs = await slots.take(5_000);
		expect(waitMs).toBeGreaterThan(1);
		expect(waitMs).toBeLessThanOrEqual(4);
	});
});
