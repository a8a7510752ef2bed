import type { SectionData } from '@avtosverka/contract/check/data';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Card } from '../state/report-state.ts';
import { FAILED, IDLE, judge, type Verdict, WAITING } from './verdict.ts';

/** The badges of a card; none while it waits for its button. What was read so far comes before what is missing. */
export function judgeCard<S extends Section>(section: S, card: Card<SectionData[S]>): readonly Verdict[] {
	switch (card.phase) {
		case 'idle':
			return [];
		case 'loading':
			return [WAITING];
		case 'error':
			return [FAILED];
		case 'success': {
			if (card.reply === null) return [];
			const { main, beside } = judge(section, card.reply);
			return beside ? [beside, main] : [main];
		}
	}
}

/** The one verdict of a card in the list of checks. */
export function judgeLine<S extends Section>(section: S, card: Card<SectionData[S]>): Verdict {
	return judgeCard(section, card)[0] ?? IDLE;
}
