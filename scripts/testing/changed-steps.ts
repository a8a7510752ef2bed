import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../prepare/root.js';
import { biome, browserTests, ownRules, type Step, spelling, typesOf, unitTests } from './steps.ts';
import { touchedBy } from './touched.ts';

/**
 * What `npm test -- --changed` does: the checks of what differs from where this branch left `main`, committed
 * or not. None where nothing differs.
 */
export function changedSteps(): readonly Step[] {
	const base = branchPoint();
	const paths = changedSince(base);
	if (paths.length === 0) return [];
	const present = paths.filter((path) => existsSync(join(ROOT, path)));
	const { workspaces, journeys } = touchedBy(paths);
	const long = longTestsNear(paths);

	return [
		...(present.length > 0 ? [biome(present), spelling(present)] : []),
		ownRules(),
		...workspaces.map(typesOf),
		unitTests('quick', ['--changed', base, '--passWithNoTests']),
		...(long.length > 0 ? [unitTests('deep', long)] : []),
		...(journeys.length > 0 ? [browserTests('quick', ['--pass-with-no-tests', ...journeys])] : []),
	];
}

/** Long tests that stand beside a changed file: those farther away are left to the deep suite. */
export function longTestsNear(paths: readonly string[]): string[] {
	const folders = [...new Set(paths.map((path) => dirname(path)))];

	return globSync(
		folders.map((folder) => `${folder}/*.long.test.ts`),
		{ cwd: ROOT },
	);
}

function branchPoint(): string {
	for (const main of ['main', 'origin/main']) {
		try {
			return git('merge-base', main, 'HEAD').trim();
		} catch {}
	}
	return 'HEAD';
}

function changedSince(base: string): string[] {
	const differing = git('diff', '--name-only', '--no-renames', '-z', base);
	const untracked = git('ls-files', '--others', '--exclude-standard', '-z');

	return [...new Set((differing + untracked).split('\0').filter(Boolean))].sort();
}

function git(...words: string[]): string {
	return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
