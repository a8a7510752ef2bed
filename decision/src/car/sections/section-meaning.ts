import type { SectionData } from '@avtosverka/contract/check/data';
import type { CarSource } from '@avtosverka/contract/vocabulary/decision';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import type { Section } from '@avtosverka/contract/vocabulary/register';
import type { SourceData } from '../car.ts';
import type { AnswerFinding } from './answer-finding.ts';
import type { RepeatedIdentity } from './repeated-identity.ts';

/** What the decision says of one source of facts. */
export type SourceMeaning<S extends CarSource> = {
	/** Where a source says something: «в регистрации». */
	readonly where: string;
	/** What of the car itself its records repeat; none where they repeat nothing. */
	readonly identity?: RepeatedIdentity<SourceData[S]>;
};

/** All that is said of one section; but for `count`, only of facts of which there is at least one. */
export type SectionMeaning<S extends Section> = SourceMeaning<S> & {
	/** How many facts an answer carries; zero where the facts are empty, regardless of the state. */
	count(data: SectionData[S]): number;
	/** What the facts come to. */
	finding(data: SectionData[S]): AnswerFinding;
	/** The facts in one word or figure, for a tile. */
	tile(data: SectionData[S], today: IsoDate): string;
	/** The facts in six words, for a line; null where the finding says it already. */
	line(data: SectionData[S], now: Date): string | null;
};
