import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { useEffect } from 'react';
import type { ReportState } from '../../../car/state/report-state.ts';
import type { CopiedCar } from './store-copy.ts';

/** Several answers often come within a moment of each other; in ms. */
const SETTLES_MS = 400;

/** Stores a copy of a report on this device, to open without a connection. Not in a foreign frame. */
export function useStoreCopy(
	{ vin, plate, plateModel }: CopiedCar,
	state: ReportState,
	verdict: DecisionVerdict,
): void {
	useEffect(() => {
		if (window.self !== window.top) return;
		const timer = setTimeout(() => {
			const car = { vin, plate, plateModel };
			import('./store-copy.ts').then(
				({ storeCopy }) => storeCopy(car, state, verdict),
				() => {
					// No connection, no new answers: the copy of the last ones stays.
				},
			);
		}, SETTLES_MS);
		return () => clearTimeout(timer);
	}, [vin, plate, plateModel, state, verdict]);
}
