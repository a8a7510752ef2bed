import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';
import { useEffect } from 'react';
import { storedPriceOf } from '../../../asked-prices/asked-prices.ts';
import { storeReport } from '../../../offline/stored-reports.ts';
import { carName } from '../car-name.ts';
import type { ReportState } from '../state/report-state.ts';
import { copyOf } from './copy-of.ts';

/** Several answers often come within a moment of each other; in ms. */
const SETTLES_MS = 400;

/** Stores a copy of a report on this device, to open without a connection. Not in a foreign frame. */
export function useStoreCopy(vin: Vin, plate: Plate | null, state: ReportState): void {
	useEffect(() => {
		if (window.self !== window.top) return;
		const timer = setTimeout(() => {
			const report = copyOf(state);
			if (report === null) return;
			const now = new Date();
			const { verdict } = decideCar({
				subject: { vin, plate },
				answers: cachedAnswersOf(report),
				askedPrice: storedPriceOf(vin),
				now,
			});
			const entry = { vin, plate, car: carName(state), savedAt: now.toISOString(), verdict };
			void storeReport({ entry, report });
		}, SETTLES_MS);
		return () => clearTimeout(timer);
	}, [vin, plate, state]);
}
