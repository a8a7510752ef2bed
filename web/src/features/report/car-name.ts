import { carOf } from './copy/copy-of.ts';
import type { ReportState } from './state/report-state.ts';

/**
 * «LADA 2114 SAMARA, 2009»: as the basic card tells it, else as the registration does; null while nobody
 * does.
 */
export function carName(state: ReportState): string | null {
	const registered = state.cards.registration.reply?.data?.RequestResult;
	const told = [registered?.vehicle_brandmodel, registered?.vehicle_releaseyear].filter(Boolean).join(', ');
	return carOf(state) ?? (told || null);
}
