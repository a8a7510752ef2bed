import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { MATCHES, type Match, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';

const ROWS: { readonly [R in PersonRegister]: (facts: BlockData[R]) => readonly { match: Match }[] } = {
	passport: () => [],
	inn: () => [],
	fssp: ({ items }) => items,
	bankruptcy: ({ result }) => result.pageData,
	pledge: ({ pageData }) => pageData,
	arbiter: ({ items }) => items,
	fsin_wanted: ({ items }) => items,
	terrorist: ({ data }) => data,
};

/** The fits of a block's rows. */
export function matchesIn<R extends PersonRegister>(register: R, facts: BlockData[R]): readonly Match[] {
	return ROWS[register](facts).map(({ match }) => match);
}

/** The best of them; null for none. */
export function bestMatch(matches: readonly Match[]): Match | null {
	return MATCHES.find((match) => matches.includes(match)) ?? null;
}
