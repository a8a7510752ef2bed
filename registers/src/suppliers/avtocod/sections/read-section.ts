import type { CarRegister } from '@avtosverka/contract/vocabulary/register';
import type { CarFacts } from '../../../registers/car.ts';
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

/** The sources that a car's card is put together from, whichever of them the report type has. */
const CARD = ['base', 'gibdd.history', 'gibdd.eaisto', 'eaisto.registry', 'references.base'];

/** What a report has of one register. */
type ReportSection<Facts> = {
	/** Which sources feed it. A name that ends in a star stands for itself and everything under it. */
	readonly sources: readonly string[];
	/**
	 * What it shows besides: waited for, since a photograph alone is not asked for again, but a section without
	 * it is whole.
	 */
	readonly besides?: readonly string[];
	read(contents: readonly unknown[]): SectionReading<Facts>;
};

/** Nothing of a register that no report has. */
type ReportSections = { readonly [R in CarRegister]?: ReportSection<CarFacts[R]> };

const REPORT_SECTIONS: ReportSections = {
	base: { sources: CARD, besides: ['images*'], read: ([content]) => readBase(content) },
	registration: { sources: ['gibdd.history'], read: ([content]) => readAvtocodRegistration(content) },
	dtp: { sources: ['gibdd.dtp'], read: ([content]) => readAvtocodDtp(content) },
	wanted: { sources: ['gibdd.wanted'], read: ([content]) => readAvtocodWanted(content) },
	restrict: { sources: ['gibdd.restrict'], read: ([content]) => readAvtocodRestrict(content) },
	diagnostic: {
		sources: ['gibdd.eaisto', 'eaisto.registry'],
		read: ([content]) => readAvtocodDiagnostic(content),
	},
	osago: {
		sources: ['rsaosago.base', 'osago.registry', 'ramiosago.base'],
		read: ([content]) => readAvtocodOsago(content),
	},
	zalog: { sources: ['pledge*'], read: ([content]) => readAvtocodZalog(content) },
	recall: { sources: ['recall.campaigns.registry'], read: ([content]) => readAvtocodRecall(content) },
	stats: { sources: ['ads.price', 'carprice'], read: ([content]) => readStats(content) },
	customs: { sources: ['customs*'], read: ([content]) => readAvtocodCustoms(content) },
	plate: { sources: CARD, read: (contents) => readAvtocodPlate(contents) },
	// The same report as the free search, made now instead of taken from what the supplier keeps.
	'card-index': { sources: CARD, read: (contents) => readAvtocodPlate(contents) },
};

/** Every register that a report can answer. */
export const READABLE = Object.keys(REPORT_SECTIONS) as readonly CarRegister[];

/** True for what is asked by a plate. */
export function isAboutPlate(register: CarRegister): boolean {
	return register === 'plate' || register === 'card-index';
}

/** What the contents of a report (several cars behind a plate: several) say about a register. */
export function readSection<R extends CarRegister>(
	register: R,
	contents: readonly unknown[],
): SectionReading<CarFacts[R]> {
	return REPORT_SECTIONS[register]?.read(contents) ?? { kind: 'unclear', why: 'no report has this register' };
}

/** Names of the sources that feed a section, and of those whose word it shows besides. */
export function sourcesOf(register: CarRegister): Pick<ReportSection<unknown>, 'sources' | 'besides'> {
	return REPORT_SECTIONS[register] ?? { sources: [] };
}
