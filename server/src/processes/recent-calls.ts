import { SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import type { TransportEvent } from '@avtosverka/registers/transport/transport';
import { type CallObserver, hasReply } from '../call-observer.ts';
import type { Clock } from '../deps.ts';
import type { RecentCalls, SeenCalls } from '../store/schema/running-process.ts';
import { stepOf } from './call-times.ts';

/** Calls of the last minutes, the present one included. */
export const RECENT_MINUTES = 15;
const MINUTE_MS = 60_000;

/** The recent calls of this process, which it knows also while the store is away. */
export type RecentCallsLog = Pick<CallObserver, 'onEvent' | 'onBreaker'> & { read(): SeenCalls };

type Minute = { minute: number; calls: number; failed: number; unsent: number; times: Map<number, number> };
type Observation = {
	minutes: Minute[];
	lastReplyAt: number | null;
	lastFailureAt: number | null;
	open: boolean;
};

const UNSENT: readonly TransportEvent['outcome'][] = ['breaker-open', 'overloaded'];

/** Counts calls minute by minute and forgets them after a quarter of an hour. */
export function createRecentCalls({ now }: Clock): RecentCallsLog {
	const suppliers = new Map<string, Observation>();

	function observationOf(supplier: string): Observation {
		const seen = suppliers.get(supplier) ?? {
			minutes: [],
			lastReplyAt: null,
			lastFailureAt: null,
			open: false,
		};
		suppliers.set(supplier, seen);
		return seen;
	}

	function minuteOf({ minutes }: Observation, at: number): Minute {
		const minute = Math.floor(at / MINUTE_MS);
		const last = minutes.at(-1);
		// The clock follows the database's, and may be set back by a little.
		if (last && last.minute >= minute) return last;
		const next = { minute, calls: 0, failed: 0, unsent: 0, times: new Map<number, number>() };
		minutes.push(next);
		while (minutes[0] && minutes[0].minute <= minute - RECENT_MINUTES) minutes.shift();
		return next;
	}

	return {
		onEvent({ supplier, outcome, attempts, durationMs }) {
			// The asker left: that says nothing of the supplier.
			if (outcome === 'aborted') return;
			const at = now().getTime();
			const seen = observationOf(supplier);
			const minute = minuteOf(seen, at);
			if (UNSENT.includes(outcome)) {
				minute.unsent += 1;
				return;
			}
			minute.calls += 1;
			if (hasReply({ outcome })) seen.lastReplyAt = at;
			else {
				minute.failed += 1;
				seen.lastFailureAt = at;
			}
			if (attempts === 0) return;
			const step = stepOf(durationMs / 1000);
			minute.times.set(step, (minute.times.get(step) ?? 0) + 1);
		},
		onBreaker({ supplier, open }) {
			observationOf(supplier).open = open;
		},
		read() {
			const oldest = Math.floor(now().getTime() / MINUTE_MS) - RECENT_MINUTES;
			const known = SUPPLIERS.flatMap((id) => {
				const seen = suppliers.get(id);
				return seen ? [[id, recentOf(seen, oldest)] as const] : [];
			});
			return Object.fromEntries(known);
		},
	};
}

function recentOf({ minutes, lastReplyAt, lastFailureAt, open }: Observation, oldest: number): RecentCalls {
	const recent = minutes.filter(({ minute }) => minute > oldest);
	const times = new Map<number, number>();
	for (const minute of recent)
		for (const [step, count] of minute.times) times.set(step, (times.get(step) ?? 0) + count);
	return {
		minutes: recent.map(({ minute, calls, failed, unsent }) => ({ minute, calls, failed, unsent })),
		times: [...times].sort(([one], [other]) => one - other),
		lastReplyAt,
		lastFailureAt,
		breakerOpen: open,
	};
}
