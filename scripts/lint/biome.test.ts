import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { binary } from '../tool.ts';

/** Files of an invented repository, each with the one rule that must bite there, or none. */
const EXAMPLES: readonly (readonly [path: string, code: string, rule: string | null])[] = [
	['server/src/config.ts', 'export const port = process.env.PORT;\n', null],
	['scripts/start.ts', 'export const port = process.env.PORT;\n', null],
	['server/src/app.ts', 'export const port = process.env.PORT;\n', 'noProcessEnv'],
	['registers/src/answer.ts', 'export const port = process.env.PORT;\n', 'noProcessEnv'],
	['web/src/site.ts', 'export const port = process.env.PORT;\n', 'noProcessEnv'],
	['web/src/features/report/route.tsx', 'export default process.env.PORT;\n', 'noProcessEnv'],
	['e2e/playwright.config.ts', 'export default process.env.PORT;\n', null],
	['server/src/log.ts', "export { env } from 'node:process';\n", 'noRestrictedImports'],

	['registers/src/transport/ask.ts', "export const reply = await fetch('http://a');\n", null],
	['web/src/client.ts', "export const reply = await fetch('http://a');\n", null],
	['server/src/http/serve.ts', "export const reply = await fetch('http://a');\n", 'noRestrictedGlobals'],
	['web/src/ui/card.tsx', "export const reply = await fetch('http://a');\n", 'noRestrictedGlobals'],
	['registers/src/transport/send.ts', "import { request } from 'undici';\nrequest('http://a');\n", null],
	[
		'registers/src/register.ts',
		"import { request } from 'undici';\nrequest('http://a');\n",
		'noRestrictedImports',
	],
	[
		'server/src/http/ask.ts',
		"import { request } from 'node:http';\nrequest('http://a');\n",
		'noRestrictedImports',
	],
	['server/src/http/call.ts', "export type { IncomingMessage } from 'node:http';\n", null],

	['contract/src/plate.ts', "export type { Vin } from './vin.ts';\n", null],
	['contract/src/vocabulary.ts', "export { Vin } from './vin.ts';\n", 'noBarrelFile'],
	['contract/src/everything.ts', "export * from './vin.ts';\n", 'noReExportAll'],
	['contract/src/vin.ts', 'export const Vin = 17;\n', null],

	[
		'server/src/store/one.ts',
		"import { two } from './two.ts';\n\nexport const one = () => two();\n",
		'noImportCycles',
	],
	[
		'server/src/store/two.ts',
		"import { one } from './one.ts';\n\nexport const two = () => one();\n",
		'noImportCycles',
	],
	[
		'server/src/store/three.ts',
		"import { one } from './one.ts';\n\nexport const three = () => one();\n",
		null,
	],

	[
		'server/src/store/four.ts',
		"import type { Five } from './five.ts';\n\nexport type Four = Five | 4;\n",
		'noImportCycles',
	],
	[
		'server/src/store/five.ts',
		"import type { Four } from './four.ts';\n\nexport type Five = { four: Four };\n",
		'noImportCycles',
	],

	['lab/bench/main.ts', "console.log('fast');\n", null],
	['server/src/jobs/poll.ts', "console.log('polled');\n", 'noConsole'],
	['registers/src/facts/long.ts', lines(251), 'noExcessiveLinesPerFile'],
	['registers/src/facts/short.ts', lines(250), null],
	['registers/src/facts/long.test.ts', lines(351), 'noExcessiveLinesPerFile'],
	['registers/src/facts/short.test.ts', lines(350), null],
	['web/src/testing/long.ts', lines(351), 'noExcessiveLinesPerFile'],
	['web/src/testing/short.ts', lines(350), null],
	['registers/src/facts/base.ts', 'export const base = (value: any) => value;\n', 'noExplicitAny'],
	['server/src/http/badName.ts', 'export const one = 1;\n', 'useFilenamingConvention'],
	['server/src/http/replies/mask.ts', 'export default 1;\n', 'noDefaultExport'],
	['web/src/routes.ts', 'export default [];\n', null],
	[
		'web/src/ui/notice.tsx',
		'export const Notice = () => <div onClick={() => 1}>!</div>;\n',
		'useKeyWithClickEvents',
	],
	['web/src/styles/theme.css', '@theme {\n\t--color-road: #123456;\n}\n', null],
];

/** Rules that speak beside the one that an example is about; each has no example of its own. */
const BESIDES = new Set([
	'noStaticElementInteractions',
	'noBarrelFile',
	'noUndeclaredDependencies',
	'noUselessEmptyExport',
]);

const { path: root, remove } = temporaryFolder();
let diagnostics: { category: string; location: { path: string } }[];

beforeAll(() => {
	copyFileSync(join(ROOT, 'biome.json'), join(root, 'biome.json'));
	for (const [path, code] of EXAMPLES) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), code);
	}
	const words = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '--colors=off'];
	const { stdout } = spawnSync(process.execPath, [binary('@biomejs/biome', 'biome'), ...words], {
		cwd: root,
		encoding: 'utf8',
	});
	diagnostics = JSON.parse(stdout).diagnostics;
});

afterAll(remove);

describe('a rule that Biome holds for us', () => {
	test.each(EXAMPLES)('$0 → $2', (path, _code, expected) => {
		const biting = diagnostics
			.filter((diagnostic) => diagnostic.location.path === path)
			.map((diagnostic) => String(diagnostic.category.split('/').at(-1)))
			.filter((rule) => rule === expected || !BESIDES.has(rule));

		expect([...new Set(biting)]).toEqual(expected ? [expected] : []);
	});
});

function lines(count: number): string {
	return Array.from({ length: count }, (_, at) => `export const line${at} = ${at};\n`).join('');
}
