import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';

const CLIENT = join(ROOT, 'web', 'build', 'client');
const ASSETS = join(CLIENT, 'assets');

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const BUILT: Manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
const SCRIPTS = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

/** What all scripts of a page that is only read may weigh, brotli: docs/performance.md. */
const CONTENT_BYTES = 5_000;

/** The scripts that a page of the application asks for by itself, the list of routes included. */
function scriptsOf(route: string): string[] {
	const beginnings = ['src/entry.client.tsx', 'src/root.tsx', `src/features/${route}.tsx`];
	const keys = Object.keys(BUILT).filter((key) => beginnings.some((file) => key.startsWith(file)));
	const needed = new Set<string>();
	const follow = (key: string): void => {
		if (needed.has(key)) return;
		needed.add(key);
		for (const next of BUILT[key]?.imports ?? []) follow(next);
	};
	for (const key of keys) follow(key);
	const files = [...needed].map((key) => String(BUILT[key]?.file).replace('assets/', ''));
	return [...new Set([...files, ...SCRIPTS.filter((name) => name.startsWith('manifest-'))])];
}

const compressedSize = (name: string) => statSync(join(ASSETS, `${name}.br`)).size;

test('the one script of pages that are only read keeps to its budget', () => {
	const scripts = SCRIPTS.filter((name) => /^content-page-[\w-]+\.js$/.test(name));
	expect(scripts).toHaveLength(1);
	expect(compressedSize(String(scripts[0]))).toBeLessThanOrEqual(CONTENT_BYTES);
});

describe('the scripts of', () => {
	test.each([
		['the home page', 'home/route', 125_000, 8],
		['a report', 'report/route', 183_000, 12],
		['an owner report', 'owner-report/report-route', 145_000, 12],
		['the form of an owner report', 'owner-report/route', 150_000, 14],
	])('%s keep to their budget', (_, route, bytes, requests) => {
		const scripts = scriptsOf(route);
		expect(scripts.length).toBeLessThanOrEqual(requests);
		expect(scripts.length).toBeGreaterThan(4);
		expect(scripts.reduce((sum, name) => sum + compressedSize(name), 0)).toBeLessThanOrEqual(bytes);
	});
});

test('no script of the site carries the library of schemas', () => {
	const carrying = SCRIPTS.filter((name) =>
		/\b_zod\b|ZodError/.test(readFileSync(join(ASSETS, name), 'utf8')),
	);
	expect(SCRIPTS.length).toBeGreaterThan(50);
	expect(carrying).toEqual([]);
});
