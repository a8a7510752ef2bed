import type { Severity } from '@avtosverka/contract/vocabulary/decision';

/**
 * What a section's facts come to. `good` is a register's good word, `records` what a buyer looks at,
 * `received` facts that are neither. `label` stands in the card, `short` in the list of checks.
 */
export type AnswerFinding = {
	readonly kind: 'good' | 'records' | 'received';
	/** How grave such records usually are, where no decision tells; null for what is no finding. */
	readonly severity: Severity | null;
	readonly label: string;
	readonly short: string;
	/** True for a statement that something is not there: it needs an answer that was read to the end. */
	readonly absence?: true;
};

/** Facts that are neither good nor bad. */
export const RECEIVED: AnswerFinding = {
	kind: 'received',
	severity: null,
	label: 'Получено',
	short: 'получено',
};

/** A register's good word. */
export function goodFinding(label: string, short: string): AnswerFinding {
	return { kind: 'good', severity: null, label, short };
}

/** Records that a buyer looks at. */
export function recordsFinding(severity: Severity, label: string, short: string): AnswerFinding {
	return { kind: 'records', severity, label, short };
}
