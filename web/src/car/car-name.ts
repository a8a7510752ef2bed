import { carNameOf } from '@avtosverka/decision/car/car-name';
import type { ReportState } from './state/report-state.ts';
import { answersOf } from './verdict/answers-of.ts';

/** «LADA 2114 SAMARA, 2009»; null while no answer names the car. */
export function carName(state: ReportState): string | null {
	return carNameOf({ answers: answersOf(state) });
}
