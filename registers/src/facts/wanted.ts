import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';

export type WantedRecord = {
	readonly brandModel: string | null;
	readonly vin: string | null;
	readonly bodyNumber: string | null;
	readonly year: number | null;
	readonly since: IsoDate | null;
	readonly initiatorRegion: string | null;
};
export type WantedFacts = { readonly records: readonly WantedRecord[] };
