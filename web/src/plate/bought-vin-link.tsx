import type { BoughtVin } from '@avtosverka/contract/cabinet';
import { dayInMoscow, formatDay } from '@avtosverka/contract/vocabulary/moment';
import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { ReportLink } from '../ui/report-link.tsx';

/** The VIN of a plate that a person has bought before, and the way to its report. */
export function BoughtVinLink({ plate, vin, created_at }: BoughtVin) {
	return (
		<div className="grid gap-3">
			<p>
				VIN этого госномера вы уже купили {formatDay(dayInMoscow(new Date(created_at)))}:{' '}
				<b className="figures font-semibold break-all">{vin}</b>
			</p>
			<ReportLink vin={vin} plate={plate} asked className={`w-full ${buttonClass()}`}>
				Перейти к отчёту
				<ArrowRight aria-hidden className="size-5" />
			</ReportLink>
		</div>
	);
}
