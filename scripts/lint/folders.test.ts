import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { importsOf } from './imports.ts';
import { isTest, readSourceFiles } from './source-files.ts';
import { FOLDERS, zoneOf } from './zones.ts';

type Table = Readonly<Record<string, readonly string[]>>;

const TABLES = Object.entries(FOLDERS);

/** Every folder that one uses, through others too. */
function usedBy(folder: string, table: Table, known = new Set<string>()): ReadonlySet<string> {
	for (const used of table[folder] ?? []) {
		if (known.has(used)) continue;
		known.add(used);
		usedBy(used, table, known);
	}
	return known;
}

/** Which folder of a zone really imports which, tests left out: «cabinet → accounts». */
function importsIn(zone: string): ReadonlySet<string> {
	const pairs = new Set<string>();
	for (const file of readSourceFiles(ROOT)) {
		const from = zoneOf(file.path);
		if (from?.name !== zone || isTest(file)) continue;
		for (const imported of importsOf(file)) {
			const to = zoneOf(imported);
			if (to?.name === zone) pairs.add(`${from.folder} → ${to.folder}`);
		}
	}
	return pairs;
}

test.each(TABLES)('no %s uses itself by a way round', (_, table) => {
	for (const folder of Object.keys(table)) expect([...usedBy(folder, table)]).not.toContain(folder);
});

test('a way round is found', () => {
	expect([...usedBy('a', { a: ['b'], b: ['c'], c: ['a'] })]).toContain('a');
});

test.each(TABLES)('every %s that is used is in the table', (_, table) => {
	const isNoPage = (folder: string) => !folder.startsWith('features/');
	expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.values(table).flat().filter(isNoPage)));
});

test.each(TABLES)('every use that the table of a %s permits is there', (zone, table) => {
	const real = importsIn(zone);
	const permitted = Object.entries(table).flatMap(([from, used]) => used.map((to) => `${from} → ${to}`));
	expect(permitted.filter((pair) => !real.has(pair))).toEqual([]);
});

test('a folder of features is a page: it has a route', () => {
	const features = join(ROOT, 'web', 'src', 'features');
	const folders = readdirSync(features, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const withoutRoute = folders.filter(
		({ name }) => !readdirSync(join(features, name)).some((file) => /^(?:[\w-]+-)?route\.tsx$/.test(file)),
	);
	expect(withoutRoute.map(({ name }) => name)).toEqual([]);
	expect(folders.length).toBeGreaterThan(20);
});
