import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';

/** A ban on registration actions; `authority` and `kind` in words, the register's codes beside. */
export type Restriction = {
	readonly brandModel: string | null;
	readonly vin: string | null;
	readonly addedAt: IsoDate | null;
	readonly region: string | null;
	readonly authority: string | null;
	readonly authorityCode: string | null;
	readonly kind: string | null;
	readonly kindCode: string | null;
	readonly phone: string | null;
	readonly ground: string | null;
};
export type Restrict = { readonly records: readonly Restriction[] };
