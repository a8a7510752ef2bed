import type { SharedOwnerReport } from '@avtosverka/contract/site';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { startPoll } from '../../../polling/poll.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PaidView } from '../report/paid-view.tsx';

/** Registers that have not answered are asked over minutes and hours: seconds do not matter. */
const EVERY_MS = 30_000;

/** A report for those who were sent a link to it: read-only, with nothing to ask, share or delete. */
export function SharedOwnerReportView({ shared: { report, expiresAt } }: { shared: SharedOwnerReport }) {
	const { revalidate } = useRevalidator();
	const isForming = report.report_status !== 'completed';

	useEffect(() => {
		if (!isForming) return;
		const ask = async () => {
			await revalidate();
			return false;
		};
		return startPoll({ everyMs: EVERY_MS, firstAfterMs: EVERY_MS, ask }).stop;
	}, [isForming, revalidate]);

	return (
		<div className="wrap grid gap-2 pt-2 pb-2 sm:gap-3.5 sm:pt-6 sm:pb-10 print:block print:space-y-3.5">
			<Notice kind="info">
				<p>Паспорт и дата рождения скрыты. Ссылка действует до {formatMoment(expiresAt)}.</p>
			</Notice>
			<PaidView report={report} actions={null} cars={[]} />
		</div>
	);
}
