import { describe, expect, test } from 'vitest';
import { type EventResult, sumUp } from './results.ts';
import { ofEachProxy } from './site-proxies.ts';

/** An event of ten requests through each proxy, of which those through nginx failed at the given moments. */
function befell(event: string, began: number, failedAt: readonly number[] = []): EventResult {
	const failed = failedAt.map((at) => ({ sentAt: at - 500, at, how: '503' }));
	return {
		event,
		began,
		seconds: 1,
		calls: { ...ofEachProxy(() => ({ sent: 10, failed: [] })), nginx: { sent: 10, failed } },
	};
}

const KILLED = 'server killed';
const PAUSED = 'server paused';

describe('Events of a cluster', () => {
	test('are summed up by kind, in the order in which each befell first, with the longest failure of one', () => {
		const results = [
			befell(KILLED, 1_000, [1_500, 4_500]),
			befell(PAUSED, 5_000),
			befell(KILLED, 9_000, [9_500]),
		];
		const [killed, paused] = sumUp(results, []);
		expect([killed?.event, killed?.times, paused?.event, paused?.times]).toEqual([KILLED, 2, PAUSED, 1]);
		expect([killed?.calls.nginx.sent, killed?.calls.nginx.failed.length]).toEqual([20, 3]);
		expect(killed?.longestSeconds).toEqual({ nginx: 3.5, haproxy: 0, caddy: 0 });
	});

	test('answer for the acts confirmed from their beginning to that of the next', () => {
		const acts = [
			{ at: 999, times: 0 },
			{ at: 1_000, times: 1 },
			{ at: 4_999, times: 0 },
			{ at: 5_000, times: 2 },
			{ at: 99_000, times: 1 },
		];
		const [killed, paused] = sumUp([befell(KILLED, 1_000), befell(PAUSED, 5_000)], acts);
		expect(killed?.acts).toEqual({ confirmed: 2, lost: 1, doubled: 0 });
		expect(paused?.acts).toEqual({ confirmed: 2, lost: 0, doubled: 1 });
	});
});
