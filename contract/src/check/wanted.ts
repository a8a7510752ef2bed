import { z } from 'zod';

export const WantedRecord = z.object({
	w_model: z.string().nullable(),
	w_vin: z.string().nullable(),
	w_kuzov: z.string().nullable(),
	w_god_vyp: z.number().int().nullable(),
	w_data_pu: z.string().nullable(),
	w_reg_inic: z.string().nullable(),
});
export type WantedRecord = z.infer<typeof WantedRecord>;

export const WantedData = z.object({ records: z.array(WantedRecord) });
export type WantedData = z.infer<typeof WantedData>;
