import type { BaseData } from '@avtosverka/contract/check/base';
import type { SectionData } from '@avtosverka/contract/check/data';
import type { KeptReport } from '@avtosverka/contract/site';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import {
	type Asked,
	type Card,
	cardOf,
	loading,
	openingState,
	type ReportState,
	settled,
	unanswered,
	withKept,
} from './report-state.ts';

/** The two questions of a report to our own API; neither rejects. */
export type ReportCalls = {
	section<S extends Section>(section: S, anew: boolean): Promise<Asked<SectionData[S]>>;
	base(anew: boolean): Promise<Asked<BaseData>>;
};

/** A report that lives as long as the page: views subscribe to it and press its buttons. */
export type ReportStore = {
	snapshot(): ReportState;
	subscribe(listener: () => void): () => void;
	/** Asks one register; `anew` is «Запросить снова». Does nothing while it is being asked already. */
	ask(section: Section, anew: boolean): Promise<void>;
	askBase(anew: boolean): Promise<void>;
	/** Asks every section that has no answer yet, three at a time and in order. */
	askAll(): Promise<void>;
	/** Takes kept answers into cards that have none, when the visitor comes back to the report. */
	adopt(kept: KeptReport): void;
};

/** Some registers answer at once, so more at a time only makes the page jumpy and the limits bite. */
const AT_ONCE = 3;
/** The server gives up waiting after 45 s but goes on asking: by then its answer is often kept. */
const PENDING_RETRY_MS = 15_000;
const PENDING_RETRIES = 2;

/** Opens a report on what is kept of the car. */
export function createReportStore(kept: KeptReport, calls: ReportCalls): ReportStore {
	let state = openingState(kept);
	const listeners = new Set<() => void>();
	const retries = new Map<Section, number>();

	function change(next: ReportState): void {
		state = next;
		for (const listener of listeners) listener();
	}

	function setCard<S extends Section>(section: S, card: Card<SectionData[S]>): void {
		change({ ...state, cards: { ...state.cards, [section]: card } });
	}

	async function askOnce<S extends Section>(section: S, anew: boolean): Promise<void> {
		if (cardOf(state, section).phase === 'loading') return;
		setCard(section, loading(cardOf(state, section)));
		const asked = await calls.section(section, anew);
		setCard(section, settled(cardOf(state, section), asked));
		if (asked.ok && asked.reply.meta.pending) comeBackLater(section);
	}

	/** A visitor who has left the report is not asked for again: only a watched report retries. */
	function comeBackLater(section: Section): void {
		const done = retries.get(section) ?? 0;
		if (done >= PENDING_RETRIES) return;
		retries.set(section, done + 1);
		setTimeout(() => {
			const stillPending = cardOf(state, section).reply?.meta.pending;
			if (listeners.size > 0 && stillPending) void askOnce(section, false);
		}, PENDING_RETRY_MS);
	}

	return {
		adopt: (later) => change(withKept(state, openingState(later))),
		snapshot: () => state,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		async ask(section, anew) {
			retries.delete(section);
			await askOnce(section, anew);
		},
		async askBase(anew) {
			if (state.base.phase === 'loading') return;
			change({ ...state, base: loading(state.base) });
			const asked = await calls.base(anew);
			change({ ...state, base: settled(state.base, asked) });
		},
		async askAll() {
			const queue = [...unanswered(state)];
			await Promise.all(
				Array.from({ length: AT_ONCE }, async () => {
					for (let section = queue.shift(); section; section = queue.shift()) await askOnce(section, false);
				}),
			);
		},
	};
}
