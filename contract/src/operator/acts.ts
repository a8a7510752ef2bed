import { z } from 'zod';

/** What an operator can do in the console; each is written in the journal. */
export const OPERATOR_ACTS = [
	'refund',
	'settle-exception',
	'stop-supplier',
	'start-supplier',
	'retry-queue',
	'grant-role',
	'revoke-role',
	'end-sessions',
	'delete-account',
] as const;
export type OperatorActKind = (typeof OPERATOR_ACTS)[number];

/** An act of an operator as the journal shows it. */
export const OperatorAct = z.object({
	id: z.int().min(0),
	at: z.iso.datetime(),
	operator: z.uuid(),
	what: z.enum(OPERATOR_ACTS),
	whom: z.string(),
	why: z.string(),
});
