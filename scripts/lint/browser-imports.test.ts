import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = new Map(readSourceFiles(ROOT).map((file) => [file.path, file]));
const TYPES_ALONE = /^(?:import|export) type\b[^;]*;$/gm;
const NOT_IN_BROWSER = /\.test\.tsx?$|\/testing\/|^web\/src\/entry\.server\.tsx$/;

/** What a file imports when it runs: its types are gone by then. */
function loads(file: SourceFile): string[] {
	return importsOf({ ...file, text: file.text.replace(TYPES_ALONE, '') });
}

/** The way from a file to the first import of a package, file by file; null where none leads there. */
function wayTo(wanted: string, path: string, seen: Set<string>): readonly string[] | null {
	if (path === wanted) return [path];
	const file = FILES.get(path);
	if (file === undefined || seen.has(path)) return null;
	seen.add(path);
	for (const next of loads(file)) {
		const way = wayTo(wanted, next, seen);
		if (way !== null) return [path, ...way];
	}
	return null;
}

const browserFiles = [...FILES.keys()].filter(
	(path) => path.startsWith('web/src/') && !NOT_IN_BROWSER.test(path),
);

test('no file of the browser’s loads Zod, however far behind', () => {
	const ways = browserFiles.map((path) => wayTo('zod', path, new Set())?.join(' → '));
	expect(ways.filter((way) => way !== undefined)).toEqual([]);
});

test('a way to Zod is found where there is one', () => {
	expect(wayTo('zod', 'contract/src/cabinet.ts', new Set())).toEqual(['contract/src/cabinet.ts', 'zod']);
	expect(browserFiles).toContain('web/src/client.ts');
});
