import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';

/** A compulsory insurance policy; `active` is null where the register does not say. */
export type Policy = {
	readonly series: string | null;
	readonly number: string | null;
	readonly model: string | null;
	readonly vin: string | null;
	readonly plate: string | null;
	readonly status: string | null;
	readonly insurer: string | null;
	readonly active: boolean | null;
	readonly from: IsoDate | null;
	readonly to: IsoDate | null;
};
export type Osago = { readonly policies: readonly Policy[] };
