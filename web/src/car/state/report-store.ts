import type { BaseData } from '@avtosverka/contract/check/base';
import type { SectionData } from '@avtosverka/contract/check/data';
import type { CachedReport } from '@avtosverka/contract/site';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import type { TypedDigits } from '../../client.ts';
import { challengeOf, picturedBy, waitsForDigits } from '../challenge/challenge.ts';
import { createPendingPoll } from './pending-poll.ts';
import {
	type CheckResult,
	cardOf,
	hasAnswered,
	knowsCar,
	loading,
	openingState,
	type ReportState,
	type SectionState,
	settled,
	unanswered,
	withCached,
	withShownChallenge,
} from './report-state.ts';
import { createSolvedChallenges, type SolvedChallenges } from './solved-challenges.ts';

/** The two questions of a report to our own API; neither rejects. */
export type ReportCalls = {
	section<S extends Section>(
		section: S,
		refresh: boolean,
		picture: TypedDigits | null,
	): Promise<CheckResult<SectionData[S]>>;
	base(refresh: boolean): Promise<CheckResult<BaseData>>;
};

/** A report that lives as long as the page: views subscribe to it and press its buttons. */
export type ReportStore = {
	snapshot(): ReportState;
	subscribe(listener: () => void): () => void;
	/** Asks one register; `refresh` is «Запросить снова». Does nothing while it is being asked already. */
	ask(section: Section, refresh: boolean): Promise<void>;
	/**
	 * Asks a register again with the digits read from its card's picture. When they open it, the sections that
	 * wait for a picture of the same supplier are asked by themselves.
	 */
	solve(section: Section, word: string): Promise<void>;
	askBase(refresh: boolean): Promise<void>;
	/** Asks every section that has no answer yet, all at once: the server keeps each supplier's own pace. */
	askAll(): Promise<void>;
	/** Takes kept answers into cards that have none, when the visitor comes back to the report. */
	adopt(stored: CachedReport): void;
};

/** Opens a report on the car's cached answers; `pictures` are those read for any report. */
export function createReportStore(
	stored: CachedReport,
	calls: ReportCalls,
	pictures: SolvedChallenges = createSolvedChallenges(Date.now),
): ReportStore {
	let state = openingState(stored);
	const listeners = new Set<() => void>();
	/** Sections that wait for digits since «Запросить снова»: else they would return the old answer. */
	const waitingForRefresh = new Set<Section>();
	let carIsDrawn = false;
	const pending = createPendingPoll(async (register) => {
		if (register === 'base') {
			if (state.base.reply?.meta.pending) await fetchBase(false);
		} else if (cardOf(state, register).reply?.meta.pending) await askOnce(register, false);
	});

	function change(next: ReportState): void {
		state = withShownChallenge(next);
		for (const listener of listeners) listener();
	}

	function setCard<S extends Section>(section: S, card: SectionState<SectionData[S]>): void {
		change({ ...state, cards: { ...state.cards, [section]: card } });
	}

	async function askOnce(section: Section, refresh: boolean, typed?: TypedDigits): Promise<void> {
		if (cardOf(state, section).phase === 'loading') return;
		setCard(section, loading(cardOf(state, section)));
		await fill(section, refresh, typed);
	}

	/** Asks for a card that is loading already, and puts into it what came. */
	async function fill<S extends Section>(section: S, refresh: boolean, typed?: TypedDigits): Promise<void> {
		const asked = await callWithPicture(section, refresh, typed ?? pictures.of(picturedBy(section)));
		if (asked.ok && !challengeOf(asked.reply)) waitingForRefresh.delete(section);
		else if (asked.ok && refresh) waitingForRefresh.add(section);
		setCard(section, settled(cardOf(state, section), asked));
		if (asked.ok && asked.reply.meta.pending) pending.add(section);
		void drawCar();
	}

	async function fetchBase(refresh: boolean): Promise<void> {
		if (state.base.phase === 'loading') return;
		change({ ...state, base: loading(state.base) });
		settleBase(await calls.base(refresh));
		void drawCar();
	}

	function settleBase(asked: CheckResult<BaseData>): void {
		change({ ...state, base: settled(state.base, asked) });
		if (asked.ok && asked.reply.meta.pending) pending.add('base');
	}

	/**
	 * The registration knows the car too, so without another source the server draws the basic card from it.
	 * Asked for once, without a loading state: the card stays as it is until there is more to show.
	 */
	async function drawCar(): Promise<void> {
		const { base, cards } = state;
		if (carIsDrawn || base.phase === 'loading') return;
		if (knowsCar(base.reply) || !knowsCar(cards.registration.reply)) return;
		carIsDrawn = true;
		const asked = await calls.base(false);
		if (asked.ok && knowsCar(asked.reply)) settleBase(asked);
	}

	async function callWithPicture<S extends Section>(
		section: S,
		refresh: boolean,
		picture: TypedDigits | null,
	): Promise<CheckResult<SectionData[S]>> {
		const asked = await calls.section(section, refresh, picture);
		if (!asked.ok || !challengeOf(asked.reply)) return asked;
		if (picture) pictures.drop(picture);
		// While this call was under way without a picture, the visitor has read that of another card.
		const readMeanwhile = picture ? null : pictures.of(picturedBy(section));
		return readMeanwhile ? callWithPicture(section, refresh, readMeanwhile) : asked;
	}

	/** Their own pictures are of no use any more, so they look like sections asked for the first time. */
	async function askThoseWaiting(supplier: SupplierId): Promise<void> {
		const waiting = SECTIONS.filter((section) => {
			const { phase, reply } = state.cards[section];
			return phase !== 'loading' && waitsForDigits(section, reply, supplier);
		});
		for (const section of waiting) setCard(section, { phase: 'loading', reply: null, problem: null });
		await Promise.all(waiting.map((section) => fill(section, waitingForRefresh.has(section))));
	}

	return {
		adopt: (later) => change(withCached(state, openingState(later))),
		snapshot: () => state,
		subscribe(listener) {
			listeners.add(listener);
			pending.start();
			return () => {
				listeners.delete(listener);
				if (listeners.size === 0) pending.stop();
			};
		},
		async ask(section, refresh) {
			pending.forget(section);
			await askOnce(section, refresh || waitingForRefresh.has(section));
		},
		async solve(section, word) {
			const challenge = challengeOf(cardOf(state, section).reply);
			if (challenge === null) return;
			const picture = { token: challenge.token, word };
			const sentAt = Date.now();
			pending.forget(section);
			await askOnce(section, waitingForRefresh.has(section), picture);
			if (!hasAnswered(cardOf(state, section))) return;
			pictures.keep(challenge.supplier, picture, sentAt);
			void askThoseWaiting(challenge.supplier);
		},
		async askBase(refresh) {
			pending.forget('base');
			await fetchBase(refresh);
		},
		async askAll() {
			await Promise.all(unanswered(state).map((section) => askOnce(section, false)));
		},
	};
}
