import type { OwnerReportLine } from '@avtosverka/contract/cabinet';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import type { OwnList } from '../../session/own-list.ts';
import { Button } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { reportAddress } from '../../ui/owner-report-addresses.ts';
import { DocumentButton } from '../owner-report/document-button.tsx';

/** «2 оплаченных отчёта» */
export const PAID_REPORTS: Forms = ['оплаченный отчёт', 'оплаченных отчёта', 'оплаченных отчётов'];

/** The line that stands while it is not known, and stays where there is nothing, so that no button moves. */
const LINE = 'mt-4 min-h-12 text-[15px] text-ink-2';

/** The paid ones of a list that is there. */
export function paidOf(reports: OwnList<OwnerReportLine> | null): readonly OwnerReportLine[] {
	return reports?.state === 'ready' ? reports.lines.filter(({ paid }) => paid) : [];
}

/** The paid reports that go with the account, each to be downloaded first. */
export function PaidReports({ reports }: { reports: OwnList<OwnerReportLine> }) {
	if (reports.state === 'loading') {
		return (
			<p role="status" className={LINE}>
				Узнаём, есть ли у вас оплаченные отчёты…
			</p>
		);
	}
	if (reports.state === 'failed') {
		return (
			<Notice kind="error" announced className="mt-4">
				<p>
					Не удалось узнать, есть ли у вас оплаченные отчёты. Если есть, вместе с аккаунтом пропадут и они.
				</p>
				<Button variant="ghost" size="s" onClick={reports.again} className="mt-2.5">
					Повторить
				</Button>
			</Notice>
		);
	}
	const paid = paidOf(reports);
	if (paid.length === 0) return <p className={LINE}>Оплаченных отчётов у вас нет.</p>;
	return (
		<section aria-labelledby="paid-reports" className="mt-4">
			<Notice kind="warning">
				<h2 id="paid-reports" className="font-semibold">
					Вместе с аккаунтом пропадёт навсегда: {counted(paid.length, PAID_REPORTS)}
				</h2>
				<p className="mt-0.5">
					Ссылки на отчёты перестанут открываться у всех, деньги за них не возвращаются. Если отчёты ещё
					нужны, сначала скачайте PDF.
				</p>
			</Notice>
			<ul className="mt-1 grid">
				{paid.map((line) => (
					<li
						key={line.report_uuid}
						className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-1 py-3.5"
					>
						<div className="mr-auto min-w-0">
							<OwnLink
								to={reportAddress(line.report_uuid)}
								className="font-semibold wrap-anywhere text-accent"
							>
								{nameOf(line)}
							</OwnLink>
							<time dateTime={line.created_at} className="figures block text-[15px] text-ink-2">
								{formatMoment(line.created_at)}
							</time>
						</div>
						<DocumentButton uuid={line.report_uuid} of={nameOf(line)} />
					</li>
				))}
			</ul>
		</section>
	);
}

function nameOf({ last_name, first_name, middle_name }: OwnerReportLine): string {
	return `${last_name} ${first_name} ${middle_name}`;
}
