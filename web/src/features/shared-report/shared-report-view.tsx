import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { SharedReport } from '@avtosverka/contract/site';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { oldAnswersOf } from '@avtosverka/decision/car/old-answers';
import { type ReactNode, useState } from 'react';
import { AnswerView } from '../../car/answer/answer.tsx';
import { Progress } from '../../car/asking/progress.tsx';
import { carName } from '../../car/car-name.ts';
import { SectionRows } from '../../car/sections/section-rows.tsx';
import { cardOf, openingState, type ReportState } from '../../car/state/report-state.ts';
import { Tiles } from '../../car/tiles/tiles.tsx';
import { historyWords } from '../../car/timeline/history-words.ts';
import { TimelineView } from '../../car/timeline/timeline-view.tsx';
import { answersOf } from '../../car/verdict/answers-of.ts';
import { CarVerdictBlock } from '../../car/verdict/verdict-block.tsx';
import { carVerdictTitle, carVerdictWords } from '../../car/verdict/verdict-words.ts';
import { Card as Sheet } from '../../ui/card.tsx';

const noSuch = () => null;
/** Every card stands open: the link to it is the whole way. */
const openAlready = () => {};

export type SharedReportViewProps = {
	shared: Pick<SharedReport, 'vin' | 'stored' | 'decided'>;
	/** What kind of report it is, and of when. */
	notice: ReactNode;
	/** Below the sections. */
	children?: ReactNode;
};

/** A report that somebody else shows: to be read only, since the answers are those of its moment. */
export function SharedReportView({ shared, notice, children }: SharedReportViewProps) {
	const { vin, stored, decided } = shared;
	// Nothing can be asked here, so that a section that was asked in vain says so itself.
	const [state] = useState(() =>
		openingState({ ...stored, sections: { ...stored.failed, ...stored.sections } }),
	);
	const words = carVerdictWords(state, { decision: decided, decided: true, again: null });
	return (
		<div className="wrap grid gap-3 pt-4 pb-12 lg:max-w-[900px]">
			<div>
				<p className="text-[17px] font-semibold lg:text-xl">{carName(state) ?? 'Автомобиль'}</p>
				<h1 className="text-[15px] text-ink-2">
					Отчёт об автомобиле, VIN <span className="whitespace-nowrap">{vin}</span>
				</h1>
			</div>
			{notice}
			<CarVerdictBlock
				decision={decided}
				title={carVerdictTitle(state, decided)}
				words={words}
				reserved={false}
				ask={null}
				unsettled={oldAnswersOf(decided, { answers: answersOf(state) })}
				askAgain={null}
				open={openAlready}
			/>
			<TimelineView timeline={decided.timeline} words={historyWords(state)} reserved={false} />
			<Tiles state={state} decision={decided} open={openAlready} />
			<Progress state={state} notChecked={decided.notChecked} />
			{SECTIONS.map((section) => (
				<SharedSection key={section} section={section} state={state} />
			))}
			{children}
		</div>
	);
}

function SharedSection<S extends Section>({ section, state }: { section: S; state: ReportState }) {
	const { reply } = cardOf(state, section);
	return (
		<Sheet
			as="article"
			id={section}
			aria-labelledby={`${section}-title`}
			className="scroll-mt-20 px-4 py-[18px] sm:px-[22px] sm:py-5"
		>
			<h2 id={`${section}-title`} className="mb-2 text-lg font-semibold">
				{SECTION_CATALOGUE[section].title}
			</h2>
			{reply === null ? (
				<p className="text-ink-2">К этому моменту реестр не спрашивали.</p>
			) : (
				<AnswerView
					section={section}
					reply={reply}
					variant={{ kind: 'rows', Rows: SectionRows }}
					again={noSuch}
					digits={noSuch}
				/>
			)}
		</Sheet>
	);
}
