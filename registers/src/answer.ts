import type { AnswerState, NotAskedReason, Refusal } from '@avtosverka/contract/vocabulary/answer-state';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';

/** The bytes an answer was read from, stored beside it as evidence. */
export type RawReply = { readonly contentType: string; readonly body: Uint8Array };

/** A picture that only a person may read; `token` goes back with the digits. `image` is a `data:` URL. */
export type Challenge = { readonly token: string; readonly image: string };

/** What every answer of a supplier that was really asked carries. */
type AnswerOrigin = {
	readonly source: SupplierId;
	readonly asOf: Date;
	readonly raw?: RawReply;
	/** When the reply came that it was read from; missing where that was just now, to this very question. */
	readonly repliedAt?: Date;
};

/**
 * Exactly one of seven states. `clear` is given only where the register's own words say so; anything we do
 * not understand is `unreadable`. `detail` is for logs and the operator, never for the page, and carries no
 * personal data.
 */
export type Answer<Facts> =
	| (AnswerOrigin & { readonly state: 'found'; readonly facts: Facts })
	| (AnswerOrigin & { readonly state: 'clear' })
	| (AnswerOrigin & { readonly state: 'partial'; readonly facts: Facts; readonly skippedRows: number })
	| (AnswerOrigin & { readonly state: 'unreachable'; readonly detail: string })
	| (AnswerOrigin & {
			readonly state: 'refused';
			readonly reason: Refusal;
			readonly detail: string;
			/** Goes with the reason `captcha`, where the supplier gave a picture. */
			readonly challenge?: Challenge;
	  })
	| (AnswerOrigin & { readonly state: 'unreadable'; readonly detail: string })
	| { readonly state: 'not-asked'; readonly reason: NotAskedReason };

/** An answer without facts or a statement of the register: the next supplier is asked. */
export type Failure = Extract<Answer<never>, { state: 'unreachable' | 'refused' | 'unreadable' }>;

export type SettledAnswer<Facts> = Extract<Answer<Facts>, { state: 'found' | 'clear' | 'partial' }>;

/** True when the register itself answered: its answer may be cached. */
export function isSettledAnswer<Facts>(answer: Answer<Facts>): answer is SettledAnswer<Facts> {
	return answer.state === 'found' || answer.state === 'clear' || answer.state === 'partial';
}

/** One supplier's part in an answer, for `meta.tried`. */
export type SupplierAttempt = { readonly source: SupplierId; readonly state: AnswerState };
