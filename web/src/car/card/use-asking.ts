import type { Section } from '@avtosverka/contract/vocabulary/register';
import { type RefObject, useRef } from 'react';
import { watchPlace } from '../../ui/watch-place.ts';
import type { SectionOutcome } from '../state/report-state.ts';
import { reveal } from './reveal.ts';

/** The two questions of a card. */
export type SectionQuestions<S extends Section> = {
	/** Asks this register. */
	ask: (section: S, refresh: boolean) => Promise<SectionOutcome>;
	/** Asks it again with the digits of its picture. */
	solve: (section: S, word: string) => Promise<SectionOutcome>;
};

/** A card's asking: what comes of it is brought into view for a visitor who waits for it. */
export type SectionAsking = {
	/** Goes onto the element that shows the answer. */
	readonly result: RefObject<HTMLDivElement | null>;
	press(refresh: boolean): Promise<void>;
	digits(word: string): Promise<SectionOutcome>;
	anotherPicture(): Promise<SectionOutcome>;
};

export function useAsking<S extends Section>(section: S, { ask, solve }: SectionQuestions<S>): SectionAsking {
	const result = useRef<HTMLDivElement>(null);

	/** While a picture is being read, the form itself minds the focus. */
	async function read(asking: Promise<SectionOutcome>): Promise<SectionOutcome> {
		const stays = watch();
		const outcome = await asking;
		show(outcome === 'answer', stays());
		return outcome;
	}

	function watch(): () => boolean {
		return result.current ? watchPlace(result.current) : () => false;
	}

	function show(wanted: boolean, stayed: boolean) {
		requestAnimationFrame(() => {
			if (wanted && result.current) reveal(result.current, stayed);
		});
	}

	return {
		result,
		async press(refresh) {
			const stays = watch();
			show((await ask(section, refresh)) !== 'failed', stays());
		},
		digits: (word) => read(solve(section, word)),
		anotherPicture: () => read(ask(section, true)),
	};
}
