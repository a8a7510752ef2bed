import type { Remark } from '@avtosverka/contract/moderation';
import type { Phase as PhaseName, RemarkSeverity } from '@avtosverka/contract/vocabulary/moderation';
import { SEVERITY_NUMBERS } from '../../comments/inspection.ts';
import { mergeMarks, type TextMark } from './mapped.ts';

/** What a phase looks at. */
export type InspectedText = {
	readonly text: string;
	/** What its author has written lately, deleted ones left out. */
	readonly recent: readonly string[];
	/** Host of our own site, with its port where it has one: links to its reports are no advertising. */
	readonly ownHost: string;
};

/** One look at a comment: what it saw, with a reason for the moderator. A phase decides nothing. Pure. */
export type PhaseCheck = (written: InspectedText) => readonly Remark[];

/** One thing that a phase may see, and where it saw it. */
export type PhaseContext = {
	readonly severity: RemarkSeverity;
	readonly reason: string;
	readonly marks: readonly TextMark[];
};

/** A remark for each thing that was seen somewhere, the gravest first. */
export function remarksOf(phase: PhaseName, sights: readonly PhaseContext[]): Remark[] {
	return sights
		.filter(({ marks }) => marks.length > 0)
		.toSorted((one, other) => SEVERITY_NUMBERS[other.severity] - SEVERITY_NUMBERS[one.severity])
		.map(({ severity, reason, marks }) => ({ phase, severity, reason, marks: mergeMarks(marks) }));
}
