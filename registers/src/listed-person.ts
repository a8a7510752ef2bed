import type { Person } from '@avtosverka/contract/vocabulary/person';
import { matchPerson } from './person-match.ts';

/** Whom a line of the list of terrorists and extremists names. */
export type ListedLine = {
	/** The name first, then other names of the same person. */
	readonly names: readonly string[];
	/** Each as `dd.mm.yyyy` or a year alone; empty where the line has none. */
	readonly birthDates: readonly string[];
};

/**
 * How a line fits a person: `namesake` has the whole name and another birth date. No one is called a
 * terrorist for their name: a namesake, a line without a birth date, and one that fits under another name
 * alone or in part are `look`.
 */
export type ListedFit = 'exact' | 'look' | 'namesake';

/** How a line is about a person; null for certainly another one. */
export function fitOfLine(person: Person, { names, birthDates }: ListedLine): ListedFit | null {
	const dates = birthDates.length === 0 ? [null] : birthDates;
	const matches = names.map((name) => dates.map((birthDate) => matchPerson(person, { name, birthDate })));
	if (matches[0]?.includes('exact')) return 'exact';
	if (matches.flat().some((match) => match !== null)) return 'look';
	const bearsName = names.some((name) => matchPerson(person, { name, birthDate: null }) === 'name-only');
	return bearsName ? 'namesake' : null;
}

/** True where the register has named only a namesake: a person must check whether it is the same one. */
export function isOpenToDoubt(fits: readonly (ListedFit | null)[]): boolean {
	return fits.includes('namesake') && !fits.includes('exact');
}
