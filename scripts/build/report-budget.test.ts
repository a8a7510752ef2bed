import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import type { ViteManifest } from './shell-files.ts';

const CLIENT = join(ROOT, 'web', 'build', 'client');

/** What all scripts may weigh that a report waits for, brotli: docs/decisions/0032. */
const REPORT_BYTES = 148_000;

/** What each part that comes later may weigh with what it alone brings along. */
const LATER_BYTES = 20_000;

const ENTRIES = /^src\/(entry\.client\.tsx|root\.tsx|features\/report\/route\.tsx)/;

const manifest: ViteManifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));

/** The scripts that come with some chunks, without those of `known`. */
function scriptsOf(keys: readonly string[], known: ReadonlySet<string> = new Set()): Set<string> {
	const found = new Set<string>();
	const add = (key: string) => {
		const chunk = manifest[key];
		if (chunk === undefined || found.has(chunk.file) || known.has(chunk.file)) return;
		if (chunk.file.endsWith('.js')) found.add(chunk.file);
		for (const imported of chunk.imports ?? []) add(imported);
	};
	for (const key of keys) add(key);
	return found;
}

/** The smallest files are sent as they are. */
function weightOf(files: ReadonlySet<string>): number {
	const sizes = [...files].map((file) => {
		const path = join(CLIENT, file);
		return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
	});
	return sizes.reduce((sum, size) => sum + size, 0);
}

const opening = scriptsOf(Object.keys(manifest).filter((key) => ENTRIES.test(key)));

test('what a report waits for keeps to its budget', () => {
	expect([...opening].filter((file) => /route|report/.test(file))).not.toEqual([]);
	expect(weightOf(opening)).toBeLessThanOrEqual(REPORT_BYTES);
});

test.each(['decide-report', 'timeline-panel', 'base-card', 'car-picture', 'section-rows'])(
	'%s comes later, and is small',
	(name) => {
		const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
		expect(keys).toHaveLength(1);
		const later = scriptsOf(keys, opening);
		expect(later.size).toBeGreaterThan(0);
		expect(weightOf(later)).toBeLessThanOrEqual(LATER_BYTES);
	},
);
