import { z } from 'zod';

export const Recall = z.object({
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
export type Recall = z.infer<typeof Recall>;

export const RecallData = z.array(Recall);
export type RecallData = z.infer<typeof RecallData>;
