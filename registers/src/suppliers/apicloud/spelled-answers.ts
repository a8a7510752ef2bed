import { type Answer, isSettledAnswer } from '../../answer.ts';

/**
 * One answer of those to the spellings of a name, in their order: `clear` only where every one of them is.
 * What was found stands, each row once, although a later one was not answered, or not asked; that nothing
 * was found does not.
 * @param left how many spellings were not asked
 */
export function joinAnswers<Row>(
	answers: readonly Answer<readonly Row[]>[],
	left: number,
): Answer<readonly Row[]> {
	const settled = answers.filter(isSettledAnswer);
	const failed = answers.find((answer) => !isSettledAnswer(answer));
	const found = settled.filter((answer) => answer.state !== 'clear');
	const [first] = found.length > 0 ? found : settled;
	if (first === undefined || (failed && found.length === 0)) {
		return failed ?? { state: 'not-asked', reason: 'wrong-subject' };
	}
	const facts = onlyOnce(found.flatMap((answer) => answer.facts));
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
