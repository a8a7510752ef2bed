import type { SectionReply } from '@avtosverka/contract/check/data';
import type { KeptReport, SiteCalls } from '@avtosverka/contract/site';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { fromKept } from '../../answers/answered.ts';
import { createKeptAnswers, type KeptOfSubject } from '../../answers/kept-answers.ts';
import { toReply } from '../../answers/reply.ts';
import type { Deps } from '../../deps.ts';
import { keptBase } from './base-card.ts';
import { createIsShown } from './photo/car-photo.ts';
import type { CarSubject } from './present/section-view.ts';
import { sectionPresenter } from './present/sections.ts';

/** What pages may call while they are rendered: kept answers within their time, in one look; no supplier. */
export function siteCalls(
	deps: Pick<Deps, 'store' | 'clock' | 'log' | 'config'>,
): Pick<SiteCalls, 'keptReport'> {
	const keptAnswers = createKeptAnswers(deps);
	const isShown = createIsShown(deps);
	return {
		async keptReport(vin): Promise<KeptReport> {
			const subject: CarSubject = { kind: 'vin', vin };
			const all = await keptAnswers.find(subject, ['base', ...SECTIONS]);
			const kept = withinTime(all, deps.clock.now());
			const sections = SECTIONS.flatMap((section) => {
				const reply = keptSection(kept, section, subject);
				return reply ? [[section, reply] as const] : [];
			});
			return { base: keptBase(kept, subject, isShown), sections: Object.fromEntries(sections) };
		},
	};
}

/** An older answer may only stand in for a register that was asked and is absent; here nobody is asked. */
function withinTime(kept: KeptOfSubject, now: Date): KeptOfSubject {
	return {
		of(register) {
			const answer = kept.of(register);
			return answer && answer.keptUntil > now ? answer : undefined;
		},
	};
}

function keptSection<S extends Section>(
	kept: KeptOfSubject,
	section: S,
	subject: CarSubject,
): SectionReply | null {
	const answer = kept.of(section);
	return answer ? (toReply(fromKept(answer), subject, sectionPresenter(section)) as SectionReply) : null;
}
