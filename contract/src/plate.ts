import { z } from 'zod';
import { checkReply } from './check/meta.ts';
import { endpoint } from './endpoint.ts';
import { getBaseByPlateRoute, getVinByPlateRoute } from './routes/plate.ts';
import { PlateInput, ProtectionValue } from './vocabulary/schemas.ts';

/** What is known of the car behind a plate whose full VIN is not; power in hp. */
export const PlateBase = z.object({
	vin: z.string().nullable(),
	model: z.string().nullable(),
	year: z.number().int().nullable(),
	power: z.number().nullable(),
	color: z.string().nullable(),
});
export type PlateBase = z.infer<typeof PlateBase>;

/** The VIN behind a plate: null when several are known, in `vins`; `cars` describes each, in that order. */
export const PlateVin = z.object({
	vin: z.string().nullable(),
	vins: z.array(z.string()),
	cars: z.array(PlateBase),
});
export type PlateVin = z.infer<typeof PlateVin>;

export const getVinByPlate = endpoint(getVinByPlateRoute, {
	summary: 'VIN по госномеру',
	params: z.object({ plate: PlateInput, token: ProtectionValue }),
	reply: checkReply(PlateVin),
});

export const getBaseByPlate = endpoint(getBaseByPlateRoute, {
	summary: 'Известное о машине по госномеру',
	params: z.object({ plate: PlateInput, token: ProtectionValue }),
	reply: checkReply(PlateBase),
});
