import type { CourtCase } from './arbiter.ts';
import type { Bankrupt } from './bankruptcy.ts';
import type { WantedNotice } from './fsin-wanted.ts';
import type { EnforcementCase } from './fssp.ts';
import type { InnFacts } from './inn.ts';
import type { PassportFacts } from './passport.ts';
import type { MatchedRow } from './person-row.ts';
import type { PersonPledge } from './pledge.ts';
import type { ListedTerrorist } from './terrorist.ts';

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
