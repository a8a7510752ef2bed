import type { KeptRegister } from '@avtosverka/contract/vocabulary/register';
import { isSettled, type Tried } from '@avtosverka/registers/answer';
import { subjectKey } from '@avtosverka/registers/register';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import {
	type Absence,
	type Answered,
	fromKept,
	hasPicture,
	isRefusedByUs,
	type KeptAnswer,
} from './answered.ts';
import { atMost, createAsking, type Inquiry } from './asking.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { ANSWER_LIMITS, type AnswerLimits } from './limits.ts';

/** A question of a visitor; `anew` is «Запросить снова», and without a `reader` no picture is shown to him. */
export type Wish<R extends KeptRegister> = Omit<Inquiry<R>, 'anotherPicture'>;

/** Answers of registers: kept ones while they last, else asked. Rejects only for our own bugs. */
export type Answers = {
	answer<R extends KeptRegister>(wish: Wish<R>): Promise<Answered<R>>;
	readonly kept: KeptAnswers;
	/** Ends what is still being asked; for the end of the server. */
	finish(): Promise<void>;
};

const REMEMBERED_SUBJECTS = 10_000;

export function createAnswers(
	deps: Pick<Deps, 'store' | 'registers' | 'clock' | 'log' | 'metrics'>,
	limits: AnswerLimits = ANSWER_LIMITS,
): Answers {
	const { clock } = deps;
	const kept = createKeptAnswers(deps);
	const asking = createAsking(deps, limits);
	const askedAnew = new LRUCache<string, number>({ max: REMEMBERED_SUBJECTS });

	/**
	 * Once a minute, counted from the last answer as well as from the last attempt, which may have failed. An attempt
	 * with a picture goes on with one that was counted: each picture has a count of its own.
	 */
	function mayAskAnew(
		{ register, subject, reader }: Wish<KeptRegister>,
		last: KeptAnswer | undefined,
	): boolean {
		const key = [register, subjectKey(subject), reader?.picture?.token].join(' ');
		const now = clock.now().getTime();
		const before = Math.max(last?.askedAt.getTime() ?? 0, askedAnew.get(key) ?? 0);
		if (now - before < limits.anewEveryMs) return false;
		askedAnew.set(key, now);
		return true;
	}

	async function answer<R extends KeptRegister>(wish: Wish<R>): Promise<Answered<R>> {
		const { register, subject, reader, asker } = wish;
		const last = (await kept.find(subject, [register])).of(register);
		const current = last && last.keptUntil > clock.now() ? fromKept(last) : null;
		const anew = wish.anew && mayAskAnew(wish, last);
		if (current && !anew) return current;
		const inquiry = { register, subject, anew, anotherPicture: wish.anew, reader, asker };
		const asked = await atMost(limits.answerWithinMs, asking.ask(inquiry));
		if (asked === null) {
			return last ? stale(last, { state: 'pending' }, []) : { kind: 'pending', at: clock.now() };
		}
		if (isRefusedByUs(asked.answer) && last) return current ?? stale(last, asked.answer, asked.tried);
		const wins = isSettled(asked.answer) || asked.answer.state === 'not-asked';
		// Who reads the picture gets an answer of today: that is worth more to him than the one from before.
		if (wins || !last || (reader && hasPicture(asked.answer))) return { kind: 'asked', ...asked };
		return stale(last, asked.answer, asked.tried);
	}

	async function answerAndCount<R extends KeptRegister>(wish: Wish<R>): Promise<Answered<R>> {
		const answered = await answer(wish);
		deps.metrics.served(wish.register, answered.kind);
		return answered;
	}

	return { answer: answerAndCount, kept, finish: asking.finish };
}

function stale<R extends KeptRegister>(
	{ answer }: KeptAnswer<R>,
	insteadOf: Absence,
	tried: readonly Tried[],
): Answered<R> {
	return { kind: 'stale', answer, insteadOf, tried };
}
