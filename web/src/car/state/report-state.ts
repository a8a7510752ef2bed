import type { BaseData } from '@avtosverka/contract/check/base';
import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import type { CachedReport, FailedSections } from '@avtosverka/contract/site';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { challengeOf, nextShownChallenge } from '../challenge/challenge.ts';

/**
 * One card of the report (specification, section 4, Check card status). The last answer stays in view while
 * the register is asked again and when that call fails.
 */
export type SectionState<Data> = {
	readonly phase: 'idle' | 'loading' | 'success' | 'error';
	readonly reply: CheckReply<Data> | null;
	/** Our words for a failed call, beside 'Ошибка загрузки данных'; null where nothing is to be added. */
	readonly problem: string | null;
};

export type Cards = { readonly [S in Section]: SectionState<SectionData[S]> };

/** Everything that the report knows of one car. */
export type ReportState = {
	readonly base: SectionState<BaseData>;
	readonly cards: Cards;
	/** Sections that others asked in vain; their cards still wait for their button. */
	readonly failed: FailedSections;
	/** The one card that shows the field for the digits of a picture, while others wait for the same. */
	readonly shownChallenge: Section | null;
};

/** What a call to our own API came to; `problem` is its message for people, where it has one. */
export type CheckResult<Data> =
	| { readonly ok: true; readonly reply: CheckReply<Data> }
	| { readonly ok: false; readonly problem: string | null };

function opened<Data>(reply: CheckReply<Data> | null | undefined): SectionState<Data> {
	return reply ? { phase: 'success', reply, problem: null } : { phase: 'idle', reply: null, problem: null };
}

/** The report as it opens: kept answers in view, everything else waiting for its button. */
export function openingState(stored: CachedReport): ReportState {
	const { base, baseUnasked, sections, failed = {} } = stored;
	return {
		base: baseUnasked ? { ...opened(base), phase: 'idle' } : opened(base),
		cards: Object.fromEntries(
			SECTIONS.map((section) => [section, opened<unknown>(sections[section])]),
		) as Cards,
		failed,
		shownChallenge: null,
	};
}

export function loading<Data>(card: SectionState<Data>): SectionState<Data> {
	return { ...card, phase: 'loading', problem: null };
}

/** A card after its call: a failed call keeps the answer that was there. */
export function settled<Data>(card: SectionState<Data>, asked: CheckResult<Data>): SectionState<Data> {
	if (asked.ok) return { phase: 'success', reply: asked.reply, problem: null };
	return { phase: 'error', reply: card.reply, problem: asked.problem };
}

/** True when the register itself spoke just now: not a failure, and not a kept answer in its place. */
export function hasAnswered({ phase, reply }: SectionState<unknown>): boolean {
	return phase === 'success' && reply?.success === true && !reply.meta.stale;
}

/** True for a reply that says something of the car: «nothing found» has data too, but no car in them. */
export function knowsCar(reply: SectionState<unknown>['reply']): boolean {
	return reply?.meta.state === 'found' || reply?.meta.state === 'partial';
}

/** What a press came to, for the focus: an answer of any kind, a picture to read first, or nothing. */
export type SectionOutcome = 'answer' | 'picture' | 'failed';

export function sectionOutcome({ phase, reply }: SectionState<unknown>): SectionOutcome {
	if (phase !== 'success') return 'failed';
	return challengeOf(reply) ? 'picture' : 'answer';
}

/** Settles which of the cards with a picture shows its field. */
export function withShownChallenge(state: ReportState): ReportState {
	const waiting = SECTIONS.filter((section) => challengeOf(state.cards[section].reply));
	return { ...state, shownChallenge: nextShownChallenge(state.shownChallenge, waiting) };
}

/**
 * Sections that «Запросить всё сразу» still has to ask: not asked yet, or without an answer. Not those that
 * wait for digits: asking them would change the picture under the visitor's fingers, and they go on by
 * themselves.
 */
export function unanswered({ cards }: ReportState): readonly Section[] {
	return SECTIONS.filter((section) => {
		const { phase, reply } = cards[section];
		if (challengeOf(reply)) return false;
		return phase === 'idle' || phase === 'error' || (phase === 'success' && reply?.success === false);
	});
}

function wantsAnswer({ phase, reply }: SectionState<unknown>): boolean {
	return phase !== 'loading' && !reply?.success;
}

/** Puts answers cached meanwhile into empty cards; what a visitor waits for stays as it is. */
export function withCached(state: ReportState, stored: ReportState): ReportState {
	const cards = Object.fromEntries(
		SECTIONS.map((section) => {
			const card = state.cards[section];
			const later = stored.cards[section];
			return [section, wantsAnswer(card) && later.reply ? later : card];
		}),
	);
	return {
		base: wantsAnswer(state.base) && stored.base.reply ? stored.base : state.base,
		cards: { ...state.cards, ...cards },
		failed: stored.failed,
		shownChallenge: state.shownChallenge,
	};
}

/** The card of one section with its own type of data. */
export function cardOf<S extends Section>(state: ReportState, section: S): SectionState<SectionData[S]> {
	return state.cards[section] as SectionState<SectionData[S]>;
}
