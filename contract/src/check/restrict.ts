import { z } from 'zod';

export const RestrictRecord = z.object({
	tsmodel: z.string().nullable(),
	tsVIN: z.string().nullable(),
	dateadd: z.string().nullable(),
	regname: z.string().nullable(),
	/** Who imposed it, in words; the register's code beside. */
	divtype: z.string().nullable(),
	divtypeCode: z.string().nullable(),
	/** What is forbidden, in words; the register's code beside. */
	ogrkod: z.string().nullable(),
	ogrkodCode: z.string().nullable(),
	phone: z.string().nullable(),
	osnOgr: z.string().nullable(),
});
export type RestrictRecord = z.infer<typeof RestrictRecord>;

export const RestrictData = z.object({ records: z.array(RestrictRecord) });
export type RestrictData = z.infer<typeof RestrictData>;
