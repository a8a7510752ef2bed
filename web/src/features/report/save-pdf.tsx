import { carDocumentAddress } from '@avtosverka/contract/vocabulary/car-document';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { type ReportState, unanswered } from '../../car/state/report-state.ts';
import { buttonClass } from '../../ui/button.tsx';

export type SavePdfProps = { vin: Vin; plate: Plate | null; price: number | null; state: ReportState };

/** The report on paper, once a register has answered. A plain link: the server says what goes wrong. */
export function SavePdf({ vin, plate, price, state }: SavePdfProps) {
	return (
		unanswered(state).length < 10 && (
			<a href={carDocumentAddress(vin, plate, price)} className={`${buttonClass('ghost', 's')} print:hidden`}>
				Сохранить PDF
			</a>
		)
	);
}
