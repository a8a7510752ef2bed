import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { FileText } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { NewTabNote } from '../../../ui/new-tab-note.tsx';
import { SAMPLE_ADDRESS } from '../../../ui/owner-report-addresses.ts';
import { Forming } from './forming.tsx';
import { LazyPaymentPart } from './lazy-payment-part.tsx';
import { Removal } from './paid-view.tsx';
import { nameOf, showPassport } from './person-card.tsx';
import { PriceBox } from './price-box.tsx';
import { Summary } from './summary.tsx';
import { ALMOST_READY, COLLECTED, PAY, WHAT_OPENS } from './words.ts';

/** A report before it is paid for: how far it is, then its summary and the way to the rest. */
export function UnpaidView({ report, onPaid }: { report: OwnerReport; onPaid: () => void }) {
	return (
		<>
			<header>
				<h1 className="text-[clamp(26px,4vw,38px)] font-bold">{ALMOST_READY}</h1>
				<p className="mt-2 text-lg wrap-anywhere text-ink-2">
					{nameOf(report)}
					{report.own && (
						<span className="figures block text-[15px]">
							Паспорт {showPassport(report)}
							{report.birth_date !== null && `, дата рождения ${report.birth_date}`}
						</span>
					)}
				</p>
			</header>
			{report.ready_to_pay ? (
				<>
					<p className="text-lg">{COLLECTED}</p>
					<Summary report={report} />
					<Card
						as="section"
						aria-label="Оплата отчёта"
						className="grid items-start gap-x-12 gap-y-5 p-5 sm:p-6 lg:grid-cols-2"
					>
						<Offer />
						<LazyPaymentPart report={report} onPaid={onPaid} />
					</Card>
				</>
			) : (
				<Forming report={report} />
			)}
			<Removal report={report} />
		</>
	);
}

/** What is to be had, for how much, and what it looks like. */
function Offer() {
	return (
		<div className="grid gap-4">
			<p>
				<b className="block text-xl font-bold">{PAY}</b>
				<span className="mt-1 block text-[15px] text-ink-2">{WHAT_OPENS}</span>
			</p>
			<PriceBox />
			<a
				href={SAMPLE_ADDRESS}
				target="_blank"
				rel="noopener"
				className="inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-2"
			>
				<FileText aria-hidden className="size-5 flex-none" />
				Посмотреть пример отчёта
				<NewTabNote />
			</a>
		</div>
	);
}
