import type { NotAskedReason } from '@avtosverka/contract/vocabulary/answer-state';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { SettledAnswer } from './answer.ts';
import type { RegisterSupplier } from './register-asker.ts';
import type { PersonFacts } from './registers/person.ts';

/**
 * Why a question that costs money may not be sent now: what `beforePaid` rejects with where the asker knows
 * it.
 */
export class PaidQuestionNotAllowed extends Error {
	readonly reason: NotAskedReason;

	constructor(reason: NotAskedReason) {
		super(`a question that costs money may not be sent: ${reason}`);
		this.reason = reason;
	}
}

/** An answer without the bytes it was read from. */
export type AnsweredCall<Facts = unknown> = SettledAnswer<Facts> & { readonly raw?: never };

/**
 * The answers to single calls of earlier attempts of one question: a supplier that needs several calls for it
 * pays for each answer once. Calls are named by the supplier; stored answers are its own, in the
 * register's shape.
 */
export type AnsweredCalls = {
	/** Null for a call that has no answer yet. */
	answerTo(call: string): AnsweredCall | null;
	/** Resolves once it is stored, or cannot be; never rejects. */
	remember(call: string, answer: AnsweredCall): Promise<void>;
};

/** One question about a person to a supplier. */
export type PersonQuestion = {
	readonly person: Person;
	/** Ends the asking; the supplier then answers `unreachable`. */
	readonly signal: AbortSignal;
	/**
	 * Called right before a request that costs money is sent, and waited for; a rejection keeps it from being
	 * sent and makes the answer `unreachable`, or `not-asked` with the reason of a PaidQuestionNotAllowed.
	 * Suppliers that cost nothing never call it.
	 */
	beforePaid(): Promise<void>;
	/** Not given where the question has one attempt. */
	readonly answered?: AnsweredCalls;
};

/**
 * A supplier of people's registers. Rows that are certainly another person's (another birth date) are left
 * out; what may be a namesake's stays, and its `match` says so. `clear` only where the register's own words
 * say that it has nothing, or all its rows are certainly others'.
 */
export type PersonSupplier = RegisterSupplier<PersonFacts, PersonQuestion>;
