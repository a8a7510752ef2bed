import type { Car, Day, Restriction } from './car.ts';

/** Cars whose answers have changed, by VIN, and since when. */
export type ChangedCars = Map<string, Date>;

const NEW_BAN: Omit<Restriction, 'added'> = {
	authority: 'Судебный пристав',
	kind: 'Запрет на регистрационные действия',
	region: 'Новгородская область',
	document: '900250/26/53002-ИП',
	bailiffCase: null,
};

/** The same car some days later: a new ban, and another paper for the ban that was there before. */
export function changedCar(car: Car, today: Day): Car {
	const restrictions = car.restrictions.map((restriction, place) =>
		place === 0 ? { ...restriction, document: `${restriction.document} (изменён)` } : restriction,
	);
	return { ...car, restrictions: [...restrictions, { ...NEW_BAN, added: today }] };
}

/** A car as it is at a moment. */
export function carAt(car: Car, changes: ChangedCars, at: { readonly now: Date; readonly today: Day }): Car {
	const since = car.vin === null ? undefined : changes.get(car.vin);
	return since !== undefined && since <= at.now ? changedCar(car, at.today) : car;
}
