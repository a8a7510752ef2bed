import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalSlots, createRateLimit, type RateSlots } from './rate-limit.ts';

const never = new AbortController().signal;

describe('a rate', () => {
	beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
	afterEach(() => void vi.useRealTimers());

	const takes = async (slots: RateSlots, ...patience: number[]) => {
		const waits: (number | null)[] = [];
		for (const ms of patience) waits.push(await slots.take(ms));
		return waits;
	};

	test('of twenty a second gives a moment in every fifty milliseconds, the first at once', async () => {
		const slots = createLocalSlots(20);
		expect(await takes(slots, 1_000, 1_000, 1_000, 1_000)).toEqual([0, 50, 100, 150]);
		vi.advanceTimersByTime(500);
		expect(await takes(slots, 1_000, 1_000)).toEqual([0, 50]);
	});

	test('is divided among the processes that share it', async () => {
		expect(
			await takes(
				createLocalSlots(20, () => 3),
				1_000,
				1_000,
			),
		).toEqual([0, 150]);
	});

	test('takes no moment for an asker that could not wait for it', async () => {
		expect(await takes(createLocalSlots(10), 0, 0, 99, 0, 1_000, 1_000)).toEqual([
			0,
			null,
			null,
			null,
			100,
			200,
		]);
	});
});

describe('a turn of a rate', () => {
	const slotIn = (ms: number | null): RateSlots => ({ take: async () => ms });

	test('comes when its moment does, at once where there is no rate, and not where there is none', async () => {
		expect(await createRateLimit(slotIn(1)).turn(never, 60_000)).toBe(true);
		expect(await createRateLimit(null).turn(never, 0)).toBe(true);
		expect(await createRateLimit(slotIn(null)).turn(never, 60_000)).toBe(false);
	});

	test('is left by an asker who does not want to wait', async () => {
		const leaving = new AbortController();
		const turn = createRateLimit(slotIn(60_000)).turn(leaving.signal, 60_000);
		leaving.abort();
		await expect(turn).rejects.toThrow();
	});
});
