import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { returnSentences } from '@avtosverka/contract/owner-report/return-words';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { decidePerson } from '@avtosverka/decision/person/decide';
import type { DealQuestion } from '@avtosverka/decision/person/person';
import type { ReactNode } from 'react';
import { logTrouble } from '../../../log.ts';
import { useInsideFrame } from '../../../ui/inside-frame.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ArbiterView } from '../blocks/arbiter.tsx';
import { BankruptcyView } from '../blocks/bankruptcy.tsx';
import { FsspView } from '../blocks/fssp.tsx';
import { InnView } from '../blocks/inn.tsx';
import type { BlockViewProps } from '../blocks/parts.tsx';
import { PassportView } from '../blocks/passport.tsx';
import { PledgeView } from '../blocks/pledge.tsx';
import { TerroristView } from '../blocks/terrorist.tsx';
import { FsinWantedView } from '../blocks/wanted.tsx';
import { dealQuestionOf } from '../decision/question.ts';
import { PersonVerdictCard } from '../decision/verdict-card.tsx';
import { AskBlockAgain } from './ask-again.tsx';
import { BlockBody } from './block-body.tsx';
import { blockView } from './block-view.ts';
import { DeleteReport } from './delete-report.tsx';
import { PersonCard } from './person-card.tsx';
import { ReportBlock, ReportCard } from './report-card.tsx';
import { Summary } from './summary.tsx';

/** A bug of ours costs one reason; the page stands. */
const logRule = (rule: string) => logTrouble(`the rule ${rule} threw`);

export type PaidViewProps = {
	report: OwnerReport;
	/** What its reader may do with it, beside the name. */
	actions: ReactNode;
	/** VINs of the cars that the deal may be about. */
	cars: readonly string[];
	/** Where the reader names the car of the deal. */
	deal?: ReactNode;
};

/** A paid report whole: who, what it means for a deal, the summary, the eight blocks. */
export function PaidView({ report, actions, cars, deal = null }: PaidViewProps) {
	// The sample is shown as its buyer would have seen it.
	const now = report.sample ? new Date(report.created_at) : new Date();
	const question = dealQuestionOf(report, cars, now);
	return (
		<>
			<PersonCard report={report}>{actions}</PersonCard>
			{report.returned !== null && (
				<Notice kind="info">
					{returnSentences(report.returned).map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</Notice>
			)}
			<PersonVerdictCard decision={decidePerson(question, logRule)}>{deal}</PersonVerdictCard>
			<Summary report={report} />
			<div className="grid gap-1.5 print:block print:space-y-3.5">
				<ReportCard id="passport-inn" label="Паспорт и ИНН">
					<Check report={report} register="passport">
						{(data) => <PassportView data={data} passport={report.passport_number} />}
					</Check>
					<Check report={report} register="inn">
						{(data) => <InnView data={data} />}
					</Check>
				</ReportCard>
				<Part {...{ report, question }} register="fssp" View={FsspView} />
				<Part {...{ report, question }} register="bankruptcy" View={BankruptcyView} />
				<Part {...{ report, question }} register="pledge" View={PledgeView} />
				<Part {...{ report, question }} register="arbiter" View={ArbiterView} />
				<Part {...{ report, question }} register="fsin_wanted" View={FsinWantedView} />
				<Part {...{ report, question }} register="terrorist" View={TerroristView} />
			</div>
			<Removal report={report} />
		</>
	);
}

type CheckProps<R extends PersonRegister> = {
	report: OwnerReport;
	register: R;
	children: (data: BlockData[R], whole: boolean) => ReactNode;
};

function Check<R extends PersonRegister>({ report, register, children }: CheckProps<R>) {
	const view = blockView(report, register);
	const again = <AskBlockAgain report={report} register={register} />;
	return (
		<ReportBlock register={register} view={view}>
			<BlockBody {...{ register, view, again, children }} />
		</ReportBlock>
	);
}

type PartProps<R extends PersonRegister> = {
	report: OwnerReport;
	question: DealQuestion;
	register: R;
	View: (props: BlockViewProps<R>) => ReactNode;
};

function Part<R extends PersonRegister>({ report, question, register, View }: PartProps<R>) {
	return (
		<ReportCard id={register} label={BLOCK_CATALOGUE[register].title}>
			<Check {...{ report, register }}>{(data, whole) => <View {...{ data, whole, question }} />}</Check>
		</ReportCard>
	);
}

/** For the person who ordered the report; never inside a foreign frame, where clicks can be hijacked. */
export function Removal({ report }: { report: OwnerReport }) {
	const inside = useInsideFrame();
	if (!report.own || report.sample || inside) return null;
	return <DeleteReport uuid={report.report_uuid} paid={report.paid} />;
}
