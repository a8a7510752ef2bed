import type { Severity } from '@avtosverka/contract/vocabulary/decision';

/**
 * What a section's facts come to. `good` is a register's good word, `records` what a buyer looks at,
 * `received` facts that are neither.
 */
export type AnswerFinding = {
	readonly kind: 'good' | 'records' | 'received';
	/** How grave such records usually are, where no decision tells; null for what is no finding. */
	readonly severity: Severity | null;
	readonly label: string;
	/** True for a statement that something is not there: it needs an answer that was read to the end. */
	readonly absence?: true;
};

/** Facts that are neither good nor bad. */
export function factsFinding(label: string): AnswerFinding {
	return { kind: 'received', severity: null, label };
}

/** A register's good word. */
export function goodFinding(label: string): AnswerFinding {
	return { kind: 'good', severity: null, label };
}

/** Records that a buyer looks at. */
export function recordsFinding(severity: Severity, label: string): AnswerFinding {
	return { kind: 'records', severity, label };
}
