import type { SharedReport } from '@avtosverka/contract/site';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';
import { EXAMPLE_ANSWERS, EXAMPLE_AT } from './answers.ts';
import { EXAMPLE_VIN } from './card.ts';

/** The report on an invented car, for the server alone: no register is asked and nothing is stored. */
export function exampleReport(): Omit<SharedReport, 'expiresAt'> {
	const decided = decideCar({
		subject: { vin: EXAMPLE_VIN, plate: null, plateModel: null },
		answers: cachedAnswersOf(EXAMPLE_ANSWERS),
		askedPrice: null,
		now: new Date(EXAMPLE_AT),
	});
	return { vin: EXAMPLE_VIN, masked: false, stored: EXAMPLE_ANSWERS, decided, at: EXAMPLE_AT };
}
