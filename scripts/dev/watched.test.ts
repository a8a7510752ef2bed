import { describe, expect, test } from 'vitest';
import { importsOf } from '../lint/imports.ts';
import { isTest, readSourceFiles } from '../lint/source-files.ts';
import { ROOT } from '../prepare/root.js';
import { sourcesOf } from './watched.ts';

const FILES = readSourceFiles(ROOT).filter((file) => !isTest(file));

describe.each([
	['the server and the sandbox', ['server', 'sandbox']],
	['the site', ['web']],
])('what is watched for %s', (_, workspaces) => {
	const watched = sourcesOf(workspaces);
	const inside = (path: string) => watched.some((folder) => path.startsWith(`${folder}/`));

	test('has the rules of decisions, which both are made of', () => {
		expect(watched).toContain('decision/src');
	});

	test('is all that its files import of ours', () => {
		const files = FILES.filter(({ path }) => inside(path));
		expect(files.length).toBeGreaterThan(500);
		const imported = files.flatMap((file) => importsOf(file).filter((name) => /^[a-z]+\/src\//.test(name)));
		expect(imported.length).toBeGreaterThan(500);
		expect([...new Set(imported.filter((path) => !inside(path)))]).toEqual([]);
	});
});
