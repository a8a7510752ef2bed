import type { SectionData } from '@avtosverka/contract/check/data';
import type { Decision } from '@avtosverka/contract/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { severityIn } from '@avtosverka/decision/car/severity-in';
import {
	type AnswerBadge,
	FAILED,
	IDLE,
	judgeAnswer,
	WAITING,
} from '@avtosverka/decision/car/signs/answer-badge';
import type { SectionState } from '../state/report-state.ts';

/**
 * The badges of a card; none while it waits for its button. Read data come before what is missing. Without a
 * decision, records are coloured by how grave such records usually are.
 */
export function judgeSection<S extends Section>(
	section: S,
	card: SectionState<SectionData[S]>,
	decision: Decision | null = null,
): readonly AnswerBadge[] {
	switch (card.phase) {
		case 'idle':
			return [];
		case 'loading':
			return [WAITING];
		case 'error':
			return [FAILED];
		case 'success': {
			if (card.reply === null) return [];
			const severity = decision === null ? undefined : severityIn(decision, section);
			const { main, beside } = judgeAnswer(section, card.reply, severity);
			return beside ? [beside, main] : [main];
		}
	}
}

/** The one verdict of a card in the list of checks. */
export function judgeSectionLine<S extends Section>(
	section: S,
	card: SectionState<SectionData[S]>,
	decision: Decision | null = null,
): AnswerBadge {
	return judgeSection(section, card, decision)[0] ?? IDLE;
}
