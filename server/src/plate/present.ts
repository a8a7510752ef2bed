import type { PlateBase, PlateVin } from '@avtosverka/contract/plate';
import { colourName, modelName } from '@avtosverka/decision/car/usual-case';
import type { PlateCar } from '@avtosverka/registers/registers/plate';
import type { Presenter } from '../answers/reply.ts';
import { roundedOrNull } from '../check/sections/rounded.ts';

const REGISTER = 'Реестр госномеров';

function presentCar(car: PlateCar | undefined): PlateBase {
	return {
		vin: car?.vin ?? car?.maskedVin ?? null,
		model: modelName(car?.model ?? null),
		year: roundedOrNull(car?.year ?? null),
		power: car?.power ?? null,
		color: colourName(car?.color ?? null),
	};
}

/** The specification's sentence, section 8: also for a car whose VIN the register shows in part. */
const NO_WHOLE_VIN = 'Не удалось найти полный VIN для данного номера в открытых источниках';

/** Whole VINs only: a masked one is no VIN that could be checked. */
export const plateVin: Presenter<'plate', PlateVin> = {
	register: REGISTER,
	emptyText: NO_WHOLE_VIN,
	foundText({ vins }) {
		if (vins.length === 0) return NO_WHOLE_VIN;
		return vins.length === 1 ? 'VIN найден.' : 'Этот госномер стоял на нескольких машинах.';
	},
	view: {
		found({ cars }) {
			const vins = [...new Set(cars.flatMap((car) => car.vin ?? []))];
			const known = vins.map((vin) => presentCar(cars.find((car) => car.vin === vin)));
			return { vin: vins.length === 1 ? (vins[0] ?? null) : null, vins, cars: known };
		},
		clear: () => ({ vin: null, vins: [], cars: [] }),
	},
};

/** What is known of the car; of several the first, since the other call lists them all. */
export const plateBase: Presenter<'plate', PlateBase> = {
	register: REGISTER,
	emptyText: 'Информация об автомобиле не найдена!',
	view: {
		found: ({ cars }) => presentCar(cars[0]),
		clear: () => presentCar(undefined),
	},
};
