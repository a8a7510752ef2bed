import { z } from 'zod';

export const WantedRecordData = z.object({
	w_model: z.string().nullable(),
	w_vin: z.string().nullable(),
	w_kuzov: z.string().nullable(),
	w_god_vyp: z.number().int().nullable(),
	w_data_pu: z.string().nullable(),
	w_reg_inic: z.string().nullable(),
});
export type WantedRecordData = z.infer<typeof WantedRecordData>;

export const WantedData = z.object({ records: z.array(WantedRecordData) });
export type WantedData = z.infer<typeof WantedData>;
