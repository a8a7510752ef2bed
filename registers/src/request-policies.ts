import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { RequestPolicyName } from './settings.ts';
import type { RequestPolicy } from './transport/request-policy.ts';

/** How an asynchronous report is made and followed; all in milliseconds. */
export type ReportPolicy = {
	/** Pause between two looks at a report that is still being made. */
	readonly pollEveryMs: number;
	/** After this long a report that is still incomplete is given up. */
	readonly reportDeadlineMs: number;
	/** How long one holder may make and poll a report before another may take over. */
	readonly leaseMs: number;
};

/** What every supplier's transport has in common unless its row says otherwise. */
const COMMON = {
	/** Long enough for a balancer to change its mind, short beside the 45 s that a visitor waits. */
	repeatAfterMs: 500,
	/** Nobody is helped by a place in a queue for longer: the next supplier is asked instead. */
	waitMs: 10_000,
	perSecond: null,
	/** A supplier that is down for one is down for all; half a minute spares it and costs a visitor one click. */
	breakerOpenMs: 30_000,
	/** An asker who leaves after this long without an answer tells of a hanging supplier, not of impatience. */
	hangingAfterMs: 10_000,
	/** Where no Retry-After is sent: the shortest pause that makes a second attempt more than a second blow. */
	restAfter429Ms: 1_000,
} as const satisfies Partial<RequestPolicy>;

/** Public pages about people: without a contract, so at the pace of a reader. */
const PERSONAL = {
	...COMMON,
	// What such a page has not shown in 20 s it will not show.
	deadlineMs: 20_000,
	attempts: 2,
	atOnce: 2,
	queue: 50,
	perSecond: 1,
	// A report waits for its registers for minutes: a place in a queue is worth more here than to who stands before a page.
	waitMs: 60_000,
	// Two calls of two attempts belong to one person.
	breakerAfter: 8,
} as const satisfies Partial<RequestPolicy>;

const TABLE: Readonly<Record<SupplierId, Omit<RequestPolicy, 'supplier'>>> = {
	avtocod: {
		...COMMON,
		// Its `_make` and content calls answer at once or hang; the report's own time is `reportDeadlineMs`.
		deadlineMs: 30_000,
		// One lost answer is usual on the way through balancers; a second one tells of an outage.
		attempts: 2,
		// A contract, no published limit; twenty polls a second serve hundreds of reports.
		atOnce: 20,
		// Ten sections of ten cars may wait at once; more would not be served within `waitMs` anyway.
		queue: 100,
		// One page asks eleven questions of two attempts: one car's broken report must not close the way for all.
		breakerAfter: 24,
	},
	gibdd: {
		...COMMON,
		// Its answers take up to a minute at noon.
		deadlineMs: 60_000,
		attempts: 2,
		// It counts connections of one address and bans for more.
		atOnce: 4,
		queue: 20,
		// The pace of a person who clicks.
		perSecond: 1,
		// Five sections of two attempts belong to one car.
		breakerAfter: 12,
		// It answers 429 for about a minute and starts anew with every request in between.
		restAfter429Ms: 60_000,
	},
	gost: {
		...COMMON,
		// A public page: what it has not shown in 20 s it will not show.
		deadlineMs: 20_000,
		attempts: 2,
		atOnce: 4,
		queue: 20,
		// A public page without a contract: twice the pace of one reader.
		perSecond: 2,
		// One question a car.
		breakerAfter: 5,
	},
	customs: {
		...COMMON,
		// As gost: a public page.
		deadlineMs: 20_000,
		attempts: 2,
		atOnce: 4,
		queue: 20,
		perSecond: 2,
		// The page with the token and the question itself, two attempts each.
		breakerAfter: 8,
	},
	apicloud: {
		...COMMON,
		// It asks the register while we wait, and its papers name up to two minutes.
		deadlineMs: 120_000,
		// Every call is charged.
		attempts: 1,
		atOnce: 10,
		queue: 50,
		// Six registers of a person and three sections of a car: one subject's dead sources must not close it for all.
		breakerAfter: 12,
	},
	fns: {
		...COMMON,
		// The form itself answers at once; the search behind it is polled.
		deadlineMs: 10_000,
		hangingAfterMs: 5_000,
		attempts: 2,
		atOnce: 4,
		queue: 50,
		perSecond: 2,
		// One search is up to sixteen calls: one that fails must not close the way for all.
		breakerAfter: 20,
	},
	fssp: { ...PERSONAL },
	efrsb: {
		...PERSONAL,
		// Its guard counts quick repetitions as an attack; public clients wait as long.
		repeatAfterMs: 5_000,
	},
	fedresurs: { ...PERSONAL },
	fsin: { ...PERSONAL },
	fedsfm: { ...PERSONAL },
};

/** More than any bench asks at one moment. */
const BENCH_AT_ONCE = 10_000;

/**
 * A supplier's manners; several processes share its pace. `bench` spares nobody, neither by a pace nor by a number at
 * once, so that it measures our own work and not our patience; deadlines, repetitions and breakers stay.
 */
export function requestPolicyOf(
	supplier: SupplierId,
	name: RequestPolicyName,
	processes: number,
): RequestPolicy {
	const requestPolicy = TABLE[supplier];
	if (name === 'bench')
		return { supplier, ...requestPolicy, perSecond: null, atOnce: BENCH_AT_ONCE, queue: 0 };
	const perSecond =
		requestPolicy.perSecond === null ? null : requestPolicy.perSecond / Math.max(1, processes);
	return { supplier, ...requestPolicy, perSecond };
}

/** How reports are followed; `bench` polls every 50 ms so that it measures our own delay. */
export function reportPolicyOf(name: RequestPolicyName): ReportPolicy {
	return {
		// The supplier's own advice.
		pollEveryMs: name === 'bench' ? 50 : 1_000,
		// Its slowest sources take a minute and a half.
		reportDeadlineMs: 120_000,
		// One call's deadline and a breath: a holder that says nothing for so long has died.
		leaseMs: 35_000,
	};
}
