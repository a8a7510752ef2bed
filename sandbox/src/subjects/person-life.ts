import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { inventInn } from './inn.ts';
import { bailiffCases } from './person-rows/bailiffs.ts';
import { bankruptcies } from './person-rows/bankruptcies.ts';
import { courtCases } from './person-rows/courts.ts';
import { pledgeNotices } from './person-rows/pledges.ts';
import type {
	BailiffCase,
	BankruptcyRecord,
	CourtCase,
	ListEntry,
	PledgeNotice,
	WantedNotice,
} from './person-rows/row-types.ts';
import { listEntries, wantedNotices } from './person-rows/wanted.ts';
import { PERSONS, type PersonClue, type PersonRecord, type PlayedPerson, playedPerson } from './persons.ts';

/** Everything that the registers have under a person's name, their namesakes' records among it. */
export type PersonLife = {
	/** Null for a person whom the table does not name. */
	readonly person: PlayedPerson | null;
	/** Null: the register has no data about this passport. */
	readonly passportValid: boolean | null;
	/** Null: the tax service finds none. */
	readonly inn: string | null;
	readonly bailiffCases: readonly BailiffCase[];
	readonly bankruptcies: readonly BankruptcyRecord[];
	readonly pledges: readonly PledgeNotice[];
	readonly courtCases: readonly CourtCase[];
	readonly wanted: readonly WantedNotice[];
	readonly listed: readonly ListEntry[];
};

/** The running number of a blank begins with 000101. */
const FIRST_BLANK = 101;

/**
 * What the registers know behind a question. A person outside the table has no bad records: their passport
 * is valid unless no such blank can have been printed, and their INN is the one asked about, or invented from
 * the passport's number.
 */
export function lifeBehind(clue: PersonClue): PersonLife {
	const person = playedPerson(clue);
	const passport = (clue.passport ?? person?.passport ?? '').replace(/\D/g, '');
	if (person === null) {
		return {
			...{ person, bailiffCases: [], bankruptcies: [], pledges: [], courtCases: [], wanted: [], listed: [] },
			passportValid: Number(passport.slice(4)) < FIRST_BLANK ? null : true,
			inn: clue.inn ?? inventInn(passport),
		};
	}
	const rows = <Row>(
		register: PersonRegister,
		of: (person: PlayedPerson, record: PersonRecord) => readonly Row[],
	) => (person.records[register] === 'nothing' ? [] : of(person, person.records[register]));
	return {
		person,
		passportValid: person.records.passport === 'found',
		inn: person.records.inn === 'found' ? person.inn : null,
		bailiffCases: rows('fssp', bailiffCases),
		bankruptcies: rows('bankruptcy', bankruptcies),
		pledges: rows('pledge', pledgeNotices),
		courtCases: rows('arbiter', courtCases),
		wanted: rows('fsin_wanted', wantedNotices),
		listed: rows('terrorist', listEntries),
	};
}

/** The whole list of terrorists and extremists, of which a search finds the lines that contain its text. */
export function wholeList(): readonly ListEntry[] {
	return PERSONS.flatMap((person) => lifeBehind({ passport: person.passport }).listed);
}
