import type { Car, Day } from './car.ts';
import { chance } from './chance.ts';
import { PLACES } from './data/words.ts';
import { yearOf } from './day.ts';
import { accidentsOf } from './life/accidents.ts';
import { advertsOf } from './life/adverts.ts';
import { buildOf } from './life/build.ts';
import { pledgesOf, restrictionsOf, theftsOf } from './life/encumbrances.ts';
import { odometerOf } from './life/odometer.ts';
import { firstRegistration, ownersOf } from './life/owners.ts';
import { policiesOf } from './life/policies.ts';
import { isImported, recallsOf, releasesOf } from './life/recalls.ts';

/**
 * A car that might well exist, built from its VIN (17 signs, folded) alone. The same VIN gives the same car;
 * from day to day its life only goes on: policies run out, adverts change, inspections are added.
 */
export function inventCar(vin: string, plate: string | null, today: Day): Car {
	const build = buildOf(vin, yearOf(today));
	const start = firstRegistration(vin, build.year, today);
	const owners = ownersOf(vin, start, today, isImported(vin));
	return {
		vin,
		plate,
		build,
		region: chance(`region:${vin}`).pick(PLACES).region,
		owners,
		accidents: accidentsOf(vin, start, today),
		thefts: theftsOf(vin, start, today),
		restrictions: restrictionsOf(vin, start, today),
		...odometerOf(vin, start, build.year, today),
		policies: policiesOf(vin, start, today),
		pledges: pledgesOf(vin, owners, today),
		recalls: recallsOf(vin, build, start, today),
		releases: releasesOf(vin, build.year, start),
		adverts: advertsOf(vin, build, today),
		photo: null,
	};
}

/** The same car with nothing in any register but what stands in its papers. */
export function spotless(car: Car): Car {
	return { ...car, accidents: [], thefts: [], restrictions: [], pledges: [], recalls: [], releases: [] };
}
