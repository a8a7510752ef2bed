import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { openConfiguredStore } from '@avtosverka/server/store/configured-store';
import { emptyDatabase, TEST_DATA_KEYS } from '@avtosverka/server/store/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { runCommand } from './run-command.ts';

const APP_SECRET = 'a-secret-of-commands-that-are-refused';
const OTHER_KEYS = `test:${Buffer.alloc(32, 8).toString('base64')}`;
const FILE = '<file>';
const ADDRESS = '<address>';

/** Each command of the store by its name in package.json, with words. */
const COMMANDS: readonly (readonly [name: string, words: string])[] = [
	['migrate', ''],
	['grant', 'moderator nobody@example.com'],
	['revoke', 'moderator nobody@example.com'],
	['payments', 'check'],
	['costs', ''],
	['backup', ''],
	['backup', 'rehearse'],
	['restore', `${FILE} --without-deletions`],
	['restore', '--recovered'],
	['restore', '--open'],
	['move-store', ADDRESS],
];
/** What is started, and not run to its end. */
const PROCESSES = ['serve', 'worker'];

const { path: folder, remove } = temporaryFolder();
const { path: embedded, remove: removeEmbedded } = temporaryFolder();
let store: Awaited<ReturnType<typeof emptyDatabase>>;
let empty: Awaited<ReturnType<typeof emptyDatabase>>;
let file: string;
beforeAll(async () => {
	await writeFile(join(folder, 'deletions.jsonl'), '');
	[store, empty] = [await emptyDatabase(), await emptyDatabase()];
	const settings = { DATABASE_URL: store.url, DATA_KEYS: TEST_DATA_KEYS };
	expect(await run('npm run migrate', settings)).toMatchObject({ code: 0 });
	const { text } = await run('npm run backup', settings);
	file = /^Копия: (.*\.backup),/.exec(text)?.[1] ?? '';
	const secrets = { appSecret: APP_SECRET, dataKeys: TEST_DATA_KEYS };
	const inside = await openConfiguredStore({ databaseUrl: null, dataDir: embedded }, secrets);
	await inside.close();
}, 120_000);
afterAll(async () => {
	await store[Symbol.asyncDispose]();
	await empty[Symbol.asyncDispose]();
	await remove();
	await removeEmbedded();
});

function run(command: string, more: Readonly<Record<string, string>>) {
	return runCommand(command, {
		...{ APP_SECRET, DATABASE_URL: '', DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups') },
		...{ DELETIONS_JOURNAL: join(folder, 'deletions.jsonl'), TELEGRAM_BOT_TOKEN: 'off', LOG_LEVEL: 'silent' },
		...more,
	});
}

const typed = ([name, words]: (typeof COMMANDS)[number]) =>
	`npm run ${name}${words === '' ? '' : ` -- ${words.replace(FILE, file).replace(ADDRESS, empty.url)}`}`;

/** Where a command works: one restores into a new database, another moves the embedded one. */
function placeOf([name, words]: (typeof COMMANDS)[number]): Record<string, string> {
	if (name === 'move-store') return { DATA_DIR: embedded };
	return { DATABASE_URL: words.startsWith(FILE) ? empty.url : store.url };
}

test('every command of package.json that opens the store is tried here', () => {
	const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
	const opening = readdirSync(join(ROOT, 'scripts')).filter(
		(name) =>
			name.endsWith('.ts') &&
			readFileSync(join(ROOT, 'scripts', name), 'utf8').includes(`from './store-command.ts'`),
	);
	const names = Object.keys(scripts).filter((name) =>
		opening.some((script) => String(scripts[name]).includes(`scripts/${script}`)),
	);
	expect(new Set(COMMANDS.map(([name]) => name))).toEqual(new Set(names));
});

describe('with other keys than the store was written with', () => {
	const REFUSED = {
		code: 1,
		text: 'Ключ test в DATA_KEYS не тот, которым зашифровано это хранилище: верните прежний.\n',
	};

	test.each(COMMANDS)('npm run %s %s ends in one sentence', { timeout: 60_000 }, async (...command) => {
		const keys = { DATA_KEYS: OTHER_KEYS };
		expect(await run(typed(command), { ...placeOf(command), ...keys })).toEqual(REFUSED);
	});

	test.each(PROCESSES)('npm run %s does not start', { timeout: 60_000 }, async (name) => {
		const settings = {
			...{ SITE_URL: 'https://avtosverka.example', TRUST_PROXY: '127.0.0.1', PORT: '0' },
			...{ SUPPLIER_GOST_URL: 'https://gost.example', DATABASE_URL: store.url, DATA_KEYS: OTHER_KEYS },
		};
		expect(await run(`npm run ${name}`, settings)).toEqual(REFUSED);
	});
});

describe('without DATABASE_URL, in a folder that has no store', () => {
	const onStore = COMMANDS.filter(([, words]) => words !== 'rehearse' && !words.startsWith(FILE));

	test.each(onStore)('npm run %s %s makes none', { timeout: 60_000 }, async (...command) => {
		const dataDir = await mkdtemp(join(folder, 'none-'));
		expect(await run(typed(command), { DATA_DIR: dataDir, APP_SECRET: '' })).toEqual({
			code: 1,
			text: `В DATA_DIR (${dataDir}) нет хранилища, и DATABASE_URL не задана: запустите команду с настройками узла.\n`,
		});
		expect(await readdir(dataDir)).toEqual([]);
	});
});
