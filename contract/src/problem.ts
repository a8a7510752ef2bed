import { z } from 'zod';

/** Why a request was not served; `code` is for programs, `message` for people. */
export const PROBLEM_CODES = [
	'bad-input',
	'not-found',
	'protection-missing',
	'protection-failed',
	'protection-unavailable',
	'sign-in',
	/** Signed in too long ago for what is asked. */
	'sign-in-again',
	'role',
	'no-requests',
	'conflict',
	'too-many',
	'too-large',
	'unsupported',
	'prefetch',
	'unavailable',
	'bug',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The form of every reply with a 4xx or 5xx status. */
export const Problem = z.object({
	success: z.literal(false),
	message: z.string(),
	code: z.enum(PROBLEM_CODES),
	/** The field of a form that is wrong, where it is one. */
	field: z.string().optional(),
	/** Of a 5xx: the id under which the server's log has it, for a person to quote. */
	request_id: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
