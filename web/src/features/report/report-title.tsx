import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { CheckDigitNotice } from './base/check-digit-notice.tsx';

/** Which car the report is about, and whether its VIN can be right. */
export function ReportTitle({ vin, plate }: { vin: Vin; plate: Plate | null }) {
	return (
		<>
			{plate && <p className="text-sm text-ink-3">{formatPlate(plate)}</p>}
			<h1 className="mt-1 mb-4 text-[clamp(24px,3vw,30px)] leading-[1.15] font-bold tracking-[-0.025em]">
				Проверка автомобиля по VIN <span className="tracking-normal whitespace-nowrap">{vin}</span>
			</h1>
			<CheckDigitNotice vin={vin} />
		</>
	);
}
