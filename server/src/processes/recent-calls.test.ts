import { describe, expect, test } from 'vitest';
import { createRecentCalls, RECENT_MINUTES } from './recent-calls.ts';

const MINUTE_MS = 60_000;

/** Recent calls at a moment of ours. */
function watched() {
	let at = 1_000 * MINUTE_MS;
	const calls = createRecentCalls({ now: () => new Date(at) });
	return {
		...calls,
		call: (outcome: Parameters<typeof calls.onEvent>[0]['outcome'], durationMs = 400, attempts = 1) =>
			calls.onEvent({ supplier: 'gost', outcome, attempts, durationMs }),
		pass: (ms: number) => {
			at += ms;
		},
		gost: () => calls.read().gost,
	};
}

describe('recent calls', () => {
	test('are counted minute by minute, with the last reply and the last failure', () => {
		const { call, pass, gost } = watched();
		call('2xx');
		call('4xx');
		pass(MINUTE_MS);
		call('timeout');
		call('5xx');
		expect(gost()?.minutes).toEqual([
			{ minute: 1000, calls: 2, failed: 0, unsent: 0 },
			{ minute: 1001, calls: 2, failed: 2, unsent: 0 },
		]);
		expect(gost()).toMatchObject({ lastReplyAt: 1_000 * MINUTE_MS, lastFailureAt: 1_001 * MINUTE_MS });
	});

	test('are over after a quarter of an hour, also where no call has come since', () => {
		const { call, pass, gost } = watched();
		call('5xx');
		pass((RECENT_MINUTES - 1) * MINUTE_MS);
		expect(gost()?.minutes).toHaveLength(1);
		pass(MINUTE_MS);
		expect(gost()).toMatchObject({ minutes: [], times: [], lastFailureAt: 1_000 * MINUTE_MS });
	});

	test('keep questions that were not sent apart, and those whose asker left out', () => {
		const { call, gost } = watched();
		call('breaker-open', 0, 0);
		call('overloaded', 3_000, 0);
		call('aborted');
		expect(gost()).toMatchObject({
			minutes: [{ calls: 0, failed: 0, unsent: 2 }],
			times: [],
			lastFailureAt: null,
		});
	});

	test('know of a breaker before the first call, and nothing of other services', () => {
		const { onBreaker, onEvent, read } = watched();
		onBreaker({ supplier: 'gibdd', open: true });
		onEvent({ supplier: 'no supplier', outcome: '2xx', attempts: 1, durationMs: 1 });
		expect(read()).toEqual({
			gibdd: { minutes: [], times: [], lastReplyAt: null, lastFailureAt: null, breakerOpen: true },
		});
	});

	test('stay in their minute when the clock is set back', () => {
		const { call, pass, gost } = watched();
		call('2xx');
		pass(-MINUTE_MS);
		call('2xx');
		expect(gost()?.minutes).toEqual([{ minute: 1000, calls: 2, failed: 0, unsent: 0 }]);
	});
});
