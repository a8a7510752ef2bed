import type { SectionReply } from '@avtosverka/contract/check/data';
import { AnswerMeta, type CheckReply } from '@avtosverka/contract/check/meta';
import type { CachedReport, SiteCalls } from '@avtosverka/contract/site';
import { absenceWords } from '@avtosverka/contract/vocabulary/absence-words';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type CachedSubject, createAnswerCache } from '../answers/answer-cache.ts';
import { type FailedSection, fromCache } from '../answers/answer-result.ts';
import { toReply } from '../answers/reply.ts';
import type { Deps } from '../deps.ts';
import { cachedBase } from './base-card.ts';
import { createIsShown } from './photo/car-photo.ts';
import { plateModelOf } from './plate-model.ts';
import type { CarSubject } from './sections/section-view.ts';
import { sectionPresenter } from './sections.ts';

/**
 * What pages may call while they are rendered: kept answers within their time, in one look, and one more for
 * a plate; no supplier.
 */
export function siteCalls(
	deps: Pick<Deps, 'store' | 'clock' | 'log' | 'config'>,
): Pick<SiteCalls, 'cachedReport'> {
	const cachedAnswers = createAnswerCache(deps);
	const isShown = createIsShown(deps);
	return {
		async cachedReport(vin, plate = null): Promise<CachedReport> {
			const subject: CarSubject = { kind: 'vin', vin };
			const [all, plateModel] = await Promise.all([
				cachedAnswers.find(subject, ['base', ...SECTIONS]),
				plate === null ? null : findPlateModel(plate, vin),
			]);
			const cached = withinTime(all, deps.clock.now());
			const sections = SECTIONS.flatMap((section) => {
				const reply = cachedSection(cached, section, subject);
				return reply ? [[section, reply] as const] : [];
			});
			const base = cachedBase(cached, subject, isShown);
			const unasked = base !== null && cached.of('base') === undefined;
			const failed = sections.length === SECTIONS.length ? [] : await failedSections(subject, all, cached);
			return {
				base,
				...(unasked && { baseUnasked: true }),
				sections: Object.fromEntries(sections),
				...(failed.length > 0 && { failed: Object.fromEntries(failed) }),
				...(plateModel !== null && { plateModel }),
			};
		},
	};

	async function findPlateModel(plate: Plate, vin: Vin): Promise<string | null> {
		const all = await cachedAnswers.find({ kind: 'plate', plate }, ['plate']);
		const answer = withinTime(all, deps.clock.now()).of('plate')?.answer;
		return answer && 'facts' in answer ? plateModelOf(answer.facts, vin) : null;
	}

	async function failedSections(subject: CarSubject, all: CachedSubject, cached: CachedSubject) {
		const failed = await cachedAnswers.findFailed(subject);
		return failed.flatMap((one) => {
			const last = all.of(one.register);
			const isOver = cached.of(one.register) !== undefined || (last && last.askedAt >= one.askedAt);
			const reply = isOver ? null : failedReply(one);
			return reply ? [[one.register, reply] as const] : [];
		});
	}
}

/** An older answer may only stand in for a register that was asked and is absent; here none is asked. */
function withinTime(cached: CachedSubject, now: Date): CachedSubject {
	return {
		of(register) {
			const answer = cached.of(register);
			return answer && answer.cachedUntil > now ? answer : undefined;
		},
	};
}

function cachedSection<S extends Section>(
	cached: CachedSubject,
	section: S,
	subject: CarSubject,
): SectionReply | null {
	const answer = cached.of(section);
	return answer ? (toReply(fromCache(answer), subject, sectionPresenter(section)) as SectionReply) : null;
}

/** Null for a row of another version, which knows other suppliers or reasons. */
function failedReply({ register, state, reason, source, askedAt }: FailedSection): CheckReply<never> | null {
	const meta = AnswerMeta.safeParse({
		...{ state, reason, source, asOf: askedAt.toISOString(), tried: source ? [{ source, state }] : [] },
		...{ cached: true, stale: false, pending: false, skippedRows: 0 },
	});
	if (!meta.success) return null;
	const words = absenceWords(sectionPresenter(register).register, { state, reason, source }, 'car');
	return { success: false, message: `${words}.`, data: null, meta: meta.data };
}
