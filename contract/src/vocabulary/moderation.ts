/** What an automatic phase may see in a comment, in the order of the phases. */
export const PHASES = [
	'links',
	'contacts',
	'personal-data',
	'obscene',
	'insults',
	'floods',
	'too-short',
] as const;
export type Phase = (typeof PHASES)[number];

/** How much a remark matters: the queue begins with `high`. */
export const REMARK_SEVERITIES = ['high', 'medium', 'low'] as const;
export type RemarkSeverity = (typeof REMARK_SEVERITIES)[number];

/** Why a comment is refused: the rules of publication, one each. */
export const REFUSAL_REASONS = ['spam', 'obscene', 'insult', 'off-topic', 'personal-data', 'other'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Comments of one taking. */
export const QUEUE_A_TIME = 20;

/** Longest note of a moderator, in UTF-16 units. */
export const NOTE_LENGTH = 300;
