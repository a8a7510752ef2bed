/** The seven states of an answer. Silence is never `clear`: only the register's own words make it so. */
export const ANSWER_STATES = [
	'found',
	'clear',
	'partial',
	'unreachable',
	'refused',
	'unreadable',
	'not-asked',
] as const;

export type AnswerState = (typeof ANSWER_STATES)[number];

/** Why a register or an intermediary answered and said no; `no-funds`: our account there is empty. */
export const REFUSALS = [
	'captcha',
	'quota',
	'no-funds',
	'ban',
	'maintenance',
	'withheld',
	'credentials',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * Why a register was not asked at all; `limit`: too many new reports for one address; `budget`: our own daily
 * limit of what costs money is reached; `after-payment`: the question costs money and is asked once its owner
 * report is paid for.
 */
export const NOT_ASKED_REASONS = [
	'switched-off',
	'no-key',
	'wrong-subject',
	'not-in-contract',
	'limit',
	'budget',
	'after-payment',
] as const;
export type NotAskedReason = (typeof NOT_ASKED_REASONS)[number];
