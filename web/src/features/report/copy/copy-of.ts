import type { CheckReply } from '@avtosverka/contract/check/meta';
import type { CachedReport } from '@avtosverka/contract/site';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { challengeOf } from '../../../car/challenge/challenge.ts';
import type { ReportState, SectionState } from '../../../car/state/report-state.ts';

type Reply<Data> = CheckReply<Data> | null;

/** A picture waits for this visitor now, and «ещё ждём» is true only now: neither belongs into a copy. */
function worthKeeping<Data>({ reply }: SectionState<Data>): Reply<Data> {
	return reply !== null && !reply.meta.pending && challengeOf(reply) === null ? reply : null;
}

/** The answers of a report as a copy has them; null while there are none. */
export function copyOf({ base, cards, failed }: ReportState): CachedReport | null {
	const sections = SECTIONS.flatMap((section) => {
		const reply = worthKeeping<unknown>(cards[section]);
		return reply === null ? [] : [[section, reply] as const];
	});
	const copy: CachedReport = { base: worthKeeping(base), sections: Object.fromEntries(sections), failed };
	return copy.base === null && sections.length === 0 ? null : copy;
}
