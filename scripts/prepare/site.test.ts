import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markSiteFresh, siteFingerprint, siteIsFresh } from './site.js';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'avtosverka-site-'));
	write('web/src/root.tsx', 'one');
	write('contract/src/site.ts', 'two');
	write('package-lock.json', '{}');
	write('web/build/client/a.js', 'built');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a built site', () => {
	test('is stale until a whole build is marked', () => {
		expect(siteIsFresh(root)).toBe(false);

		markSiteFresh(root, siteFingerprint(root));

		expect(siteIsFresh(root)).toBe(true);
	});

	test.each([
		['web/src/root.tsx', 'changed'],
		['web/src/new.tsx', 'a new file'],
		['contract/src/site.ts', 'changed'],
		['package-lock.json', '{"another":1}'],
		['scripts/build.ts', 'another way to build'],
	])('becomes stale when %s changes', (path, text) => {
		markSiteFresh(root, siteFingerprint(root));
		write(path, text);

		expect(siteIsFresh(root)).toBe(false);
	});

	test.each([
		['web/build/client/a.js'],
		['web/src/root.test.tsx'],
		['web/.react-router/types/a.ts'],
		['server/src/app.ts'],
	])('stays fresh when %s changes', (path) => {
		markSiteFresh(root, siteFingerprint(root));
		write(path, 'changed');

		expect(siteIsFresh(root)).toBe(true);
	});

	test('is stale when a source changed while it was being built', () => {
		const before = siteFingerprint(root);
		write('web/src/root.tsx', 'edited during the build');
		markSiteFresh(root, before);

		expect(siteIsFresh(root)).toBe(false);
	});
});

function write(path: string, text: string) {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}
