import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../session/testing/fake-browser.ts';
import { pollOwnerReport } from './poll-report.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
	vi.useFakeTimers();
	browser = fakeBrowser();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a report', () => {
	test('is asked for at once and every five seconds, until it is over', async () => {
		let asked = 0;
		const ask = async () => {
			asked += 1;
			return asked === 3;
		};
		pollOwnerReport({ ask });
		await vi.advanceTimersByTimeAsync(0);
		expect(asked).toBe(1);
		await vi.advanceTimersByTimeAsync(4_999);
		expect(asked).toBe(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(asked).toBe(2);
		await vi.advanceTimersByTimeAsync(60_000);
		browser.turn('visible');
		expect(asked).toBe(3);
	});

	test('is not asked for while nobody sees the page, and at once when somebody does again', async () => {
		let asked = 0;
		const ask = async () => {
			asked += 1;
			return false;
		};
		const { stop } = pollOwnerReport({ ask });
		await vi.advanceTimersByTimeAsync(0);
		browser.turn('hidden');
		await vi.advanceTimersByTimeAsync(60_000);
		expect(asked).toBe(1);
		browser.turn('visible');
		expect(asked).toBe(2);
		stop();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(asked).toBe(2);
	});

	test('asked for anew withdraws the question under way, whose answer counts no more', async () => {
		const signals: AbortSignal[] = [];
		const { now, stop } = pollOwnerReport({
			ask: (signal) => {
				signals.push(signal);
				return new Promise((resolve) => setTimeout(() => resolve(signals.length === 1), 1_000));
			},
		});
		now();
		expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
		await vi.advanceTimersByTimeAsync(6_000);
		expect(signals).toHaveLength(3);
		stop();
		expect(signals.at(-1)?.aborted).toBe(true);
	});
});
