import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';

/** Release of the car into free circulation by the customs. */
export type Customs = {
	readonly vin: string | null;
	readonly model: string | null;
	readonly chassisNumber: string | null;
	readonly bodyNumber: string | null;
	readonly releasedAt: IsoDate | null;
	readonly country: string | null;
};
