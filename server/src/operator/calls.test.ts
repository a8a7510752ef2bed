import { describe, expect, test } from 'vitest';
import type { RecentCalls } from '../store/schema/running-process.ts';
import { callsOf } from './calls.ts';

const NOW = new Date('2026-11-30T20:10:30Z');
const MINUTE = Math.floor(NOW.getTime() / 60_000);
const QUIET: RecentCalls = {
	minutes: [],
	times: [],
	lastReplyAt: null,
	lastFailureAt: null,
	breakerOpen: false,
};
const process = (gost: Partial<RecentCalls>) => ({ recent: { gost: { ...QUIET, ...gost } } });
const minute = (before: number, calls: number, failed = 0, unsent = 0) => ({
	...{ minute: MINUTE - before, calls, failed, unsent },
});

describe('what processes have seen of a supplier', () => {
	test('is added up minute by minute, and minutes that are over do not count', () => {
		const one = process({ minutes: [minute(15, 100), minute(14, 1), minute(0, 4, 1)], breakerOpen: true });
		const other = process({ minutes: [minute(0, 6, 2, 3)] });
		const seen = callsOf('gost', [one, { recent: {} }, other], NOW);
		expect(seen).toMatchObject({ calls: 11, failed: 3, unsent: 3, breakers_open: 1 });
		expect(seen.minutes).toHaveLength(15);
		expect([seen.minutes[0], seen.minutes[14]]).toEqual([
			{ calls: 1, failed: 0, unsent: 0 },
			{ calls: 10, failed: 3, unsent: 3 },
		]);
	});

	test('has the times of all calls together, not the mean of each process', () => {
		const slow = process({ times: [[20, 1]] });
		const quick = process({ times: [[0, 99]] });
		expect(callsOf('gost', [slow, quick], NOW)).toMatchObject({ p50_seconds: 0.05, p95_seconds: 0.05 });
		expect(callsOf('gost', [slow], NOW).p95_seconds).toBeCloseTo(4.34, 2);
	});

	test('has the last reply and the last failure of any of them', () => {
		const ms = NOW.getTime();
		const one = process({ lastReplyAt: ms - 9_000, lastFailureAt: ms - 5_000 });
		const other = process({ lastReplyAt: ms - 7_000 });
		expect(callsOf('gost', [one, other], NOW)).toMatchObject({
			last_reply_at: new Date(ms - 7_000).toISOString(),
			last_failure_at: new Date(ms - 5_000).toISOString(),
		});
	});

	test('is nothing of a supplier that was never called', () => {
		const nothing = { calls: 0, failed: 0, unsent: 0 };
		expect(callsOf('gost', [], NOW)).toMatchObject({
			...nothing,
			minutes: Array.from({ length: 15 }, () => nothing),
			p50_seconds: null,
			last_reply_at: null,
			breakers_open: 0,
		});
	});
});
