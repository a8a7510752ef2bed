import type { Decision } from '@avtosverka/contract/decision';
import type { CachedReport } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useAskedPrice } from '../../asked-prices/use-asked-price.ts';
import { AskAll } from '../../car/asking/ask-all.tsx';
import { PartnerReportLink } from '../../car/partner-report-link.tsx';
import { useAskedFor } from '../../car/state/use-asked-for.ts';
import { useReport } from '../../car/state/use-report.ts';
import { useShownChallenge } from '../../car/state/use-shown-challenge.ts';
import { useDecision } from '../../car/verdict/use-decision.ts';
import { CommentsSection } from '../../comments/comments.tsx';
import { ToComments } from '../../comments/to-comments.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { formAddress } from '../../ui/owner-report-addresses.ts';
import { BottomBar } from './bottom-bar.tsx';
import { useStoreCopy } from './copy/use-store-copy.ts';
import { CarReportView } from './report-view.tsx';
import { WatchCarRow } from './watch/watch-row.tsx';

export type ReportPageProps = {
	vin: Vin;
	plate: Plate | null;
	stored: CachedReport;
	decided: Decision | null;
};

/** The report on one car. Give it the VIN as its key: another car is another report. */
export function ReportPage({ vin, plate, stored, decided }: ReportPageProps) {
	const report = useReport(vin, stored);
	const price = useAskedPrice(vin);
	const used = useDecision({ vin, plate, stored, decided }, report.state, price);
	useStoreCopy({ vin, plate, plateModel: stored.plateModel }, report.state, used.decision.verdict);
	const askAll = useShownChallenge(report.state.shownChallenge, report.askAll);
	useAskedFor(askAll);
	return (
		<>
			<CarReportView
				{...report}
				used={used}
				askAll={askAll}
				vin={vin}
				plate={plate}
				askButton={<AskAll state={report.state} askAll={askAll} className="lg:flex-none lg:px-8" />}
				beside={<PartnerReportLink variant="text" className="min-[900px]:hidden" />}
				watch={<WatchCarRow vin={vin} />}
				further={
					<div className="grid gap-2 max-[899px]:hidden print:hidden">
						<OwnLink to={formAddress(vin)} className={`${buttonClass('ghost', 's')} bg-paper`}>
							Проверить владельца
						</OwnLink>
						<div className="flex items-start justify-between gap-3">
							<ToComments />
							<PartnerReportLink variant="ghost" />
						</div>
					</div>
				}
			>
				<PartnerReportLink variant="ghost" className="mt-3 items-end max-[899px]:hidden" />
				<CommentsSection vin={vin} />
			</CarReportView>
			<BottomBar vin={vin} />
		</>
	);
}
