import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { BlockVerdict, Match, PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { matchesIn } from './matches.ts';

/** Rows about the person themselves are a fail; rows that may be a namesake's have to be looked at. */
function ofRows(matches: readonly Match[]): BlockVerdict {
	if (matches.includes('exact')) return 'fail';
	return matches.length > 0 ? 'look' : 'ok';
}

const OF_FACTS: { readonly [R in PersonRegister]: (facts: BlockData[R]) => BlockVerdict } = {
	// No data about a passport says neither that it is good nor that it is not.
	passport: ({ isValid }) => (isValid === null ? 'look' : isValid ? 'ok' : 'fail'),
	inn: ({ state }) => ({ 0: 'fail', 1: 'ok', 3: 'look' })[state] as BlockVerdict,
	// A case that is closed is no debt.
	fssp: ({ items }) => ofRows(items.filter(({ closed }) => closed === null).map(({ match }) => match)),
	bankruptcy: (facts) => ofRows(matchesIn('bankruptcy', facts)),
	// Also those that the page does not show, since they do not say what is pledged.
	pledge: (facts) => ofRows(matchesIn('pledge', facts)),
	arbiter: (facts) => ofRows(matchesIn('arbiter', facts)),
	fsin_wanted: (facts) => ofRows(matchesIn('fsin_wanted', facts)),
	terrorist: (facts) => ofRows(matchesIn('terrorist', facts)),
};

/** A block for its verdict; `facts` is null where its register has not answered, or is unreadable. */
export type JudgedBlock<R extends PersonRegister> = {
	readonly register: R;
	readonly state: AnswerState | null;
	readonly facts: BlockData[R] | null;
};

/** The verdict of a block. Only a register's own word is `ok`, and unread rows keep it from being so. */
export function blockVerdict<R extends PersonRegister>({
	register,
	state,
	facts,
}: JudgedBlock<R>): BlockVerdict {
	if (facts === null || (state !== 'found' && state !== 'clear' && state !== 'partial')) return 'unknown';
	const verdict = OF_FACTS[register](facts);
	return state === 'partial' && verdict === 'ok' ? 'look' : verdict;
}
