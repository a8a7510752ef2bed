import { isAbsolute, relative } from 'node:path';
import { ROOT } from '../prepare/root.js';

type VitestTest = {
	readonly status: string;
	readonly fullName: string;
	/** Of every attempt, so that a test that passed when it was repeated has some. */
	readonly failureMessages?: readonly string[];
};

type VitestFile = {
	readonly name: string;
	readonly status?: string;
	readonly assertionResults?: readonly VitestTest[];
};

type PlaywrightSpec = {
	readonly title: string;
	readonly ok: boolean;
	readonly file: string;
	readonly tests?: readonly { readonly status: string }[];
};

type PlaywrightSuite = {
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs?: readonly PlaywrightSpec[];
};

/** Tests of a report by name, each with its file. */
export type TestNames = {
	readonly failures: readonly string[];
	/** Those that passed only when they were repeated. */
	readonly repeated: readonly string[];
};

/** Names from a report of Vitest's json reporter; a file that did not load is a failure and named alone. */
export function vitestNames(report: unknown): TestNames {
	const { testResults = [] } = (report ?? {}) as { testResults?: readonly VitestFile[] };
	const tests = testResults.flatMap(({ name, assertionResults = [] }) =>
		assertionResults.map((test) => ({ ...test, name: `${fileOf(name)}: ${test.fullName}` })),
	);
	const isFailed = ({ status }: { status?: string }) => status === 'failed';
	const notLoaded = testResults.filter((file) => isFailed(file) && !file.assertionResults?.some(isFailed));

	return {
		failures: [...notLoaded.map(({ name }) => fileOf(name)), ...tests.filter(isFailed).map(nameOf)],
		repeated: tests
			.filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
			.map(nameOf),
	};
}

/** The same of a report of Playwright's json reporter. */
export function playwrightNames(report: unknown): TestNames {
	const specs = specsOf((report ?? {}) as PlaywrightSuite);
	const isFlaky = ({ tests = [] }: PlaywrightSpec) => tests.some(({ status }) => status === 'flaky');
	const namesOf = (some: readonly PlaywrightSpec[]) => [
		...new Set(some.map(({ file, title }) => `e2e/${file}: ${title}`)),
	];

	return { failures: namesOf(specs.filter(({ ok }) => !ok)), repeated: namesOf(specs.filter(isFlaky)) };
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightSpec[] {
	return [...specs, ...suites.flatMap(specsOf)];
}

const nameOf = ({ name }: { readonly name: string }) => name;
const fileOf = (name: string) => (isAbsolute(name) ? relative(ROOT, name) : name);
