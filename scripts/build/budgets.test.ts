import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';

const CLIENT = join(ROOT, 'web', 'build', 'client');
const ASSETS = join(CLIENT, 'assets');

type Manifest = Readonly<
	Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>;

const BUILT: Manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
const SCRIPTS = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

/** What all scripts of a page that is only read may weigh, brotli: docs/performance.md. */
const CONTENT_BYTES = 5_000;

/** What each part of a report that comes later may weigh with what it alone brings along. */
const LATER_BYTES = 20_500;

/** The scripts that come with some chunks, those that they import included. */
function scriptsWith(keys: readonly string[]): string[] {
	const needed = new Set<string>();
	const follow = (key: string): void => {
		if (needed.has(key)) return;
		needed.add(key);
		for (const next of BUILT[key]?.imports ?? []) follow(next);
	};
	for (const key of keys) follow(key);
	return [...new Set([...needed].map((key) => String(BUILT[key]?.file).replace('assets/', '')))];
}

/** The scripts that a page of the application asks for by itself, the list of routes included. */
function scriptsOf(route: string): string[] {
	const beginnings = ['src/entry.client.tsx', 'src/root.tsx', `src/features/${route}.tsx`];
	const keys = Object.keys(BUILT).filter((key) => beginnings.some((file) => key.startsWith(file)));
	return [...scriptsWith(keys), ...SCRIPTS.filter((name) => name.startsWith('manifest-'))];
}

/** The smallest files are sent as they are. */
function compressedSize(name: string): number {
	const path = join(ASSETS, name);
	return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const sizeOf = (scripts: readonly string[]) => scripts.reduce((sum, name) => sum + compressedSize(name), 0);

test('the one script of pages that are only read keeps to its budget', () => {
	const scripts = SCRIPTS.filter((name) => /^content-page-[\w-]+\.js$/.test(name));
	expect(scripts).toHaveLength(1);
	expect(compressedSize(String(scripts[0]))).toBeLessThanOrEqual(CONTENT_BYTES);
});

describe('the scripts of', () => {
	test.each([
		['the home page', 'home/route', 120_700, 7],
		['a report', 'report/route', 144_650, 10],
		['an owner report, its own or behind a link', 'owner-report/report-route', 142_850, 11],
		['the form of an owner report', 'owner-report/route', 143_850, 13],
	])('%s keep to their budget', (_, route, bytes, requests) => {
		const scripts = scriptsOf(route);
		expect(scripts.length).toBeLessThanOrEqual(requests);
		expect(scripts.length).toBeGreaterThan(4);
		expect(sizeOf(scripts)).toBeLessThanOrEqual(bytes);
	});
});

test.each(['decide-report', 'timeline-panel', 'base-card', 'car-image', 'section-rows'])(
	'%s comes after the report, and is small',
	(name) => {
		const keys = Object.keys(BUILT).filter((key) => BUILT[key]?.name === name);
		expect(keys).toHaveLength(1);
		const opening = new Set(scriptsOf('report/route'));
		const later = scriptsWith(keys).filter((script) => !opening.has(script));
		expect(later.length).toBeGreaterThan(0);
		expect(sizeOf(later)).toBeLessThanOrEqual(LATER_BYTES);
	},
);

test.each([
	['recent-car-list', 'home/route', 4_000 + 8_000],
	['watch-car', 'report/route', 1_500],
	['challenge-form', 'report/route', 1_500],
])('%s loads nothing of the page of a person with it', (name, page, bytes) => {
	const keys = Object.keys(BUILT).filter((key) => BUILT[key]?.name === name || key.includes(`/${name}.tsx`));
	expect(keys.length).toBeGreaterThan(0);
	const opening = new Set(scriptsOf(page));
	const later = scriptsWith(keys).filter((script) => !opening.has(script));
	expect(later.filter((script) => /^person-/.test(script))).toEqual([]);
	expect(sizeOf(later)).toBeLessThanOrEqual(bytes);
});

test('no script of the site carries the library of schemas', () => {
	const carrying = SCRIPTS.filter((name) =>
		/\b_zod\b|ZodError/.test(readFileSync(join(ASSETS, name), 'utf8')),
	);
	expect(SCRIPTS.length).toBeGreaterThan(50);
	expect(carrying).toEqual([]);
});

test.each([
	['barcodes', /^(?:picture-dialog|picture-reader\.worker|zxing_reader)-[\w-]+\.(?:js|wasm)$/, 450_000],
	[
		'letters',
		/^(?:loaded-models|ort-wasm-simd-threaded|detector|recogniser)-[\w-]+\.(?:js|wasm|bin)$/,
		5_550_000,
	],
])('what reads %s of a picture keeps to its budget, and no page asks for it by itself', (_, part, bytes) => {
	const files = readdirSync(ASSETS).filter((name) => part.test(name));
	expect(files.length).toBeGreaterThan(2);
	expect(sizeOf(files)).toBeLessThanOrEqual(bytes);
	const opening = ['home/route', 'widget/route'].flatMap(scriptsOf);
	expect(opening.filter((name) => part.test(name))).toEqual([]);
});
