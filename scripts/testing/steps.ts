import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare/root.js';
import { binary } from '../tool.ts';
import { type Count, checkCount, playwrightCount, vitestCount } from './counts.ts';

/** One part of `npm test`; `run` never throws and leaves its reports in the given folder. */
export type Step = {
	readonly group: string;
	readonly title: string;
	run(reports: string): Promise<Count>;
};

// Biome colours every letter by itself, which only a terminal can bear.
const BIOME = ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`];
const SPELLING = ['lint', '--no-progress', '--no-summary', '.'];

/** Everything that `npm test` does, in its order. */
export const STEPS: readonly Step[] = [
	{
		group: 'format',
		title: 'Оформление и правила Biome',
		run: async () => checkCount(await runs(binary('@biomejs/biome', 'biome'), BIOME)),
	},
	{
		group: 'lint',
		title: 'Свои правила',
		run: async () => checkCount(await runs(join(ROOT, 'scripts', 'lint', 'main.ts'), [])),
	},
	{
		group: 'lint',
		title: 'Правописание',
		run: async () => checkCount(await runs(binary('cspell', 'cspell'), SPELLING)),
	},
	typesOf('contract'),
	typesOf('registers'),
	typesOf('sandbox'),
	typesOf('server'),
	{
		group: 'types',
		title: 'Типы: web',
		run: async () => checkCount((await makesRouteTypes()) && (await compiles('web'))),
	},
	typesOf('e2e'),
	typesOf('e2e/pages'),
	typesOf('scripts'),
	{
		group: 'unit',
		title: 'Модульные и интеграционные проверки',
		async run(reports) {
			const report = join(reports, 'vitest.json');
			const succeeded = await runs(binary('vitest', 'vitest'), [
				'run',
				'--reporter=default',
				'--reporter=json',
				`--outputFile.json=${report}`,
			]);
			return vitestCount(readJson(report), succeeded);
		},
	},
	{
		group: 'fuzz',
		title: 'Случайные запросы, коротко',
		run: async () =>
			checkCount(await runs(join(ROOT, 'e2e', 'fuzz', 'main.ts'), [], { FUZZ_REQUESTS: '3000' })),
	},
	{
		group: 'e2e',
		title: 'Проверки в браузере',
		async run(reports) {
			const report = join(reports, 'playwright.json');
			const succeeded = await runs(
				binary('@playwright/test', 'playwright'),
				['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
				{ PLAYWRIGHT_JSON_OUTPUT_FILE: report },
			);
			return playwrightCount(readJson(report), succeeded);
		},
	},
];

/** Names that `npm test -- <group>` knows. */
export const GROUPS: readonly string[] = [...new Set(STEPS.map(({ group }) => group))];

function typesOf(folder: string): Step {
	return {
		group: 'types',
		title: `Типы: ${folder}`,
		run: async () => checkCount(await compiles(folder)),
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
