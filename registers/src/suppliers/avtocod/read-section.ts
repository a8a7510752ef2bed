import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { CarFacts } from '../../facts/car.ts';
import { readBase } from './base.ts';
import { readCustoms } from './customs.ts';
import { readDiagnostic } from './diagnostic.ts';
import { readDtp } from './dtp.ts';
import { readOsago } from './osago.ts';
import { readPlate } from './plate.ts';
import { readRecall } from './recall.ts';
import { readRegistration } from './registration.ts';
import { readRestrict } from './restrict.ts';
import type { Reading } from './section.ts';
import { readStats } from './stats.ts';
import { readWanted } from './wanted.ts';
import { readZalog } from './zalog.ts';

type Readers = { readonly [R in CarRegister]: (contents: readonly unknown[]) => Reading<CarFacts[R]> };

const READERS: Readers = {
	base: ([content]) => readBase(content),
	registration: ([content]) => readRegistration(content),
	dtp: ([content]) => readDtp(content),
	wanted: ([content]) => readWanted(content),
	restrict: ([content]) => readRestrict(content),
	diagnostic: ([content]) => readDiagnostic(content),
	osago: ([content]) => readOsago(content),
	zalog: ([content]) => readZalog(content),
	recall: ([content]) => readRecall(content),
	stats: ([content]) => readStats(content),
	customs: ([content]) => readCustoms(content),
	plate: (contents) => readPlate(contents),
	// The same report as the free search, made now instead of taken from what the supplier keeps.
	'card-index': (contents) => readPlate(contents),
};

/** Every register that a report can answer. */
export const READABLE = Object.keys(READERS) as readonly CarRegister[];

/** True for what is asked by a plate. */
export function isAboutPlate(register: CarRegister): boolean {
	return register === 'plate' || register === 'card-index';
}

/** What the contents of a report (several cars behind a plate: several) say about a register. */
export function readSection<R extends CarRegister>(
	register: R,
	contents: readonly unknown[],
): Reading<CarFacts[R]> {
	return READERS[register](contents);
}
