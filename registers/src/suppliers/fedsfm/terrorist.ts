import type { TerroristItem } from '@avtosverka/contract/owner-report/blocks';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import { matchPerson } from '../../person-match.ts';
import type { Line } from './wire.ts';

/**
 * How well a line is about a person; null for certainly another one. Nobody is called a terrorist for his name: a line
 * that tells no birth date, or that fits under another name alone or in part, is for a person's eyes.
 */
export function matchLine(person: Person, { names, birthDates }: Line): Match | null {
	const dates = birthDates.length === 0 ? [null] : birthDates;
	const matches = names.map((name) => dates.map((birthDate) => matchPerson(person, { name, birthDate })));
	if (matches[0]?.includes('exact')) return 'exact';
	return matches.flat().some((match) => match !== null) ? 'look' : null;
}

/** A line in the report's own fields. */
export function readTerrorist(
	{ FullName, TerroristTypeName, StatusName }: Line,
	match: Match,
): TerroristItem {
	return { FullName, TerroristTypeName, StatusName, match };
}
