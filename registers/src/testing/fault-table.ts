import { readFileSync } from 'node:fs';
import type { Answer } from '../answer.ts';

/**
 * The cells under a headline of docs/faults.md, the row of calls first. They stand in several narrow tables
 * with the same faults in their first column, which are put side by side here.
 */
export function tableUnder(headline: string): readonly (readonly string[])[] {
	const text = readFileSync(new URL('../../../docs/faults.md', import.meta.url), 'utf8');
	const section = text.split(/^## /m).find((part) => part.startsWith(`${headline}\n`)) ?? '';
	const [first = [], ...others] = section
		.split('\n\n')
		.filter((part) => part.startsWith('| '))
		.map(cellsOf);
	return first.map((row, at) => [...row, ...others.flatMap((table) => table[at]?.slice(1) ?? [])]);
}

function cellsOf(table: string): string[][] {
	return table
		.split('\n')
		.filter((line) => line.startsWith('| '))
		.map((line) => line.split('|').slice(1, -1))
		.map((cells) => cells.map((word) => word.trim()));
}

/** One cell of a table: what all registers of a supplier have answered. */
export function cellOf(outcomes: readonly { readonly answer: Answer<unknown> }[]): string {
	const words = outcomes.map(({ answer }) =>
		'reason' in answer ? `${answer.state}: ${answer.reason}` : answer.state,
	);
	return [...new Set(words)].sort().join(' / ');
}
