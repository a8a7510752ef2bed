import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { PlateCars } from '@avtosverka/registers/registers/plate';

/**
 * Make and model of the car behind a plate, as its register names them: of several cars that with this VIN.
 * Null where it names none, or several of which none has the VIN: which of them is meant is unknown.
 */
export function plateModelOf({ cars }: PlateCars, vin: Vin): string | null {
	const own = cars.filter((car) => car.vin === vin);
	const models = new Set((own.length > 0 ? own : cars).map(({ model }) => model?.trim() || null));
	const [model = null] = models;
	return models.size === 1 ? model : null;
}
