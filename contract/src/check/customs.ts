import { z } from 'zod';

/** Release by the customs; `code` 404 when the register has none, which is normal for Russian cars. */
export const CustomsData = z.object({
	code: z.union([z.literal(200), z.literal(404)]),
	vin: z.string().nullable(),
	model: z.string().nullable(),
	chassis: z.string().nullable(),
	body: z.string().nullable(),
	date: z.string().nullable(),
	country: z.string().nullable(),
});
export type CustomsData = z.infer<typeof CustomsData>;
