import { z } from 'zod';

/** The basic card: power in hp, volume in cm³; `frame` is the chassis and `frame_id` the body number. */
export const BaseData = z.object({
	vin: z.string().nullable(),
	model: z.string().nullable(),
	frame: z.string().nullable(),
	frame_id: z.string().nullable(),
	year: z.number().int().nullable(),
	color: z.string().nullable(),
	type: z.string().nullable(),
	power: z.number().nullable(),
	volume: z.number().nullable(),
	image: z.string().nullable(),
});
export type BaseData = z.infer<typeof BaseData>;
