import type { AnswerState, NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import { UNAVAILABLE_AFTER_ATTEMPTS } from '@avtosverka/contract/vocabulary/owner-report';

/** When a register is asked again; all in milliseconds. */
export type RetrySchedule = {
	/** The first attempts, from the report's creation. */
	readonly attemptsAtMs: readonly number[];
	/** A source that has just failed is spared for so long, even where its next attempt is overdue. */
	readonly retryPauseMs: number;
	/** Pauses between the slow attempts after those; the last one repeats. */
	readonly slowMs: readonly number[];
	/** From creation: what has not answered by then is not asked any more. */
	readonly lifeMs: number;
	/** From creation: a report may be paid for, even if answers are missing. */
	readonly readyMs: number;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** As a buyer waits: minutes before the page, then days for a source that is down. */
export const RETRY_SCHEDULE: RetrySchedule = {
	attemptsAtMs: [0, 5 * SECOND, 20 * SECOND, 60 * SECOND, 120 * SECOND],
	retryPauseMs: 5 * SECOND,
	// A source that is away for an hour is often away for a day; what it costs to ask in vain must stay small.
	slowMs: [15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 3 * HOUR],
	lifeMs: 7 * 24 * HOUR,
	readyMs: 4 * MINUTE,
};

/** How far one block is. `nextAt` is null once it has its data, or its time is over. */
export type BlockLife = {
	readonly attempts: number;
	readonly answered: boolean;
	readonly nextAt: Date | null;
};

/**
 * What an attempt came to, as far as it matters for the next one; `postponed`: no supplier was asked, since
 * the question costs money and waits for the payment.
 */
export type AttemptOutcome = 'settled' | 'failed' | 'not-asked' | 'postponed';

export function outcomeOf(
	state: AnswerState,
	reason: NotAskedReason | Refusal | null = null,
): AttemptOutcome {
	if (state === 'found' || state === 'clear' || state === 'partial') return 'settled';
	if (state !== 'not-asked') return 'failed';
	return reason === 'after-payment' ? 'postponed' : 'not-asked';
}

/** From when a report's attempts and days count: the payment restarts them for what has not answered. */
export function begunAt({
	createdAt,
	paidAt,
}: {
	readonly createdAt: Date;
	readonly paidAt: Date | null;
}): Date {
	return paidAt ?? createdAt;
}

export function newBlock(createdAt: Date, { attemptsAtMs }: RetrySchedule): BlockLife {
	return { attempts: 0, answered: false, nextAt: after(createdAt, attemptsAtMs[0] ?? 0) };
}

/** True once a report is not asked about any more. */
export function isOver(begun: Date, now: Date, { lifeMs }: RetrySchedule): boolean {
	return now.getTime() >= begun.getTime() + lifeMs;
}

/** A block whose time is over: it stays as it is, and is not asked again. */
export function ended(block: BlockLife): BlockLife {
	return { ...block, nextAt: null };
}

/** A failed block that may not be asked again: it is reported unavailable at once. */
export function givenUp(block: BlockLife): BlockLife {
	return { ...block, attempts: Math.max(block.attempts, UNAVAILABLE_AFTER_ATTEMPTS), nextAt: null };
}

/** When and of what report an attempt was; `spread`, 0 to 1, keeps failed blocks from coming together. */
export type Attempt = {
	readonly outcome: AttemptOutcome;
	/** See `begunAt`. */
	readonly begun: Date;
	readonly now: Date;
	readonly spread: number;
};

/** A block after one more attempt. No supplier to ask counts as five attempts: minutes would not help. */
export function afterAttempt(
	block: BlockLife,
	{ outcome, begun, now, spread }: Attempt,
	retrySchedule: RetrySchedule,
): BlockLife {
	if (outcome === 'postponed') return { ...block, answered: false, nextAt: null };
	const counted = block.attempts + 1;
	const attempts = outcome === 'not-asked' ? Math.max(counted, UNAVAILABLE_AFTER_ATTEMPTS) : counted;
	if (outcome === 'settled') return { attempts, answered: true, nextAt: null };
	const end = after(begun, retrySchedule.lifeMs);
	if (now >= end) return { attempts, answered: false, nextAt: null };
	const planned = retrySchedule.attemptsAtMs[attempts];
	const next =
		planned === undefined
			? after(now, slowPause(attempts - retrySchedule.attemptsAtMs.length, retrySchedule) * (1 + spread / 10))
			: latest(after(begun, planned), after(now, retrySchedule.retryPauseMs));
	// The last look is at the very end: it finds the time over and closes the block.
	return { attempts, answered: false, nextAt: earliest(next, end) };
}

function slowPause(index: number, { slowMs }: RetrySchedule): number {
	return slowMs[Math.min(Math.max(index, 0), slowMs.length - 1)] ?? HOUR;
}

/** May it be paid for? Once it may, it always may. */
export function isReady(
	blocks: readonly BlockLife[],
	createdAt: Date,
	now: Date,
	{ readyMs }: RetrySchedule,
): boolean {
	const isReady = ({ answered, attempts, nextAt }: BlockLife) =>
		answered || attempts >= UNAVAILABLE_AFTER_ATTEMPTS || nextAt === null;
	return blocks.every(isReady) || now.getTime() >= createdAt.getTime() + readyMs;
}

function after(moment: Date, ms: number): Date {
	return new Date(moment.getTime() + ms);
}

function latest(one: Date, other: Date): Date {
	return new Date(Math.max(one.getTime(), other.getTime()));
}

function earliest(one: Date, other: Date): Date {
	return new Date(Math.min(one.getTime(), other.getTime()));
}
