import type { PhaseCheck } from '../phase.ts';

/** What a phase marked in a text, as [reason, marked words] pairs; a whole text is marked as itself. */
export function sightsOf(
	phase: PhaseCheck,
	text: string,
	recent: readonly string[] = [],
): [string, string[]][] {
	return phase({ text, recent, ownHost: 'avtosverka.example' }).map(({ reason, marks }) => [
		reason,
		marks.map(({ from, to }) => text.slice(from, to)),
	]);
}
