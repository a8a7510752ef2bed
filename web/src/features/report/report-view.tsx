import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { oldAnswersOf } from '@avtosverka/decision/car/old-answers';
import { type ReactNode, useState } from 'react';
import { isAskable } from '../../car/asking/ask-all.tsx';
import { Progress } from '../../car/asking/progress.tsx';
import { CheckDigitNotice } from '../../car/base/check-digit-notice.tsx';
import { AskedPrice } from '../../car/price/asked-price.tsx';
import { type ReportState, unanswered } from '../../car/state/report-state.ts';
import { useOpenLines } from '../../car/state/use-open-lines.ts';
import type { UsedReport } from '../../car/state/use-report.ts';
import { Tiles } from '../../car/tiles/tiles.tsx';
import { historyWords } from '../../car/timeline/history-words.ts';
import { TimelineView } from '../../car/timeline/timeline-view.tsx';
import { answersOf } from '../../car/verdict/answers-of.ts';
import type { UsedDecision } from '../../car/verdict/use-decision.ts';
import { CarVerdictBlock } from '../../car/verdict/verdict-block.tsx';
import { carVerdictTitle, carVerdictWords } from '../../car/verdict/verdict-words.ts';
import { LoadAgain } from '../../ui/load-again.tsx';
import { CarLine } from './lines/car-line.tsx';
import { RegisterLines } from './lines/register-lines.tsx';
import { OwnActions } from './own-actions.tsx';
import { ReportTitle } from './report-title.tsx';

export type ReportViewProps = Omit<UsedReport, 'state'> & {
	vin: Vin;
	plate: Plate | null;
	state: ReportState;
	used: UsedDecision;
	/** What stands above everything else. */
	notice?: ReactNode;
	/** The button that asks everything; null where nothing can be asked. */
	askButton: ReactNode;
	/** A quiet link beside the number of answers. */
	beside?: ReactNode;
	/** The way to watch the car, beside our own actions. */
	watch?: ReactNode;
	/** Quiet ways on, below our own actions. */
	further?: ReactNode;
	/** Below the lines. */
	children?: ReactNode;
};

/**
 * The report: what decides first (verdict, timeline, tiles, what to do), then a line for each register. On a
 * wide screen tiles and actions stand beside and stay in view.
 */
export function CarReportView(props: ReportViewProps) {
	const { vin, plate, state, used, notice, askButton, beside, watch, further, children } = props;
	const { decision } = used;
	const lines = useOpenLines(decision.reasons, state);
	const known = used.decided ? decision : null;
	// A report that was opened with every answer takes the room of what it says.
	const [reserved] = useState(() => unanswered(state).length > 0);
	return (
		<div className="wrap grid items-start print:[zoom:0.62] gap-x-6 pt-3 pb-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr] lg:pt-5 print:block">
			<div className="min-w-0">
				<ReportTitle vin={vin} plate={plate} state={state} />
				{notice}
				<CarVerdictBlock
					decision={decision}
					title={carVerdictTitle(state, decision)}
					words={carVerdictWords(state, used)}
					reserved={reserved}
					ask={used.again ? <LoadAgain again={used.again} /> : isAskable(state) ? askButton : null}
					unsettled={oldAnswersOf(decision, { answers: answersOf(state) })}
					askAgain={(section) => void props.ask(section, true)}
					open={lines.leadTo}
				/>
				<div className="mt-2 lg:mt-3.5">
					<TimelineView timeline={decision.timeline} words={historyWords(state)} reserved={reserved} />
				</div>
			</div>
			<aside
				aria-label="Коротко об отчёте"
				className="mt-2 grid min-w-0 gap-2 lg:sticky lg:top-[84px] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:gap-3"
			>
				<Tiles state={state} decision={known} open={lines.leadTo} />
				<Progress state={state} notChecked={decision.notChecked}>
					{beside}
				</Progress>
				<OwnActions
					vin={vin}
					plate={plate}
					state={state}
					questions={decision.questions}
					inspection={decision.inspection}
				/>
				{watch}
				<AskedPrice vin={vin} stats={state.cards.stats.reply?.data ?? null} />
				{further}
				<CheckDigitNotice vin={vin} />
			</aside>
			<div className="mt-2 min-w-0 lg:mt-3.5">
				<RegisterLines
					state={state}
					decision={known}
					lines={lines}
					ask={props.ask}
					solve={props.solve}
					askAll={props.askAll}
				>
					<CarLine
						state={state}
						identity={decision.identity}
						lines={lines}
						onAgain={() => void props.askBase(true)}
					/>
				</RegisterLines>
				{children}
			</div>
		</div>
	);
}
