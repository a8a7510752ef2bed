import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { CarFacts } from '../../../facts/car.ts';
import { readBase } from './base.ts';
import { readAvtocodCustoms } from './customs.ts';
import { readAvtocodDiagnostic } from './diagnostic.ts';
import { readAvtocodDtp } from './dtp.ts';
import { readAvtocodOsago } from './osago.ts';
import { readAvtocodPlate } from './plate.ts';
import { readAvtocodRecall } from './recall.ts';
import { readAvtocodRegistration } from './registration.ts';
import { readAvtocodRestrict } from './restrict.ts';
import type { SectionReading } from './section.ts';
import { readStats } from './stats.ts';
import { readAvtocodWanted } from './wanted.ts';
import { readAvtocodZalog } from './zalog.ts';

/** Nothing of a register that no report has. */
type Readers = {
	readonly [R in CarRegister]?: (contents: readonly unknown[]) => SectionReading<CarFacts[R]>;
};

const READERS: Readers = {
	base: ([content]) => readBase(content),
	registration: ([content]) => readAvtocodRegistration(content),
	dtp: ([content]) => readAvtocodDtp(content),
	wanted: ([content]) => readAvtocodWanted(content),
	restrict: ([content]) => readAvtocodRestrict(content),
	diagnostic: ([content]) => readAvtocodDiagnostic(content),
	osago: ([content]) => readAvtocodOsago(content),
	zalog: ([content]) => readAvtocodZalog(content),
	recall: ([content]) => readAvtocodRecall(content),
	stats: ([content]) => readStats(content),
	customs: ([content]) => readAvtocodCustoms(content),
	plate: (contents) => readAvtocodPlate(contents),
	// The same report as the free search, made now instead of taken from what the supplier keeps.
	'card-index': (contents) => readAvtocodPlate(contents),
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
): SectionReading<CarFacts[R]> {
	return READERS[register]?.(contents) ?? { kind: 'unclear', why: 'no report has this register' };
}
