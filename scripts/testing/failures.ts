import { isAbsolute, relative } from 'node:path';
import { ROOT } from '../prepare/root.js';

type VitestFile = {
	readonly name: string;
	readonly status?: string;
	readonly assertionResults?: readonly { readonly status: string; readonly fullName: string }[];
};

type PlaywrightSuite = {
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly file: string }[];
};

/** The failed tests of a report of Vitest's json reporter; the file alone where it did not load. */
export function vitestFailures(report: unknown): string[] {
	const { testResults = [] } = (report ?? {}) as { testResults?: readonly VitestFile[] };
	return testResults.flatMap(({ name, status, assertionResults = [] }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		if (failed.length === 0) return status === 'failed' ? [fileOf(name)] : [];
		return failed.map(({ fullName }) => `${fileOf(name)}: ${fullName}`);
	});
}

/** The same of a report of Playwright's json reporter. */
export function playwrightFailures(report: unknown): string[] {
	const { suites = [], specs = [] } = (report ?? {}) as PlaywrightSuite;
	const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`);
	return [...new Set([...own, ...suites.flatMap(playwrightFailures)])];
}

const fileOf = (name: string) => (isAbsolute(name) ? relative(ROOT, name) : name);
