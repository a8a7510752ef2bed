import { z } from 'zod';

export const OwnershipPeriodData = z.object({
	startDate: z.string().nullable(),
	/** Absent while the period lasts. */
	endDate: z.string().nullable().optional(),
	ownerType: z.string().nullable(),
	ownerTypeCode: z.string().nullable(),
	lastOperation: z.string().nullable(),
	lastOperationCode: z.string().nullable(),
});
export type OwnershipPeriodData = z.infer<typeof OwnershipPeriodData>;

/** Registration card in the spec's fields; power in hp, volume in cm³, dates `YYYY-MM-DD`. */
export const RegistrationResult = z.object({
	vehicle_brandmodel: z.string().nullable(),
	vehicle_releaseyear: z.number().int().nullable(),
	vehicle_vin: z.string().nullable(),
	vehicle_bodycolor: z.string().nullable(),
	vehicle_body_number: z.string().nullable(),
	vehicle_enclosedvolume: z.number().nullable(),
	vehicle_enginepower: z.number().nullable(),
	vehicle_type_name: z.string().nullable(),
	vehicle_eco_class: z.string().nullable(),
	reestr_status: z.string().nullable(),
	periods: z.array(OwnershipPeriodData),
});
export type RegistrationResult = z.infer<typeof RegistrationResult>;

export const RegistrationData = z.object({
	requestTime: z.string(),
	vin: z.string(),
	status: z.union([z.literal(200), z.literal(404)]),
	/** Null when the register has nothing about this VIN. */
	RequestResult: RegistrationResult.nullable(),
});
export type RegistrationData = z.infer<typeof RegistrationData>;
