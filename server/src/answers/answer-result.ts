import type { CachedRegister, CarRegister, Section } from '@avtosverka/contract/vocabulary/register';
import type { Silence } from '@avtosverka/decision/silence';
import {
	type Answer,
	type Failure,
	isSettledAnswer,
	type SettledAnswer,
	type SupplierAttempt,
} from '@avtosverka/registers/answer';
import type { CarFacts } from '@avtosverka/registers/registers/car';

/** A settled answer in the store. `cachedUntil` may have passed; older than a month it is no longer there. */
export type CachedAnswer<R extends CachedRegister = CachedRegister> = {
	readonly register: R;
	readonly answer: SettledAnswer<CarFacts[R]>;
	readonly askedAt: Date;
	readonly cachedUntil: Date;
};

/** What a register did instead of answering just now. */
export type Absence = Failure | NotAskedAnswer | { readonly state: 'pending' };
type NotAskedAnswer = Extract<Answer<never>, { state: 'not-asked' }>;

/** A section that was asked and gave no answer. `askedAt` is when that was known. */
export type FailedSection = Silence & { readonly register: Section; readonly askedAt: Date };

/** How an answer came to the one who asks for it. */
export type AnswerResult<R extends CarRegister = CarRegister> =
	| {
			readonly kind: 'asked';
			readonly answer: Answer<CarFacts[R]>;
			readonly tried: readonly SupplierAttempt[];
	  }
	| {
			readonly kind: 'kept';
			readonly answer: SettledAnswer<CarFacts[R]>;
			readonly tried: readonly SupplierAttempt[];
			readonly cachedUntil: Date;
	  }
	| {
			readonly kind: 'stale';
			readonly answer: SettledAnswer<CarFacts[R]>;
			readonly tried: readonly SupplierAttempt[];
			readonly insteadOf: Absence;
	  }
	| { readonly kind: 'pending'; readonly at: Date };

/** True for an answer that has a picture with it: it is for one visitor alone. */
export function hasChallenge(answer: Answer<unknown>): boolean {
	return answer.state === 'refused' && answer.challenge !== undefined;
}

/** An answer that would cost more than we allow: the cached one stands in for it. */
export function isRefusedByUs<Facts>(answer: Answer<Facts>): answer is NotAskedAnswer {
	return answer.state === 'not-asked' && (answer.reason === 'limit' || answer.reason === 'budget');
}

/** True for silence that every visitor would meet: no picture for one of them, and no limit of one asker. */
export function isSilentToEverybody(answer: Failure | NotAskedAnswer): boolean {
	return !hasChallenge(answer) && !isRefusedByUs(answer);
}

/** A kept answer as one that is served. */
export function fromCache<R extends CachedRegister>({
	answer,
	cachedUntil,
}: CachedAnswer<R>): AnswerResult<R> {
	return { kind: 'kept', answer, cachedUntil, tried: [{ source: answer.source, state: answer.state }] };
}

/** What the register did instead of answering; null where it answered, now or within the cached time. */
export function absenceOf(answered: AnswerResult): Absence | null {
	if (answered.kind === 'pending') return { state: 'pending' };
	if (answered.kind === 'stale') return answered.insteadOf;
	return isSettledAnswer(answered.answer) ? null : answered.answer;
}
