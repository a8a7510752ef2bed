import { z } from 'zod';

/** One accident in the spec's fields; the moment is local, `YYYY-MM-DDTHH:MM:SS`. */
export const AccidentData = z.object({
	AccidentNumber: z.string().nullable(),
	AccidentType: z.string().nullable(),
	AccidentDateTime: z.string().nullable(),
	RegionName: z.string().nullable(),
	AccidentPlace: z.string().nullable(),
	OwnerOkopf: z.string().nullable(),
	VehicleDamageState: z.string().nullable(),
	VehicleAmount: z.number().int().nullable(),
	VehicleMark: z.string().nullable(),
	VehicleModel: z.string().nullable(),
	VehicleYear: z.number().int().nullable(),
	/** Damage codes of two or three digits, see vocabulary/damage.ts. */
	DamagePoints: z.array(z.string()),
});
export type AccidentData = z.infer<typeof AccidentData>;

export const DtpData = z.object({ Accidents: z.array(AccidentData) });
export type DtpData = z.infer<typeof DtpData>;
