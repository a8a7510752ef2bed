import type { Decision } from '@avtosverka/contract/decision';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { AdSlot } from '../../../ads/ad-slot.tsx';
import { mainSource } from '../../../car/asking/main-source.ts';
import { cardOf, type ReportState } from '../../../car/state/report-state.ts';
import type { OpenLines } from '../../../car/state/use-open-lines.ts';
import type { UsedReport } from '../../../car/state/use-report.ts';
import { useWithinCopy } from '../../../car/within-copy.ts';
import { RegisterLine } from './register-line.tsx';
import { SilentCard } from './silent-card.tsx';
import { useCompactUnasked } from './use-compact-unasked.ts';
import { useSilentTogether } from './use-silent-together.ts';

export type RegisterLinesProps = Pick<UsedReport, 'ask' | 'solve' | 'askAll'> & {
	state: ReportState;
	/** What the answers mean; null before that is known. */
	decision: Decision | null;
	lines: OpenLines;
	/** The line of the car itself. */
	children: ReactNode;
};

/**
 * One line for each register, in the order of the specification, an advertisement after the fourth and the
 * eighth.
 */
export function RegisterLines(props: RegisterLinesProps) {
	const { state, decision, lines, ask, solve, askAll, children } = props;
	const list = useRef<HTMLDivElement>(null);
	const [apart, setApart] = useState(false);
	const [pressed, setPressed] = useState(false);
	const together = useSilentTogether(state, list, pressed);
	const copy = useWithinCopy();
	// A copy says at each button that there is no connection: half a line has no room for it.
	const compact = useCompactUnasked(state) && !copy;
	const source = mainSource(state);
	const busy = SECTIONS.some((section) => state.cards[section].phase === 'loading');

	function askThem() {
		setPressed(true);
		void askAll();
	}

	return (
		<div
			ref={list}
			className={`${lines.motion} overflow-clip rounded-card border border-line bg-paper max-sm:grid max-sm:grid-cols-2 max-sm:*:col-span-2 lg:grid lg:grid-flow-dense lg:grid-cols-2 lg:items-start lg:gap-2.5 lg:overflow-visible lg:border-0 lg:bg-transparent print:grid print:grid-cols-2 print:gap-x-8 print:border-0`}
		>
			{children}
			{together && (
				<SilentCard
					together={together}
					busy={busy}
					askAll={askThem}
					apart={apart}
					onApart={() => setApart(!apart)}
				/>
			)}
			{SECTIONS.map((section, index) => (
				<Fragment key={section}>
					<RegisterLine
						section={section}
						card={cardOf(state, section)}
						turn={state.shownChallenge}
						lines={lines}
						hidden={!apart && !lines.isOpen(section) && together?.sections.includes(section) === true}
						isCompact={compact && state.cards[section].phase === 'idle' && !lines.isOpen(section)}
						decision={decision}
						mainSource={source}
						ask={ask}
						solve={solve}
					/>
					{!copy && index === 3 && <Ad place={0} />}
					{!copy && index === 7 && <Ad place={1} />}
				</Fragment>
			))}
		</div>
	);
}

function Ad({ place }: { place: 0 | 1 }) {
	return (
		<div className="border-line bg-ground max-lg:border-b max-lg:px-3.5 max-lg:py-1 empty:hidden lg:col-span-2 print:hidden">
			<AdSlot place={place} />
		</div>
	);
}
