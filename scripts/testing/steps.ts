import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare/root.js';
import { binary } from '../tool.ts';
import { type Count, checkCount, playwrightCount, vitestCount } from './counts.ts';
import type { BrowserPart, Suite } from './suites.ts';
import { playwrightNames, type TestNames, vitestNames } from './test-names.ts';

/** What came of a step, with the names of its tests where it has any. */
export type StepResult = Count & Partial<TestNames>;

/** One part of a run of the tests; `run` never throws and leaves its reports in the given folder. */
export type Step = {
	readonly group: string;
	readonly title: string;
	run(reports: string): Promise<StepResult>;
};

const BIOME = [
	...['ci', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
	// Biome colours every letter by itself, which only a terminal can bear.
	`--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
];
const SPELLING = ['lint', '--no-progress', '--no-summary', '--no-must-find-files'];

/** What narrows a step; where it does, a run without tests is no failure. */
export type Words = readonly string[];

/** Formatting and Biome's rules, of these files. */
export function biome(paths: readonly string[]): Step {
	return {
		group: 'format',
		title: 'Оформление и правила Biome',
		run: async () => checkCount(await runs(binary('@biomejs/biome', 'biome'), [...BIOME, ...paths])),
	};
}

/** The repository's own rules, of all files: most of them look at more than one. */
export function ownRules(): Step {
	return {
		group: 'lint',
		title: 'Свои правила',
		run: async () => checkCount(await runs(join(ROOT, 'scripts', 'lint', 'main.ts'), [])),
	};
}

/** Spelling, of these files. */
export function spelling(paths: readonly string[]): Step {
	return {
		group: 'lint',
		title: 'Правописание',
		run: async () => checkCount(await runs(binary('cspell', 'cspell'), [...SPELLING, ...paths])),
	};
}

/** Generated requests to every address, few enough for each run. */
export function fuzz(): Step {
	return {
		group: 'fuzz',
		title: 'Случайные запросы, коротко',
		run: async () =>
			checkCount(await runs(join(ROOT, 'lab', 'fuzz', 'main.ts'), [], { FUZZ_REQUESTS: '3000' })),
	};
}

/** Types of one folder that has a tsconfig.json. */
export function typesOf(folder: string): Step {
	return {
		group: 'types',
		title: `Типы: ${folder}`,
		run: async () => checkCount((folder !== 'web' || (await makesRouteTypes())) && (await compiles(folder))),
	};
}

/** A suite's tests without a browser; `words` narrow them, `env` is added to their environment. */
export function unitTests(suite: Suite, words: Words = [], env: Record<string, string> = {}): Step {
	return {
		group: 'unit',
		title: 'Модульные и интеграционные проверки',
		async run(reports) {
			const report = join(reports, 'vitest.json');
			const succeeded = await runs(
				binary('vitest', 'vitest'),
				['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...words],
				{ ...env, TEST_SUITE: suite },
			);
			const json = readJson(report);
			return { ...vitestCount(json, succeeded, words.length > 0), ...vitestNames(json) };
		},
	};
}

const TITLES: Readonly<Record<BrowserPart, string>> = {
	screens: 'Экраны в браузере',
	loading: 'Загрузка страниц в браузере',
	accounts: 'Пути с аккаунтом и оплатой',
	journeys: 'Прочие пути в браузере',
};

/** A suite's tests in a browser; `words` narrow them, and `part` takes one of the deep suite's. */
export function browserTests(suite: Suite, words: Words = [], part?: BrowserPart): Step {
	return {
		group: part ?? 'e2e',
		title: part === undefined ? 'Проверки в браузере' : TITLES[part],
		async run(reports) {
			const report = join(reports, 'playwright.json');
			const succeeded = await runs(
				binary('@playwright/test', 'playwright'),
				['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...words],
				{ TEST_SUITE: suite, TEST_PART: part ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
			);
			const json = readJson(report);
			return { ...playwrightCount(json, succeeded, words.length > 0), ...playwrightNames(json) };
		},
	};
}

function compiles(folder: string): Promise<boolean> {
	return runs(binary('typescript', 'tsc'), ['-p', folder]);
}

function makesRouteTypes(): Promise<boolean> {
	return runs(binary('@react-router/dev', 'react-router'), ['typegen', 'web']);
}

/** Runs a script with our own Node, showing what it says; true when it ends with 0. */
function runs(script: string, words: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [script, ...words], {
			cwd: ROOT,
			stdio: 'inherit',
			env: { ...process.env, ...env },
		});
		child.on('error', () => resolve(false));
		child.on('exit', (code) => resolve(code === 0));
	});
}

/** A report that is absent or broken is a run without tests: counts.ts takes it for a failure. */
function readJson(path: string): unknown {
	try {
		return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
	} catch {
		return undefined;
	}
}
