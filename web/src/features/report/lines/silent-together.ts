import type { AnswerMeta } from '@avtosverka/contract/check/meta';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { SILENCE_OF_SEVERAL, silenceWords } from '@avtosverka/decision/silence';
import { challengeOf } from '../../../car/challenge/challenge.ts';
import type { ReportState } from '../../../car/state/report-state.ts';

/** Registers that gave no answer for one reason. */
export type SilentTogether = { readonly sections: readonly Section[]; readonly why: string };

/** Fewer of them stand in their own lines. */
const FEWEST = 4;

/**
 * The registers that are silent for one and the same reason; null where these are few, or some are still
 * asked.
 */
export function silentTogether({ cards }: ReportState): SilentTogether | null {
	if (SECTIONS.some((section) => cards[section].phase === 'loading')) return null;
	const groups = new Map<string, Section[]>();
	for (const section of SECTIONS) {
		const why = whySilent(cards[section].reply);
		if (why !== null) groups.set(why, [...(groups.get(why) ?? []), section]);
	}
	const [first] = [...groups].sort(([, one], [, other]) => other.length - one.length);
	if (!first || first[1].length < FEWEST) return null;
	return { sections: first[1], why: first[0] };
}

/**
 * Why a register gave no answer, in words that hold for several; null for an answer and for a picture to be
 * read.
 */
function whySilent(reply: { readonly meta: AnswerMeta } | null): string | null {
	if (reply === null || challengeOf(reply) !== null || reply.meta.pending) return null;
	const { state, reason, source } = reply.meta;
	if (state === 'found' || state === 'clear' || state === 'partial') return null;
	return `${silenceWords({ state, reason, source }, 'car', SILENCE_OF_SEVERAL)}.`;
}
