import { z } from 'zod';
import { ANSWER_STATES, NOT_ASKED_REASONS, REFUSALS } from '../vocabulary/answer-state.ts';
import { SUPPLIERS } from '../vocabulary/supplier.ts';

/** What stands beside every answer: its state, who gave it, when, and who else was asked. */
export const AnswerMeta = z.object({
	state: z.enum(ANSWER_STATES),
	/** The supplier whose answer this is; null when no supplier was asked. */
	source: z.enum(SUPPLIERS).nullable(),
	/** The moment of the facts, or of the failure. */
	asOf: z.string().nullable(),
	/** True when the answer comes from the store and not from a question just asked. */
	cached: z.boolean(),
	/** True when a cached answer, usually expired, stands in for a register that did not answer just now. */
	stale: z.boolean(),
	/** True when the register is still being asked and the answer will be kept («ещё ждём»). */
	pending: z.boolean(),
	skippedRows: z.number().int().min(0),
	/** Why it was refused or not asked, for the words on the page; of a stale answer, why there is none now. */
	reason: z.enum([...REFUSALS, ...NOT_ASKED_REASONS]).nullable(),
	/** A picture that the visitor reads for the supplier; goes back in headers, see vocabulary/captcha.ts. */
	challenge: z
		.object({ supplier: z.enum(SUPPLIERS), token: z.string(), image: z.string() })
		.nullable()
		.optional(),
	tried: z.array(z.object({ source: z.enum(SUPPLIERS), state: z.enum(ANSWER_STATES) })),
});
export type AnswerMeta = z.infer<typeof AnswerMeta>;

/** The reply of every check: data for found, partial and clear; a message for people in every state. */
export function checkReply<Data extends z.ZodType>(data: Data) {
	return z.object({
		success: z.boolean(),
		message: z.string(),
		data: data.nullable(),
		meta: AnswerMeta,
	});
}

/** A check's reply with data of one shape. */
export type CheckReply<Data> = { success: boolean; message: string; data: Data | null; meta: AnswerMeta };
