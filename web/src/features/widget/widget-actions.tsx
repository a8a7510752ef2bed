import { AskAll, isAskable } from '../../car/asking/ask-all.tsx';
import { PartnerReportLink } from '../../car/partner-report-link.tsx';
import type { ReportState } from '../../car/state/report-state.ts';
import { unknownVinText } from '../../car/unknown-vin.ts';
import { CHECK_THE_NUMBER } from '../../car/words.ts';
import { ToComments } from '../../comments/to-comments.tsx';
import { Notice } from '../../ui/notice.tsx';
import { summaryLine } from './summary.ts';

/** Above the ten cards: all of them at one press, the full report, and how far the asking has come. */
export function WidgetActions({ state, askAll }: { state: ReportState; askAll: () => Promise<void> }) {
	const unknown = unknownVinText(state);
	return (
		<>
			<div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
				<div className="flex flex-1 flex-wrap gap-2.5 max-sm:flex-[1_1_100%] sm:flex-none print:hidden">
					{isAskable(state) && <AskAll state={state} askAll={askAll} className="max-sm:px-2 sm:flex-none" />}
					<PartnerReportLink variant="ghost" className="flex-1 sm:flex-none" />
				</div>
				<ToComments className="min-[900px]:hidden" />
				<p tabIndex={-1} role="status" className="text-[15px] text-ink-2 outline-none empty:hidden">
					{summaryLine(state)}
				</p>
			</div>
			<div role="status">
				{unknown && (
					<Notice kind="warning" className="mt-3.5">
						<p className="font-semibold">{unknown}</p>
						<p className="mt-0.5">{CHECK_THE_NUMBER}</p>
					</Notice>
				)}
			</div>
		</>
	);
}
