import { z } from 'zod';

export const RecallCampaignData = z.object({
	vin: z.string().nullable(),
	vehicle_brand: z.string().nullable(),
	vehicle_model: z.string().nullable(),
	manufacturer: z.string().nullable(),
	recall_reason: z.string().nullable(),
	/** What the maker says has to be done. */
	recommendation: z.string().nullable(),
	dealership: z.string().nullable(),
	date: z.string().nullable(),
});
export type RecallCampaignData = z.infer<typeof RecallCampaignData>;

export const RecallData = z.array(RecallCampaignData);
export type RecallData = z.infer<typeof RecallData>;
