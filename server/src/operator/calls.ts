import type { OperatorSupplier } from '@avtosverka/contract/operator/suppliers';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { secondsWithin } from '../processes/call-times.ts';
import { RECENT_MINUTES } from '../processes/recent-calls.ts';
import type { RunningProcess } from '../processes/store.ts';
import type { MinuteOfCalls, RecentCalls } from '../store/schema/running-process.ts';

const MINUTE_MS = 60_000;

/** What all these processes together have seen of a supplier in the last quarter of an hour. */
export function callsOf(
	supplier: SupplierId,
	processes: readonly Pick<RunningProcess, 'recent'>[],
	now: Date,
): OperatorSupplier['recent'] {
	const seen = processes.flatMap(({ recent }) => recent[supplier] ?? []);
	const last = Math.floor(now.getTime() / MINUTE_MS);
	const all = seen.flatMap(({ minutes }) => minutes);
	const minutes = Array.from({ length: RECENT_MINUTES }, (_, at) => {
		const minute = last - RECENT_MINUTES + 1 + at;
		return added(all.filter((one) => one.minute === minute));
	});
	const times = seen.flatMap((one) => one.times);
	return {
		...added(minutes),
		minutes,
		p50_seconds: secondsWithin(0.5, times),
		p95_seconds: secondsWithin(0.95, times),
		last_reply_at: latest(seen, 'lastReplyAt'),
		last_failure_at: latest(seen, 'lastFailureAt'),
		breakers_open: seen.filter(({ breakerOpen }) => breakerOpen).length,
	};
}

type Counts = Omit<MinuteOfCalls, 'minute'>;

function added(counts: readonly Counts[]): Counts {
	const sum = (of: keyof Counts) => counts.reduce((total, one) => total + one[of], 0);
	return { calls: sum('calls'), failed: sum('failed'), unsent: sum('unsent') };
}

function latest(seen: readonly RecentCalls[], of: 'lastReplyAt' | 'lastFailureAt'): string | null {
	const moments = seen.flatMap((one) => one[of] ?? []);
	return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
}
