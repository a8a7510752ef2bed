import { carDocumentAddress } from '@avtosverka/contract/vocabulary/car-document';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useAskedPrice } from '../../../asked-prices/use-asked-price.ts';
import { type ReportState, unanswered } from '../../../car/state/report-state.ts';
import { buttonClass } from '../../../ui/button.tsx';

export type SavePdfProps = { vin: Vin; plate: Plate | null; state: ReportState };

/** The report on paper, once a register has answered. A plain link: the server says what goes wrong. */
export function SavePdf({ vin, plate, state }: SavePdfProps) {
	const price = useAskedPrice(vin);
	if (unanswered(state).length === SECTIONS.length) return null;
	return (
		<>
			<h3 className="mt-6 font-semibold">PDF на двух листах</h3>
			<p className="mt-1 mb-3 text-[15px] text-ink-2">
				Вывод, ответы с источниками и датами, вопросы продавцу. Имён людей в нём нет.
			</p>
			<a href={carDocumentAddress(vin, plate, price)} className={buttonClass('ghost', 's')}>
				Сохранить PDF
			</a>
		</>
	);
}
