import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSourceFiles } from '../lint/source-files.ts';
import { ROOT } from '../prepare/root.js';

const IN_COMMENTS = /\/\*\*?[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm;
/** A file by its name and the folders before it; none with a `*` or a `<part>` to be filled in. */
const NAMED = /(?<![\w@/.:*<>{}~-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|sql|mdx?)(?![\w/*-])/g;
/** The form of a name, not a name. */
const PATTERNS = new Set(['NNNN_name.sql']);

type Text = { readonly path: string; readonly text: string };

function documentsUnder(folder: string): Text[] {
	const entries = readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true });
	return entries
		.filter(({ name, parentPath }) => name.endsWith('.md') && !parentPath.includes('node_modules'))
		.map(({ name, parentPath }) => join(parentPath, name).slice(ROOT.length + 1))
		.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

const sources = readSourceFiles(ROOT);
const documents = ['docs', 'registers', 'sandbox', 'deploy'].flatMap(documentsUnder);
const PATHS = [
	...[...sources, ...documents].map(({ path }) => path),
	...readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name))),
];

const isThere = (name: string) => PATHS.some((path) => path === name || path.endsWith(`/${name}`));

function missingIn({ path, text }: Text): string[] {
	const named = [...text.matchAll(NAMED)].map(([name]) => name);
	return named.filter((name) => !isThere(name) && !PATTERNS.has(name)).map((name) => `${path}: ${name}`);
}

const comments = ({ path, text }: Text): Text => ({
	path,
	text: (text.match(IN_COMMENTS) ?? []).join('\n'),
});

test('every file that a comment names is there', () => {
	const mentioned = sources.map(comments);
	expect(mentioned.flatMap(({ text }) => text.match(NAMED) ?? []).length).toBeGreaterThan(50);
	expect(mentioned.flatMap(missingIn)).toEqual([]);
});

test('every file that a document names is there', () => {
	expect(documents.length).toBeGreaterThan(60);
	expect(documents.flatMap(missingIn)).toEqual([]);
});
