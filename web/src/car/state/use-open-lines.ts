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
};

type Choices = Readonly<Partial<Record<CarSource, boolean>>>;

/**
 * Lines with findings stand open, the rest open by a press, by a link to them or by the address. A line that
 * gets its finding later opens only below what is on the screen, so that nothing in view moves.
 */
export function useOpenLines(reasons: readonly Reason[], { shownChallenge }: ReportState): OpenLines {
	const [chosen, setChosen] = useState<Choices>({});
	const [found, setFound] = useState(() => withFindings(reasons));
	const open: OpenSection = (source) => setChosen((before) => ({ ...before, [source]: true }));

	useEffect(() => {
		const unseen = withFindings(reasons).filter((section) => isBelow(section));
		if (unseen.length > 0) setFound((before) => [...new Set([...before, ...unseen])]);
	}, [reasons]);

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
		chosen[source] ?? (source === shownChallenge || found.some((section) => section === source));
	return {
		isOpen,
		toggle: (source) => setChosen((before) => ({ ...before, [source]: !isOpen(source) })),
		open,
	};
}

/** A reason of severity `know` opens no line: it is shown in the line itself. */
function withFindings(reasons: readonly Reason[]): readonly Section[] {
	return SECTIONS.filter((name) =>
		reasons.some(({ section, severity }) => section === name && severity !== 'know'),
	);
}

function isBelow(section: Section): boolean {
	const top = document.getElementById(section)?.getBoundingClientRect().top;
	return top !== undefined && top >= innerHeight;
}
