import type { ArbiterBlock, BankruptcyBlock, FsspBlock } from '@avtosverka/contract/owner-report/blocks';
import { type Answer, isSettledAnswer } from '../../answer.ts';
import { totalOf } from './fssp.ts';

/** One block of what several spellings of a name have brought, each row once. */
export type Merge<Facts> = (all: readonly Facts[]) => Facts;

export const mergeFssp: Merge<FsspBlock> = (all) => {
	const items = onlyOnce(all.flatMap((block) => block.items));
	return { items, total: totalOf(items) };
};

export const mergeBankruptcy: Merge<BankruptcyBlock> = (all) => ({
	result: { pageData: onlyOnce(all.flatMap(({ result }) => result.pageData)) },
});

export const mergeArbiter: Merge<ArbiterBlock> = (all) => ({
	items: onlyOnce(all.flatMap(({ items }) => items)),
});

/**
 * One answer of those to the spellings of a name, in their order: `clear` only where every one of them is.
 * What was found stands although a later one was not answered, or not asked; that nothing was found does not.
 * @param left how many spellings were not asked
 */
export function joinAnswers<Facts>(
	answers: readonly Answer<Facts>[],
	{ left, merge }: { readonly left: number; readonly merge: Merge<Facts> },
): Answer<Facts> {
	const settled = answers.filter(isSettledAnswer);
	const failed = answers.find((answer) => !isSettledAnswer(answer));
	const found = settled.filter((answer) => answer.state !== 'clear');
	const [first] = found.length > 0 ? found : settled;
	if (first === undefined || (failed && found.length === 0)) {
		return failed ?? { state: 'not-asked', reason: 'wrong-subject' };
	}
	const facts = merge(found.map((answer) => answer.facts));
	// Two spellings may count the same rows.
	const unread = Math.max(0, ...found.map((answer) => (answer.state === 'partial' ? answer.skippedRows : 0)));
	const skippedRows = unread + (failed || left > 0 ? 1 : 0);
	const { source, asOf, raw } = first;
	const known = { source, asOf, ...(raw && { raw }) };
	if (skippedRows > 0) return { ...known, state: 'partial', facts, skippedRows };
	return found.length === 0 ? { ...known, state: 'clear' } : { ...known, state: 'found', facts };
}

function onlyOnce<Row>(rows: readonly Row[]): Row[] {
	return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
