import type { Car, Day, Restriction } from './car.ts';
import { moscowDay } from './day.ts';

/** Cars whose answers have changed, by VIN, and since when. */
export type ChangedCars = Map<string, Date>;

const NEW_BAN: Omit<Restriction, 'added'> = {
	authority: 'Судебный пристав',
	kind: 'Запрет на регистрационные действия',
	region: 'Новгородская область',
	document: '900250/26/53002-ИП',
	bailiffCase: null,
};

/** The same car after its change: a new ban of that day, and another paper for the ban before. */
export function changedCar(car: Car, day: Day): Car {
	const restrictions = car.restrictions.map((restriction, place) =>
		place === 0 ? { ...restriction, document: `${restriction.document} (изменён)` } : restriction,
	);
	return { ...car, restrictions: [...restrictions, { ...NEW_BAN, added: day }] };
}

/** A car as it is at a moment. */
export function carAt(car: Car, changes: ChangedCars, now: Date): Car {
	const since = car.vin === null ? undefined : changes.get(car.vin);
	if (since === undefined || since > now) return car;
	return changedCar(car, moscowDay(since));
}
