import { describe, expect, test } from 'vitest';
import { createLocalSlots, createRateLimit } from './rate-limit.ts';

const never = new AbortController().signal;

describe('a pace', () => {
	test('of twenty a second begins four requests in a hundred and fifty milliseconds', async () => {
		const rateLimit = createRateLimit(createLocalSlots(20));
		const startedAt = performance.now();
		await Promise.all([1, 2, 3, 4].map(() => rateLimit.turn(never, 60_000)));
		const took = performance.now() - startedAt;
		expect(took).toBeGreaterThan(140);
		expect(took).toBeLessThan(400);
	});

	test('lets the first one go at once', async () => {
		const startedAt = performance.now();
		await createRateLimit(createLocalSlots(1)).turn(never, 60_000);
		expect(performance.now() - startedAt).toBeLessThan(900);
	});

	test('that is none lets everybody go at once', async () => {
		const rateLimit = createRateLimit(null);
		const startedAt = performance.now();
		await Promise.all(Array.from({ length: 1000 }, () => rateLimit.turn(never, 60_000)));
		expect(performance.now() - startedAt).toBeLessThan(900);
	});

	test('is left by an asker who does not want to wait', async () => {
		const rateLimit = createRateLimit(createLocalSlots(0.1));
		await rateLimit.turn(never, 60_000);
		await expect(rateLimit.turn(AbortSignal.timeout(20), 60_000)).rejects.toThrow();
	});

	test('takes no moment for an asker that could not wait for it', async () => {
		const rateLimit = createRateLimit(createLocalSlots(10));
		expect(await rateLimit.turn(never, 0)).toBe(true);
		for (let asker = 0; asker < 20; asker++) expect(await rateLimit.turn(never, 0)).toBe(false);
		const startedAt = performance.now();
		expect(await rateLimit.turn(never, 1_000)).toBe(true);
		expect(performance.now() - startedAt).toBeLessThan(500);
	});
});
