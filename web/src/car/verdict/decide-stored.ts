import type { Decision } from '@avtosverka/contract/decision';
import type { CachedReport } from '@avtosverka/contract/site';
import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';

/**
 * What the cached answers about a car mean, for the page that opens with them; for the server alone. Null
 * where a rule threw: the browser then decides by itself, and reports the error.
 */
export function decideStored(vin: Vin, plate: Plate | null, stored: CachedReport): Decision | null {
	let failed = false;
	const subject = { vin, plate, plateModel: stored.plateModel ?? null };
	const decision = decideCar(
		{ subject, answers: cachedAnswersOf(stored), askedPrice: null, now: new Date() },
		() => {
			failed = true;
		},
	);
	return failed ? null : decision;
}
