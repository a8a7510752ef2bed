import type { SectionData } from '@avtosverka/contract/check/data';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import { Button } from '../../ui/button.tsx';
import { Card as Sheet } from '../../ui/card.tsx';
import { NoConnectionLabel } from '../../ui/planned.tsx';
import type { FactsVariant } from '../answer/answer.tsx';
import { Badge } from '../answer/badge.tsx';
import { judgeSection } from '../answer/judge-section.ts';
import { SectionIcon } from '../sections/section-icon.tsx';
import { SectionRows } from '../sections/section-rows.tsx';
import type { SectionState } from '../state/report-state.ts';
import { useWithinCopy } from '../within-copy.ts';
import { ASK } from '../words.ts';
import { SectionBody } from './section-body.tsx';
import { type SectionQuestions, useAsking } from './use-asking.ts';

const ROWS: FactsVariant = { kind: 'rows', Rows: SectionRows };

export type SectionCardProps<S extends Section> = SectionQuestions<S> & {
	section: S;
	card: SectionState<SectionData[S]>;
	/** The card that shows the field for the digits of a picture. */
	shownChallenge: Section | null;
	/** True in the widget. */
	inRows?: boolean;
};

/** One of the ten checks: what it is about, its verdict, and its answer or the button that asks for it. */
export function SectionCard<S extends Section>({
	section,
	card,
	shownChallenge,
	ask,
	solve,
	inRows,
}: SectionCardProps<S>) {
	const asking = useAsking(section, { ask, solve });
	const { title, description } = SECTION_CATALOGUE[section];
	const verdict = judgeSection(section, card);
	const loading = card.phase === 'loading';
	const copy = useWithinCopy();
	return (
		<Sheet
			as="article"
			id={section}
			aria-labelledby={`${section}-title`}
			className="px-4 py-[18px] sm:px-[22px] sm:py-5 print:break-inside-avoid"
		>
			<header className="flex flex-wrap items-start gap-x-3.5 gap-y-3">
				<span className="grid size-11 flex-none place-items-center rounded-xl bg-accent-soft text-accent">
					<SectionIcon section={section} />
				</span>
				<div className="min-w-0 flex-[1_1_200px]">
					<h2 id={`${section}-title`} className="text-[19px] leading-tight font-semibold tracking-tight">
						{title}
					</h2>
					<p className="mt-0.5 text-[15px] text-ink-2">{description}</p>
				</div>
				<div role="status" className="flex flex-wrap gap-2 empty:hidden">
					{verdict.map((part) => (
						<Badge key={part.label} verdict={part} />
					))}
				</div>
				{card.reply === null && (
					<Button
						size="s"
						busy={loading}
						disabled={copy}
						aria-describedby={`${section}-title`}
						onClick={() => void asking.press(false)}
					>
						{ASK}
						{copy && <NoConnectionLabel />}
					</Button>
				)}
			</header>
			<div ref={asking.result} tabIndex={-1} className="mt-4 border-t border-line pt-4 outline-none">
				<SectionBody
					section={section}
					card={card}
					shownChallenge={shownChallenge}
					asking={asking}
					variant={ROWS}
					inRows={inRows}
				/>
			</div>
		</Sheet>
	);
}
