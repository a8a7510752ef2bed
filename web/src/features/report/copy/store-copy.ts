import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { carName } from '../../../car/car-name.ts';
import type { ReportState } from '../../../car/state/report-state.ts';
import { storeReport } from '../../../offline/stored-reports.ts';
import { copyOf } from './copy-of.ts';

/** Whose report it is; `plateModel` as the server has it. */
export type CopiedCar = { vin: Vin; plate: Plate | null; plateModel: string | undefined };

/** Stores what a report says at this moment; nothing of one without answers. Never rejects. */
export async function storeCopy(
	{ vin, plate, plateModel }: CopiedCar,
	state: ReportState,
	verdict: DecisionVerdict,
): Promise<void> {
	const report = copyOf(state);
	if (report === null) return;
	const savedAt = new Date().toISOString();
	const entry = { vin, plate, car: carName(state), savedAt, verdict };
	await storeReport({ entry, report: { ...report, ...(plateModel && { plateModel }) } });
}
