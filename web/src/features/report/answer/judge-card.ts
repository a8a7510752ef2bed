import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import {
	type AnswerVerdict,
	FAILED,
	IDLE,
	judgeAnswer,
	WAITING,
} from '@avtosverka/decision/car/signs/answer-verdict';
import type { CardState } from '../state/report-state.ts';

/** The badges of a card; none while it waits for its button. Read data come before what is missing. */
export function judgeCard<S extends Section>(
	section: S,
	card: CardState<SectionData[S]>,
): readonly AnswerVerdict[] {
	switch (card.phase) {
		case 'idle':
			return [];
		case 'loading':
			return [WAITING];
		case 'error':
			return [FAILED];
		case 'success': {
			if (card.reply === null) return [];
			const { main, beside } = judgeAnswer(section, card.reply);
			return beside ? [beside, main] : [main];
		}
	}
}

/** The one verdict of a card in the list of checks. */
export function judgeLine<S extends Section>(section: S, card: CardState<SectionData[S]>): AnswerVerdict {
	return judgeCard(section, card)[0] ?? IDLE;
}
