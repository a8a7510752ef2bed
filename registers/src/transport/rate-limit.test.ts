import { describe, expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const never = new AbortController().signal;

describe('a pace', () => {
	test('of twenty a second begins four requests in a hundred and fifty milliseconds', async () => {
		const rateLimit = createRateLimit(20);
		const startedAt = performance.now();
		await Promise.all([1, 2, 3, 4].map(() => rateLimit.turn(never)));
		const took = performance.now() - startedAt;
		expect(took).toBeGreaterThan(140);
		expect(took).toBeLessThan(400);
	});

	test('lets the first one go at once', async () => {
		const startedAt = performance.now();
		await createRateLimit(1).turn(never);
		expect(performance.now() - startedAt).toBeLessThan(900);
	});

	test('that is none lets everybody go at once', async () => {
		const rateLimit = createRateLimit(null);
		const startedAt = performance.now();
		await Promise.all(Array.from({ length: 1000 }, () => rateLimit.turn(never)));
		expect(performance.now() - startedAt).toBeLessThan(900);
	});

	test('is left by an asker who does not want to wait', async () => {
		const rateLimit = createRateLimit(0.1);
		await rateLimit.turn(never);
		await expect(rateLimit.turn(AbortSignal.timeout(20))).rejects.toThrow();
	});
});
