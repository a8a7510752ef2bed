import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { clearOfUnknownCar } from '@avtosverka/decision/car/unknown-car';
import { answersOf } from './decision/answers-of.ts';
import { cardOf, type ReportState } from './state/report-state.ts';

const LOOK_FOR_TYPO = 'не знает этот VIN: проверьте, нет ли опечатки.';

/** What is said of a VIN that no register knows, once all were asked; null otherwise. */
export function nobodyKnows(state: ReportState): string | null {
	if (state.base.phase === 'loading') return null;
	if (SECTIONS.some((section) => cardOf(state, section).phase !== 'success')) return null;
	const clear = clearOfUnknownCar({ answers: answersOf(state) });
	if (clear === null) return null;
	if (clear === SECTIONS.length) return `Ни один реестр ${LOOK_FOR_TYPO}`;
	return `Ни один из ответивших реестров (${clear} из ${SECTIONS.length}) ${LOOK_FOR_TYPO}`;
}
