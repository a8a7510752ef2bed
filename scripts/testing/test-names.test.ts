import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { playwrightNames, vitestNames } from './test-names.ts';

test('failed tests, and those that passed only when repeated, are named with their file', () => {
	const results = [
		{ status: 'passed', fullName: 'a sum is a number', failureMessages: [] },
		{ status: 'passed', fullName: 'a sum comes in time', failureMessages: ['Error: too late'] },
		{ status: 'failed', fullName: 'a sum is never negative', failureMessages: ['Error: -1'] },
	];
	const report = { testResults: [{ name: join(ROOT, 'server/src/sum.test.ts'), assertionResults: results }] };
	expect(vitestNames(report)).toEqual({
		failures: ['server/src/sum.test.ts: a sum is never negative'],
		repeated: ['server/src/sum.test.ts: a sum comes in time'],
	});
	const specs = [
		{
			title: 'the page opens',
			ok: true,
			file: 'journeys/home.desktop.e2e.ts',
			tests: [{ status: 'expected' }],
		},
		{
			title: 'the page is fast',
			ok: true,
			file: 'journeys/home.desktop.e2e.ts',
			tests: [{ status: 'flaky' }],
		},
		{
			title: 'the form is sent',
			ok: false,
			file: 'journeys/home.desktop.e2e.ts',
			tests: [{ status: 'unexpected' }],
		},
	];
	expect(playwrightNames({ suites: [{ suites: [{ specs }] }] })).toEqual({
		failures: ['e2e/journeys/home.desktop.e2e.ts: the form is sent'],
		repeated: ['e2e/journeys/home.desktop.e2e.ts: the page is fast'],
	});
});

test('a file that did not load is named alone', () => {
	const file = { name: join(ROOT, 'server/src/sum.test.ts'), status: 'failed', assertionResults: [] };
	expect(vitestNames({ testResults: [file] }).failures).toEqual(['server/src/sum.test.ts']);
});

test.each([[undefined], [{}], [{ testResults: [], suites: [] }]])('%j names nothing', (report) => {
	const nothing = { failures: [], repeated: [] };
	expect([vitestNames(report), playwrightNames(report)]).toEqual([nothing, nothing]);
});
