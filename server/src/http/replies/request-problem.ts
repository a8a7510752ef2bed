import type { ProblemCode } from '@avtosverka/contract/problem';

/** A 4xx that a feature or a guard decides on: thrown, and written as a Problem by the one error handler. */
export class RequestProblem extends Error {
	override readonly name = 'RequestProblem';
	readonly status: number;
	readonly code: ProblemCode;
	/** Seconds for the header `Retry-After`; null where waiting does not help. */
	readonly retryAfter: number | null;
	readonly field: string | null;

	/** `message` is shown to people: one Russian sentence without personal data. */
	constructor(
		status: number,
		code: ProblemCode,
		message: string,
		retryAfter: number | null = null,
		field: string | null = null,
	) {
		super(message);
		this.status = status;
		this.code = code;
		this.retryAfter = retryAfter;
		this.field = field;
	}
}
