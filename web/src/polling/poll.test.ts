import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../session/testing/fake-browser.ts';
import { startPoll } from './poll.ts';

const EVERY_MS = 5_000;

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
	vi.useFakeTimers();
	browser = fakeBrowser();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A question whose answers come in this order, false for ever after. */
const answering = (...answers: boolean[]) => vi.fn(async () => answers.shift() ?? false);

describe('a poll', () => {
	test('asks at once and then every while, until it is done', async () => {
		const ask = answering(false, false, true);
		startPoll({ everyMs: EVERY_MS, ask });
		await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
		expect(ask).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(60_000);
		browser.turn('visible');
		expect(ask).toHaveBeenCalledTimes(3);
		expect(vi.getTimerCount()).toBe(0);
	});

	test('waits for its first attempt where it should', async () => {
		const ask = answering();
		startPoll({ everyMs: EVERY_MS, firstAfterMs: EVERY_MS, ask });
		await vi.advanceTimersByTimeAsync(EVERY_MS - 1);
		expect(ask).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(ask).toHaveBeenCalledOnce();
	});

	test('has no timer and asks nothing in a hidden tab, and asks at once on return', async () => {
		const ask = answering();
		const onTimeout = vi.fn();
		startPoll({ everyMs: EVERY_MS, ask, attemptsAtMost: 3, onTimeout });
		await vi.advanceTimersByTimeAsync(0);
		browser.turn('hidden');
		expect(vi.getTimerCount()).toBe(0);
		await vi.advanceTimersByTimeAsync(600_000);
		expect(ask).toHaveBeenCalledTimes(1);
		expect(onTimeout).not.toHaveBeenCalled();
		browser.turn('visible');
		expect(ask).toHaveBeenCalledTimes(2);
	});

	test('begins when its tab is first seen', async () => {
		browser.turn('hidden');
		const ask = answering();
		startPoll({ everyMs: EVERY_MS, ask });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).not.toHaveBeenCalled();
		browser.turn('visible');
		expect(ask).toHaveBeenCalledOnce();
	});

	test('hears out the question that was under way when its tab was left', async () => {
		const ask = vi.fn(() => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 1_000)));
		startPoll({ everyMs: EVERY_MS, ask });
		browser.turn('hidden');
		browser.turn('visible');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(ask).toHaveBeenCalledOnce();
	});

	test('gives up after so many attempts in vain, and a failed one counts', async () => {
		const ask = vi.fn(() => Promise.reject(new Error('network')));
		const onTimeout = vi.fn();
		startPoll({ everyMs: EVERY_MS, ask, attemptsAtMost: 3, onTimeout });
		await vi.advanceTimersByTimeAsync(2 * EVERY_MS - 1);
		expect(onTimeout).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(60_000);
		browser.turn('visible');
		expect(ask).toHaveBeenCalledTimes(3);
		expect(onTimeout).toHaveBeenCalledOnce();
	});

	test('asked for now withdraws the question under way, whose result counts no more', async () => {
		const signals: AbortSignal[] = [];
		const { now, stop } = startPoll({
			everyMs: EVERY_MS,
			ask: (signal) => {
				const first = signals.push(signal) === 1;
				return new Promise((resolve) => setTimeout(() => resolve(first), 1_000));
			},
		});
		now();
		expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
		await vi.advanceTimersByTimeAsync(6_000);
		expect(signals).toHaveLength(3);
		stop();
		expect(signals.at(-1)?.aborted).toBe(true);
		expect(vi.getTimerCount()).toBe(1);
	});
});
