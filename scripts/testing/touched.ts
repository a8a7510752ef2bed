import { globSync } from 'node:fs';
import { ROOT } from '../prepare/root.js';

/** Folders whose types are checked, each with its own tsconfig.json, in order of what they build upon. */
export const WORKSPACES = [
	...([
		'contract',
		'decision',
		'registers',
		'sandbox',
		'server',
		'web',
		'e2e',
		'e2e/pages',
		'scripts',
	] as const),
];

type Workspace = (typeof WORKSPACES)[number];

/** Whose types a change in a folder can break, besides the folder's own. */
const USERS: Readonly<Record<string, readonly Workspace[]>> = {
	contract: WORKSPACES,
	decision: ['server', 'web', 'e2e', 'e2e/pages', 'scripts'],
	registers: ['sandbox', 'server', 'e2e', 'e2e/pages', 'scripts'],
	sandbox: ['server', 'e2e', 'e2e/pages', 'scripts'],
	server: ['e2e/pages', 'scripts'],
	web: ['e2e', 'e2e/pages'],
	harness: ['server', 'e2e', 'scripts'],
	lab: ['scripts'],
	e2e: ['e2e/pages', 'scripts'],
	scripts: ['e2e'],
};

/** Journeys that every change of the product runs: a plate to ten answers, and what needs no browser. */
const ALWAYS = /^e2e\/(?:pages\/.*|journeys\/(?:ten-answers|home|report))\.(?:desktop\.)?e2e\.ts$/;

/** What a change touches, of what can be checked in parts. */
export type Touched = {
	readonly workspaces: readonly Workspace[];
	/** Files of browser tests, from the root. */
	readonly journeys: readonly string[];
};

/** @param paths of changed files, from the root, with `/` */
export function touchedBy(paths: readonly string[]): Touched {
	const workspaces = new Set(paths.flatMap(workspacesOf));
	const journeys = globSync('e2e/{*.e2e.ts,*/*.e2e.ts}', { cwd: ROOT });

	return {
		workspaces: WORKSPACES.filter((folder) => workspaces.has(folder)),
		journeys: journeys.filter((journey) => paths.some((path) => concerns(journey, path))).sort(),
	};
}

function workspacesOf(path: string): readonly string[] {
	if (/\.(?:md|svg|png|css|txt)$/.test(path)) return [];
	if (/^[^/]+\.(?:json|ts)$/.test(path)) return WORKSPACES;
	const [folder = ''] = path.split('/');

	return folder in USERS ? [folder, ...(USERS[folder] ?? [])] : [];
}

/** Whether a journey is called after a folder or a file of the path: `payment-frame` after `payments`. */
function concerns(journey: string, path: string): boolean {
	if (journey === path) return true;
	// A test tells of nothing but itself, and the whole of e2e and scripts is not a feature.
	if (
		/\.test\.tsx?$|\.md$|\/testing\//.test(path) ||
		!/^(?:contract|decision|registers|sandbox|server|web)\//.test(path)
	) {
		return false;
	}
	const name = journey.split('/').at(-1)?.split('.')[0] ?? '';
	const words = path.split(/[/.]/).flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/es$/, '')]);

	return ALWAYS.test(journey) || words.some((word) => name === word || name.startsWith(`${word}-`));
}
