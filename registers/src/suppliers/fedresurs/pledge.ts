import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { Match } from '@avtosverka/contract/vocabulary/person-register';
import { matchPerson } from '../../person-match.ts';
import { readDay } from '../../reading/date.ts';
import type { MatchedRow } from '../../registers/person-row.ts';
import type { PersonPledge } from '../../registers/pledge.ts';
import type { NamedParty } from './notice-page.ts';
import type { FedresursNotice } from './wire.ts';

/**
 * How well a notice belongs to a person, by its list alone (which tells no birth date) or with those whom its
 * page names; null for certainly another one's.
 */
export function matchNotice(
	person: Person,
	{ pledgors }: FedresursNotice,
	named: readonly NamedParty[] | null,
): Match | null {
	const byName = bestOf(pledgors.map((name) => matchPerson(person, { name, birthDate: null })));
	// A notice without pledgors was shown for this name all the same.
	const listed = pledgors.length === 0 ? 'look' : byName;
	if (listed === null || named === null) return listed;
	const namesakes = named.filter(({ name }) => matchPerson(person, { name, birthDate: null }) !== null);
	if (namesakes.length === 0) return listed;
	return bestOf(namesakes.map((one) => matchPerson(person, one)));
}

/** A notice, dated. */
export function readPledge(notice: FedresursNotice, match: Match): MatchedRow<PersonPledge> {
	const { referenceNumber: number, registrationTime, ...fields } = notice;
	return { number, registeredAt: readDay(registrationTime) ?? registrationTime, ...fields, match };
}

function bestOf(matches: readonly (Match | null)[]): Match | null {
	return (['exact', 'name-only', 'look'] as const).find((match) => matches.includes(match)) ?? null;
}
