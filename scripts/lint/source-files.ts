import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of ours: its path from the repository's root, with `/`, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

const FOLDERS = [
	'contract',
	'decision',
	'registers',
	'sandbox',
	'server',
	'web',
	'harness',
	'lab',
	'e2e',
	'scripts',
];
const NOT_OURS = new Set(['node_modules', 'build', 'data', 'results', 'fixtures', '.react-router']);
const DOCUMENT = /\.mdx?$/;
/** They quote what they refuse. */
const ABOUT_WORDS = ['docs/glossary.md', 'docs/texts.md'];
const SOURCE = /\.(?:ts|tsx|js|sql)$/;

/** Every source file of the workspaces and scripts; what is installed, built or recorded is left out. */
export function readSourceFiles(root: string): SourceFile[] {
	const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
	return folders
		.flatMap((folder) => pathsUnder(root, folder, SOURCE))
		.map((path) => ({
			path,
			text: readFileSync(join(root, path), 'utf8'),
		}));
}

/** Every document and article of ours but the two about words. */
export function readDocuments(root: string): SourceFile[] {
	const paths = [
		...['README.md', 'CHANGELOG.md', 'sandbox/README.md'],
		...['docs', 'web/src/content'].flatMap((folder) => pathsUnder(root, folder, DOCUMENT)),
	];
	return paths
		.filter((path) => !ABOUT_WORDS.includes(path))
		.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function pathsUnder(root: string, folder: string, kind: RegExp): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = `${folder}/${entry.name}`;
		if (entry.isDirectory()) return isOurs(path, entry.name) ? pathsUnder(root, path, kind) : [];
		return kind.test(entry.name) ? [path] : [];
	});
}

function isOurs(path: string, name: string): boolean {
	return path === 'scripts/build' || !NOT_OURS.has(name);
}

/** Whether a file is a test, or stands beside tests only to serve them. */
export function isTest({ path }: SourceFile): boolean {
	return /\.(?:test|e2e|conformance)\.tsx?$|\/testing\//.test(path);
}
