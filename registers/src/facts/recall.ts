import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';

export type RecallCampaign = {
	readonly vin: string | null;
	readonly brand: string | null;
	readonly model: string | null;
	readonly organizer: string | null;
	readonly reason: string | null;
	readonly recommendation: string | null;
	readonly dealership: string | null;
	readonly startedAt: IsoDate | null;
};
export type Recall = { readonly campaigns: readonly RecallCampaign[] };
