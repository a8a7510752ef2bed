import type { Car } from './car.ts';
import { chance } from './chance.ts';

/** Make and model as registration papers write them: in capitals, in one line. */
export function brandModel({ build }: Car): string {
	return [build.make, build.model].filter(Boolean).join(' ').toUpperCase();
}

/** Number of the car's passport (ПТС), the same from every supplier. */
export function passportNumber(car: Car): string {
	const dice = chance(`papers:${car.vin ?? car.plate}`);
	return `${dice.between(10, 99)}НА${dice.digits(6)}`;
}

/** Number of the engine, the same from every supplier. */
export function engineNumber({ vin, plate }: Car): string {
	return chance(`engine:${vin ?? plate}`).digits(7);
}
