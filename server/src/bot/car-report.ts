import type { Decision } from '@avtosverka/contract/decision';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { CarAnswers } from '@avtosverka/decision/car/car';

/** What is known of a car at a moment of its check. */
export type CarReport = {
	readonly vin: Vin;
	/** The plate by which the car was found. */
	readonly plate: string | null;
	readonly answers: CarAnswers;
	readonly decision: Decision;
	/** Registers that are being asked; none once the check is over. */
	readonly waiting: ReadonlySet<Section>;
	readonly at: Date;
};
