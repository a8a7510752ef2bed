import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { useEffect } from 'react';
import { carName } from '../../../car/car-name.ts';
import type { ReportState } from '../../../car/state/report-state.ts';
import { storeReport } from '../../../offline/stored-reports.ts';
import { copyOf } from './copy-of.ts';

/** Several answers often come within a moment of each other; in ms. */
const SETTLES_MS = 400;

/** Whose report it is; `plateModel` as the server has it. */
type CopiedCar = { vin: Vin; plate: Plate | null; plateModel: string | undefined };

/** Stores a copy of a report on this device, to open without a connection. Not in a foreign frame. */
export function useStoreCopy(
	{ vin, plate, plateModel }: CopiedCar,
	state: ReportState,
	verdict: DecisionVerdict,
): void {
	useEffect(() => {
		if (window.self !== window.top) return;
		const timer = setTimeout(() => {
			const report = copyOf(state);
			if (report === null) return;
			const savedAt = new Date().toISOString();
			const entry = { vin, plate, car: carName(state), savedAt, verdict };
			void storeReport({ entry, report: { ...report, ...(plateModel && { plateModel }) } });
		}, SETTLES_MS);
		return () => clearTimeout(timer);
	}, [vin, plate, plateModel, state, verdict]);
}
