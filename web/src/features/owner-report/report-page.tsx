import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { UserRoundX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FORM_ADDRESS, reportAddress } from '../../ui/owner-report-addresses.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LazyBuyerCar } from './decision/lazy-buyer-car.tsx';
import { useDealCars } from './decision/use-deal-cars.ts';
import { DocumentButton } from './document-button.tsx';
import { LaterSecondPayment } from './report/later-second-payment.tsx';
import { PaidView } from './report/paid-view.tsx';
import { ShareMenu } from './report/share-menu.tsx';
import { UnpaidView } from './report/unpaid-view.tsx';
import { type OwnerReportHandle, useOwnerReport } from './report/use-owner-report.ts';
import { LOADING_REPORT } from './report/words.ts';

/**
 * The report on one person. Give it its number as the key: another number is another report.
 * `rendered`: a report that is the same for everybody, and whole.
 */
export function OwnerReportPage({ uuid, rendered }: { uuid: string; rendered: OwnerReport | null }) {
	const handle = useOwnerReport(uuid, rendered);
	const paid = handle.state.kind === 'report' ? handle.state.report.paid : null;
	const before = useRef(paid);

	// What was in focus is gone with the unpaid view.
	useEffect(() => {
		if (before.current === false && paid === true) showFromTop();
		before.current = paid;
	}, [paid]);

	return <ReportView {...handle} />;
}

function showFromTop(): void {
	const heading = document.querySelector<HTMLElement>('main h1');
	if (heading === null) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
	window.scrollTo({ top: 0 });
}

/** The page in each state of its report. */
export function ReportView({ state, refresh }: OwnerReportHandle) {
	switch (state.kind) {
		case 'loading':
			return (
				<div className="wrap grid min-h-[60dvh] content-center justify-items-center gap-4 py-16">
					<h1 className="sr-only">Отчёт о владельце</h1>
					<p role="status" className="flex items-center gap-3 text-lg">
						<Spinner className="size-7 text-accent" />
						{LOADING_REPORT}
					</p>
					{state.trouble && <Trouble />}
					<noscript>
						<p>Чтобы увидеть отчёт, включите в браузере JavaScript.</p>
					</noscript>
				</div>
			);
		case 'missing':
			return (
				<MessagePage icon={UserRoundX} over="404" title="Отчёт не найден">
					<p>Проверьте, целиком ли скопирована ссылка. Возможно, отчёт удалили.</p>
					<OwnLink to={FORM_ADDRESS} className={buttonClass()}>
						Заказать отчёт
					</OwnLink>
				</MessagePage>
			);
		case 'report':
			return (
				<div className="wrap grid gap-2 pt-2 pb-2 sm:gap-3.5 sm:pt-6 sm:pb-10 print:block print:space-y-3.5">
					{state.trouble && <Trouble />}
					{state.report.paid ? (
						<>
							<LaterSecondPayment page={reportAddress(state.report.report_uuid)} />
							<PaidReport report={state.report} cars={state.cars ?? NO_CARS} />
						</>
					) : (
						<UnpaidView report={state.report} onPaid={refresh} />
					)}
				</div>
			);
	}
}

const NO_CARS: readonly string[] = [];

/** `cars`: those in the account of who ordered it. */
function PaidReport({ report, cars: ofAccount }: { report: OwnerReport; cars: readonly string[] }) {
	const { cars, carried, typed, setTyped } = useDealCars(report.report_uuid, ofAccount);
	return (
		<PaidView
			report={report}
			cars={cars}
			actions={<Actions report={report} />}
			deal={carried ? null : <LazyBuyerCar {...{ report, typed, setTyped }} />}
		/>
	);
}

function Actions({ report }: { report: OwnerReport }) {
	return (
		<div className="flex flex-wrap gap-3">
			<ShareMenu report={report} />
			<DocumentButton uuid={report.report_uuid} />
		</div>
	);
}

function Trouble() {
	return (
		<Notice kind="warning" announced>
			Сайт не отвечает. Попробуем ещё раз через несколько секунд.
		</Notice>
	);
}
