import type { CachedRegister } from '@avtosverka/contract/vocabulary/register';
import { isSettledAnswer, type SupplierAttempt } from '@avtosverka/registers/answer';
import { atMost } from '@avtosverka/registers/async/at-most';
import { type Subject, subjectKey } from '@avtosverka/registers/register';
import type { Registers } from '@avtosverka/registers/registers';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/replies/errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createStoreFallback } from '../store/store-fallback.ts';
import {
	type Absence,
	type AnswerResult,
	type CachedAnswer,
	type FailedSection,
	fromCache,
	hasChallenge,
	isRefusedByUs,
} from './answer-result.ts';
import { ANSWER_LIMITS, type AnswerLimits } from './limits.ts';
import { createSingleFlight, type RegisterRequest } from './single-flight.ts';
import { findCachedAnswers, findFailures, findNewestAnswers } from './store.ts';

/** What is kept of one subject, by register. */
export type CachedSubject = { of<R extends CachedRegister>(register: R): CachedAnswer<R> | undefined };

/** Looks for kept answers without asking anybody; also for those past their time. */
export type AnswerCache = {
	/** One look into the store for all the registers named; a store that is away keeps nothing. */
	find(subject: Subject, registers: readonly CachedRegister[]): Promise<CachedSubject>;
	/** The same of what any process has written until now: for what is asked or charged by it. */
	findNewest(subject: Subject, registers: readonly CachedRegister[]): Promise<CachedSubject>;
	/** Sections whose last question failed within a day, also where an older answer is kept. */
	findFailed(subject: Subject): Promise<readonly FailedSection[]>;
};

export function createAnswerCache({ store, clock, log }: Pick<Deps, 'store' | 'clock' | 'log'>): AnswerCache {
	const unfit = (register: CachedRegister, error: unknown) =>
		log.warn({ register, error: describeError(error) }, 'a kept answer cannot be read');
	const storeFallback = createStoreFallback({ clock, log }, 'kept answers');
	async function findBy(
		findAnswers: typeof findCachedAnswers,
		subject: Subject,
		registers: readonly CachedRegister[],
	): Promise<CachedSubject> {
		const found = await storeFallback.during<readonly CachedAnswer[]>(
			() => findAnswers(store, subject, registers, clock.now(), unfit),
			() => [],
		);
		const byRegister = new Map(found.map((cached) => [cached.register, cached]));
		// A row says itself of which register it is.
		return {
			of: <R extends CachedRegister>(register: R) => byRegister.get(register) as CachedAnswer<R> | undefined,
		};
	}

	return {
		find: (subject, registers) => findBy(findCachedAnswers, subject, registers),
		findNewest: (subject, registers) => findBy(findNewestAnswers, subject, registers),
		findFailed: (subject) =>
			storeFallback.during<readonly FailedSection[]>(
				() => findFailures(store, subject, clock.now()),
				() => [],
			),
	};
}

/** A visitor's question; `refresh` is «Запросить снова»; without a `reader` no picture is shown. */
export type AnswerRequest<R extends CachedRegister> = Omit<RegisterRequest<R>, 'anotherPicture'>;

/** Answers of registers: kept ones while they last, else asked. Rejects only for our own bugs. */
export type Answers = {
	answer<R extends CachedRegister>(wanted: AnswerRequest<R>): Promise<AnswerResult<R>>;
	readonly cached: AnswerCache;
	finish(): Promise<void>;
};

const REMEMBERED_SUBJECTS = 10_000;

/** The second step of an answer: what is stored, else what the next step, single-flight, answers. */
export function createAnswers(
	deps: Pick<Deps, 'store' | 'clock' | 'log'> & { readonly registers: Registers; readonly metrics: Metrics },
	limits: AnswerLimits = ANSWER_LIMITS,
): Answers {
	const { clock } = deps;
	const cached = createAnswerCache(deps);
	const asking = createSingleFlight(deps, limits);
	const refreshedAt = new LRUCache<string, number>({ max: REMEMBERED_SUBJECTS });

	/**
	 * Once a minute, counted from the last answer as well as from the last attempt, which may have failed. An
	 * attempt with a picture goes on with one that was counted: each picture has a count of its own.
	 */
	function mayRefresh(
		{ register, subject, reader }: AnswerRequest<CachedRegister>,
		last: CachedAnswer | undefined,
	): boolean {
		const key = [register, subjectKey(subject), reader?.picture?.token].join(' ');
		const now = clock.now().getTime();
		const before = Math.max(last?.askedAt.getTime() ?? 0, refreshedAt.get(key) ?? 0);
		if (now - before < limits.refreshEveryMs) return false;
		refreshedAt.set(key, now);
		return true;
	}

	async function answer<R extends CachedRegister>(wanted: AnswerRequest<R>): Promise<AnswerResult<R>> {
		const { register, subject, reader, asker } = wanted;
		// A refresh is counted from the last answer, which may be another process's.
		const find = wanted.refresh ? cached.findNewest : cached.find;
		const last = (await find(subject, [register])).of(register);
		const current = last && last.cachedUntil > clock.now() ? fromCache(last) : null;
		const refresh = wanted.refresh && mayRefresh(wanted, last);
		if (current && !refresh) return current;
		const request = { register, subject, refresh, anotherPicture: wanted.refresh, reader, asker };
		const outcome = await atMost(limits.answerWithinMs, asking.ask(request));
		if (outcome === null) {
			return last ? stale(last, { state: 'pending' }, []) : { kind: 'pending', at: clock.now() };
		}
		if (isRefusedByUs(outcome.answer) && last) return current ?? stale(last, outcome.answer, outcome.tried);
		const wins = isSettledAnswer(outcome.answer) || outcome.answer.state === 'not-asked';
		// Who reads the picture gets an answer of today: that is worth more to them than the one from before.
		if (wins || !last || (reader && hasChallenge(outcome.answer))) return { kind: 'asked', ...outcome };
		return stale(last, outcome.answer, outcome.tried);
	}

	async function answerAndCount<R extends CachedRegister>(
		wanted: AnswerRequest<R>,
	): Promise<AnswerResult<R>> {
		const answered = await answer(wanted);
		deps.metrics.served(wanted.register, answered.kind);
		return answered;
	}

	return { answer: answerAndCount, cached, finish: asking.finish };
}

function stale<R extends CachedRegister>(
	{ answer }: CachedAnswer<R>,
	insteadOf: Absence,
	tried: readonly SupplierAttempt[],
): AnswerResult<R> {
	return { kind: 'stale', answer, insteadOf, tried };
}
