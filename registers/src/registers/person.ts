import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import type { PersonRegisterEntry } from '../catalogue-entry.ts';
import { arbiterRegister, type CourtCase } from './arbiter.ts';
import { type Bankrupt, bankruptcyRegister } from './bankruptcy.ts';
import { fsinWantedRegister, type WantedNotice } from './fsin-wanted.ts';
import { type EnforcementCase, fsspRegister } from './fssp.ts';
import { type InnFacts, innRegister } from './inn.ts';
import { type PassportFacts, passportRegister } from './passport.ts';
import type { MatchedRow } from './person-row.ts';
import { type PersonPledge, pledgeRegister } from './pledge.ts';
import { type ListedTerrorist, terroristRegister } from './terrorist.ts';

/**
 * The facts of every register that is asked about a person: a statement, or rows with how well each fits. No
 * row at all is what a partial answer may come to.
 */
export type PersonFacts = {
	passport: PassportFacts;
	inn: InnFacts;
	fssp: readonly MatchedRow<EnforcementCase>[];
	bankruptcy: readonly MatchedRow<Bankrupt>[];
	pledge: readonly MatchedRow<PersonPledge>[];
	arbiter: readonly MatchedRow<CourtCase>[];
	fsin_wanted: readonly MatchedRow<WantedNotice>[];
	terrorist: readonly MatchedRow<ListedTerrorist>[];
};

/** Every register about a person. */
export const PERSON_REGISTER_ENTRIES: Readonly<Record<PersonRegister, PersonRegisterEntry>> = {
	passport: passportRegister,
	inn: innRegister,
	fssp: fsspRegister,
	bankruptcy: bankruptcyRegister,
	pledge: pledgeRegister,
	arbiter: arbiterRegister,
	fsin_wanted: fsinWantedRegister,
	terrorist: terroristRegister,
};
