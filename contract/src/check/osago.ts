import { z } from 'zod';

export const PolicyData = z.object({
	series: z.string().nullable(),
	number: z.string().nullable(),
	model: z.string().nullable(),
	vin: z.string().nullable(),
	plate: z.string().nullable(),
	status: z.string().nullable(),
	insuranceCompany: z.string().nullable(),
	/** Whether the policy is in force; null when the register does not say. */
	active: z.boolean().nullable(),
	startDate: z.string().nullable(),
	endDate: z.string().nullable(),
});
export type PolicyData = z.infer<typeof PolicyData>;

export const OsagoData = z.array(PolicyData);
export type OsagoData = z.infer<typeof OsagoData>;
