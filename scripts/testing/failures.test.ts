import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { playwrightFailures, vitestFailures } from './failures.ts';

test('failed tests are named with their file', () => {
	const results = [
		{ status: 'passed', fullName: 'a sum is a number' },
		{ status: 'failed', fullName: 'a sum is never negative' },
	];
	const report = { testResults: [{ name: join(ROOT, 'server/src/sum.test.ts'), assertionResults: results }] };
	expect(vitestFailures(report)).toEqual(['server/src/sum.test.ts: a sum is never negative']);
	const specs = [
		{ title: 'the page opens', ok: true, file: 'home.e2e.ts' },
		{ title: 'the form is sent', ok: false, file: 'home.e2e.ts' },
	];
	expect(playwrightFailures({ suites: [{ suites: [{ specs }] }] })).toEqual([
		'e2e/home.e2e.ts: the form is sent',
	]);
});

test('a file that did not load is named alone', () => {
	const file = { name: join(ROOT, 'server/src/sum.test.ts'), status: 'failed', assertionResults: [] };
	expect(vitestFailures({ testResults: [file] })).toEqual(['server/src/sum.test.ts']);
});

test.each([[undefined], [{}], [{ testResults: [], suites: [] }]])('%j names nothing', (report) => {
	expect([...vitestFailures(report), ...playwrightFailures(report)]).toEqual([]);
});
