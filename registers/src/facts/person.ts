import type { CourtCase } from './arbiter.ts';
import type { Bankrupt } from './bankruptcy.ts';
import type { WantedNotice } from './fsin-wanted.ts';
import type { EnforcementCase } from './fssp.ts';
import type { InnFacts } from './inn.ts';
import type { PassportFacts } from './passport.ts';
import type { Matched } from './person-row.ts';
import type { PledgeNotice } from './pledge.ts';
import type { ListedTerrorist } from './terrorist.ts';

/**
 * The facts of every register that is asked about a person: a statement, or rows with how well each fits. No
 * row at all is what a partial answer may come to.
 */
export type PersonFacts = {
	passport: PassportFacts;
	inn: InnFacts;
	fssp: readonly Matched<EnforcementCase>[];
	bankruptcy: readonly Matched<Bankrupt>[];
	pledge: readonly Matched<PledgeNotice>[];
	arbiter: readonly Matched<CourtCase>[];
	fsin_wanted: readonly Matched<WantedNotice>[];
	terrorist: readonly Matched<ListedTerrorist>[];
};
