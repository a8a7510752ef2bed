import type { Remark } from '@avtosverka/contract/moderation';
import { PHASES, type Phase } from '@avtosverka/contract/vocabulary/moderation';

/** An invented comment with the phases that should see something in it. */
export type LabelledComment = {
	readonly text: string;
	readonly recent?: readonly string[];
	readonly phases: readonly Phase[];
};

/** How a phase did: `hits` it was right to see, `false` it should not have seen, `missed` it should have. */
export type Score = {
	readonly phase: Phase | 'any';
	readonly hits: number;
	readonly wrong: number;
	readonly missed: number;
};

type Inspect = (text: string, recent: readonly string[]) => readonly Remark[];

/** The scores of all phases over a set, and of «anything at all» last. */
export function measurePhases(set: readonly LabelledComment[], inspect: Inspect): Score[] {
	const seen = set.map(({ text, recent = [], phases }) => ({
		wanted: new Set<string>(phases),
		got: new Set<string>(inspect(text, recent).map(({ phase }) => phase)),
	}));
	const score = (phase: Score['phase'], has: (names: Set<string>) => boolean): Score => ({
		phase,
		hits: seen.filter(({ wanted, got }) => has(wanted) && has(got)).length,
		wrong: seen.filter(({ wanted, got }) => !has(wanted) && has(got)).length,
		missed: seen.filter(({ wanted, got }) => has(wanted) && !has(got)).length,
	});
	return [
		...PHASES.map((phase) => score(phase, (names) => names.has(phase))),
		score('any', (names) => names.size > 0),
	];
}

const ratio = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(2));

/** One row for each phase, in Markdown: precision and recall of the seen half, then of the unseen one. */
export function tableOf(seen: readonly Score[], unseen: readonly Score[]): string[] {
	const cells = ({ hits, wrong, missed }: Score) =>
		`${hits + missed} | ${ratio(hits, hits + wrong)} | ${ratio(hits, hits + missed)}`;
	return seen.flatMap((score, index) => {
		const other = unseen[index];
		return other ? [`| ${score.phase} | ${cells(score)} | ${cells(other)} |`] : [];
	});
}
