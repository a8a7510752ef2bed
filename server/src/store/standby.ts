import { setTimeout as pause } from 'node:timers/promises';
import { atMost } from '@avtosverka/registers/async/at-most';
import { describeError } from '../http/replies/errors.ts';
import type { StandbyMetrics } from './standby-metrics.ts';
import type { DatabasePosition } from './standby-position.ts';
import type { Database, Standby, StandbyPosition } from './store.ts';
import type { StoreLog } from './store-log.ts';

/** How often both are asked how far they are: what was written since is read from the primary. */
const COMPARE_EVERY_MS = 500;
/** An older state of the primary is not read: for so long may be found what was deleted. */
const MOST_BEHIND_MS = 10_000;
/** A standby that thinks longer is as good as away. */
const ANSWER_WITHIN_MS = 500;
/** So long is one left alone that has just failed, or each look would wait for it. */
const REST_MS = 5_000;
const LOG_EVERY_MS = 60_000;

/** What a standby is watched with. */
export type StandbyTools = {
	readonly db: Database;
	readonly primaryPosition: () => Promise<DatabasePosition<number>>;
	readonly standbyPosition: () => Promise<DatabasePosition<StandbyPosition | null>>;
	readonly log: StoreLog;
	readonly metrics: Pick<StandbyMetrics, 'standbyRead' | 'standbyAge'>;
	/** In ms, of a clock that never goes back. */
	readonly now?: () => number;
	readonly everyMs?: number;
};

/** A standby that is compared with its primary from now on; nothing waits for it to be there. */
export function createStandby({
	db,
	primaryPosition,
	standbyPosition,
	log,
	metrics,
	now = () => performance.now(),
	everyMs = COMPARE_EVERY_MS,
}: StandbyTools): Omit<Standby, 'close'> & { stop(): void } {
	const stopping = new AbortController();
	const written = new Map<string, number>();
	let primary: { readonly at: number; readonly position: number; readonly database: string }[] = [];
	let position: StandbyPosition | null = null;
	/** The server of `position` has everything that was committed on the primary before this moment. */
	let reachedAt = Number.NEGATIVE_INFINITY;
	/** When one was so far for the last time. */
	let hadAllAt = now();
	let restsUntil = Number.NEGATIVE_INFINITY;
	let isLoggedRead: boolean | null = null;
	let loggedAt = Number.NEGATIVE_INFINITY;
	void follow();

	async function follow(): Promise<void> {
		while (!stopping.signal.aborted) {
			await compare().catch(lose);
			await pause(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
		}
	}

	async function compare(): Promise<void> {
		const at = now();
		forgetBefore(at - MOST_BEHIND_MS);
		const ofPrimary = await atMost(ANSWER_WITHIN_MS, primaryPosition()).catch(() => null);
		if (ofPrimary) primary.push({ at, ...ofPrimary });
		const { database, position: seen } = await inTime(standbyPosition());
		if (seen === null) throw new Error('it is no standby');
		const reached = primary.findLast((one) => one.database === database && one.position <= seen.replayed);
		reachedAt = reached?.at ?? Number.NEGATIVE_INFINITY;
		hadAllAt = Math.max(hadAllAt, reachedAt);
		if (now() < restsUntil) return;
		position = isNear() ? seen : null;
		if (position) logChange(true);
		else if (now() - hadAllAt > MOST_BEHIND_MS) throw new Error('it is behind, or of another database');
	}

	/** A standby that has not what is older is not read at all. */
	function forgetBefore(moment: number): void {
		primary = primary.filter(({ at }) => at >= moment);
		for (const [name, at] of written) if (at < moment) written.delete(name);
	}

	function isNear(): boolean {
		return now() - reachedAt <= MOST_BEHIND_MS;
	}

	function lose(error: unknown): void {
		position = null;
		if (!stopping.signal.aborted) logChange(false, { error: describeError(error) });
	}

	function logChange(isRead: boolean, fields = {}): void {
		if (isRead === isLoggedRead || now() - loggedAt < LOG_EVERY_MS) return;
		if (isRead) log.info(fields, 'the standby is read');
		else log.warn(fields, 'the standby is not read');
		isLoggedRead = isRead;
		loggedAt = now();
	}

	return {
		db,
		async read(keys, nameOf, find) {
			const asked = keys.filter((key) => (written.get(nameOf(key)) ?? Number.NEGATIVE_INFINITY) < reachedAt);
			const at = isNear() ? position : null;
			if (at === null) {
				metrics.standbyRead('away', keys.length);
				return new Map();
			}
			metrics.standbyRead('behind', keys.length - asked.length);
			if (asked.length === 0) return new Map();
			const age = now() - reachedAt;
			try {
				const found = await inTime(find(asked, at));
				const hits = asked.filter((key) => found.has(nameOf(key))).length;
				metrics.standbyRead('hit', hits);
				if (hits > 0) metrics.standbyAge(age / 1000);
				metrics.standbyRead('miss', asked.length - hits);
				return found;
			} catch (error) {
				restsUntil = now() + REST_MS;
				lose(error);
				metrics.standbyRead('away', asked.length);
				return new Map();
			}
		},
		async writing(name, work) {
			written.set(name, Number.POSITIVE_INFINITY);
			try {
				return await work();
			} finally {
				written.set(name, now());
			}
		},
		behindSeconds: () => (now() - hadAllAt) / 1000,
		stop: () => stopping.abort(),
	};
}

async function inTime<Value extends object>(answer: Promise<Value>): Promise<Value> {
	const value = await atMost(ANSWER_WITHIN_MS, answer);
	if (value === null) throw new Error('it does not answer in time');
	return value;
}
