import type { Reason } from '@avtosverka/contract/decision';
import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { useEffect, useState } from 'react';
import type { ReportState } from './report-state.ts';

/** Opens a card in its place; for everything that leads to a card. */
export type OpenSection = (source: CarSource) => void;

/** Which lines of the report stand open. */
export type OpenLines = {
	isOpen(source: CarSource): boolean;
	toggle(source: CarSource): void;
	readonly open: OpenSection;
	/** The same for a link that leads there: the focus goes along, to the button of the line. */
	readonly leadTo: OpenSection;
	/** How the list shows that lines in view have opened: hidden while they do, then rising. */
	readonly motion: '' | 'invisible' | 'animate-rise';
};

type Choices = Readonly<Partial<Record<CarSource, boolean>>>;

/**
 * Lines with findings stand open, the rest open by a press, by a link to them or by the address. A line that
 * gets its finding later opens at once below what is on the screen. One that is in view opens after the last
 * answer, unless its visitor is among the lines: they are hidden meanwhile, so that nothing jumps.
 */
export function useOpenLines(reasons: readonly Reason[], { shownChallenge, cards }: ReportState): OpenLines {
	const [motion, setMotion] = useState<OpenLines['motion']>('');
	const asking = SECTIONS.some((name) => cards[name].phase === 'loading');
	const [chosen, setChosen] = useState<Choices>({});
	const [opened, setOpened] = useState(() => withFindings(reasons));
	const open: OpenSection = (source) => setChosen((before) => ({ ...before, [source]: true }));

	useEffect(() => {
		const later = withFindings(reasons).filter((section) => !opened.includes(section));
		const below = later.filter((section) => topOf(section) >= innerHeight);
		const add = (sections: readonly Section[]) => setOpened((before) => [...before, ...sections]);
		if (below.length > 0) return add(below);
		if (asking || later.length === 0 || isAmongLines()) return;
		setMotion('invisible');
		requestAnimationFrame(() => {
			add(later);
			setMotion('animate-rise');
		});
	}, [reasons, asking, opened]);

	// Where the digits are typed their answer is shown.
	const sent = shownChallenge && cards[shownChallenge].phase === 'loading' && shownChallenge;
	useEffect(() => {
		if (sent) setOpened((before) => [...before, sent]);
	}, [sent]);

	useEffect(() => {
		const openAddressed = () => {
			const section = SECTIONS.find((name) => location.hash === `#${name}`);
			if (section) setChosen((before) => ({ ...before, [section]: true }));
		};
		openAddressed();
		addEventListener('hashchange', openAddressed);
		return () => removeEventListener('hashchange', openAddressed);
	}, []);

	const isOpen = (source: CarSource) =>
		chosen[source] ?? (source === shownChallenge || opened.some((section) => section === source));
	return {
		isOpen,
		toggle: (source) => setChosen((before) => ({ ...before, [source]: !isOpen(source) })),
		open,
		leadTo: (source) => {
			open(source);
			// The browser goes to the fragment first, and takes the focus from everything.
			requestAnimationFrame(() =>
				document.querySelector<HTMLElement>(`#${source}-title button`)?.focus({ preventScroll: true }),
			);
		},
		motion,
	};
}

/** A reason of severity `know` opens no line: it is shown in the line itself. */
function withFindings(reasons: readonly Reason[]): readonly Section[] {
	return SECTIONS.filter((name) =>
		reasons.some(({ section, severity }) => section === name && severity !== 'know'),
	);
}

/** True for a visitor who has scrolled to the lines, or has the focus there. */
function isAmongLines(): boolean {
	const list = document.getElementById('base')?.parentElement;
	return topOf('base') < innerHeight / 2 || list?.matches(':focus-within') === true;
}

/** Where a line begins, pixels below the upper edge of the window; 0 for one that is not there. */
function topOf(source: CarSource): number {
	return document.getElementById(source)?.getBoundingClientRect().top ?? 0;
}
