import { carNameOf } from '@avtosverka/decision/car/car-name';
import { answersOf } from './decision/answers-of.ts';
import type { ReportState } from './state/report-state.ts';

/** «LADA 2114 SAMARA, 2009»; null while no answer names the car. */
export function carName(state: ReportState): string | null {
	return carNameOf({ answers: answersOf(state) });
}
