import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { emptyDatabase, TEST_DATA_KEYS } from '@avtosverka/server/store/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { byHandOf, commandsOf, isRunIn, operatorPages, settingsOf, shellBlocksOf } from './page-commands.ts';
import { type CommandResult, runCommand } from './run-command.ts';

const ACCOUNT = '00000000-0000-4000-8000-000000000360';
const ORDER = 'A-order-of-the-page';
const WHO = { '<кто>': ACCOUNT };

/** Run here in this order on a new store; `{}`: as it stands on the page. */
const RUN: readonly (readonly [command: string, words: Readonly<Record<string, string>>, says: RegExp])[] = [
	['npm run migrate', {}, /./],
	['npm run grant -- operator <кто>', WHO, /^Оператор: /m],
	['npm run grant -- moderator <кто>', WHO, /^Модератор: /m],
	['npm run revoke -- operator <кто>', WHO, /^Больше не оператор: /m],
	['npm run payments', {}, /^npm run payments -- /m],
	['npm run payments -- check', {}, /./],
	['npm run payments -- remarks', {}, /./],
	['npm run payments -- settle <номер>', { '<номер>': '1' }, /^Запись 1 разобрана\.$/m],
	['npm run payments -- list', {}, new RegExp(ORDER)],
	['npm run payments -- refund <заказ>', { '<заказ>': ORDER }, /./],
	['npm run costs', {}, /платных заказов не было\.$/m],
	['npm run costs -- 2026-11', {}, /^За ноябрь 2026 /],
	['npm run costs -- 2026-11-30', {}, /^За 30 ноября 2026 /],
	['npm run backup', {}, /^Копия: .*\.backup/m],
	['npm run backup -- rehearse', {}, /./],
	['npx web-push generate-vapid-keys', {}, /^Public Key:\n\S{87}$/m],
	['npx vitest run <файл>', { '<файл>': 'scripts/testing/suites.test.ts' }, /1 passed/],
	['openssl rand -base64 32', {}, /^[A-Za-z0-9+/]{43}=$/m],
];

/** Run by another test, in the words of the page. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	'npm run serve': 'scripts/operations/serve-command.long.test.ts',
	'npm run worker': 'scripts/operations/serve-command.long.test.ts',
	'npm run restore -- /путь/avtosverka-….backup': 'lab/chaos/copy-commands.long.test.ts',
	'npm run restore -- --open': 'lab/chaos/copy-commands.long.test.ts',
	'npm run restore -- --recovered': 'scripts/operations/base-backup.long.test.ts',
	'npm run move-store -- postgres://пользователь:пароль@узел/база': 'lab/chaos/copy-commands.long.test.ts',
	'avtosverka payments -- check': 'scripts/operations/installed-command.long.test.ts',
	'createdb -O avtosverka avtosverka_new': 'scripts/operations/base-backup.long.test.ts',
	'npm install --no-save': 'scripts/operations/new-copy.long.test.ts',
	'npm run build': 'scripts/operations/new-copy.long.test.ts',
	'npm run attack -- pipelined': 'scripts/operations/trial-commands.long.test.ts',
	'npm run chaos:reports': 'scripts/operations/trial-commands.long.test.ts',
	'npm run chaos:watch': 'scripts/operations/trial-commands.long.test.ts',
	'npm run cluster -- demo': 'scripts/operations/trial-commands.long.test.ts',
	'install -d -o postgres -g postgres -m 700 /backup /backup/wal':
		'scripts/operations/base-backup.long.test.ts',
	'pg_basebackup -D /backup/base/$(date +%F) -X none -c fast': 'scripts/operations/base-backup.long.test.ts',
};

/** No test can run them: the page says of each why, and what of it is checked. */
const BY_HAND: readonly string[] = [
	'docker build -f deploy/Dockerfile --build-arg BUILD_COMMIT=$(git rev-parse HEAD) -t avtosverka .',
	'docker compose -f deploy/compose.yaml up -d',
	'docker compose -f deploy/compose.yaml run --rm backup',
	'docker compose -f deploy/compose.yaml run --rm backup node --run payments -- check',
	'kubectl exec deploy/avtosverka-worker -- node --run payments -- check',
	'npm run attack',
	'npm run cluster -- 9',
];

/** Blocks that are no commands, by a part of theirs, and the test that holds them. */
const SETTINGS: Readonly<Record<string, readonly [file: string, words: string]>> = {
	'archive_command =': ['scripts/point-in-time.long.test.ts', 'archive_command ='],
	'restore_command =': ['scripts/point-in-time.long.test.ts', 'restore_command ='],
	'option httpchk GET /replica': ['lab/chaos/cluster/database-proxies.ts', 'option httpchk GET /replica'],
	'outcome=~"timeout|connection|5xx"': ['deploy/observability/rules.yaml', 'timeout|connection|5xx'],
};

const page = operatorPages();
const commands = commandsOf(page);
const isSql = (command: string) => /^(?:select|delete from|update) /.test(command);

const { path: folder, remove } = temporaryFolder();
let store: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
	store = await emptyDatabase();
});
afterAll(async () => {
	await store[Symbol.asyncDispose]();
	await remove();
});

function run(command: string): Promise<CommandResult> {
	return runCommand(command, {
		...{ DATABASE_URL: store.url, DATA_KEYS: TEST_DATA_KEYS, DATA_DIR: folder, BACKUP_DIR: folder },
		...{ APP_SECRET: 'a-secret-of-the-page-of-operations', TELEGRAM_BOT_TOKEN: 'off' },
		DELETIONS_JOURNAL: join(folder, 'deletions.jsonl'),
	});
}

async function query(text: string): Promise<void> {
	const client = new pg.Client(store.url);
	await client.connect();
	await client.query(text).finally(() => client.end());
}

describe('docs/operations.md and the pages beside it', () => {
	test('names no command that is neither run by a test nor named there as run by hand', () => {
		const elsewhere = [...Object.keys(ELSEWHERE), ...shellBlocksOf(page).flatMap((text) => text.split('\n'))];
		const run = new Set([...RUN.map(([command]) => command), ...elsewhere, ...BY_HAND]);
		expect(commands.filter((command) => !isSql(command) && !run.has(command))).toEqual([]);
		expect([...run].filter((command) => !commands.includes(command))).toEqual([]);
	});

	test('says itself which commands are not run, and they are these', () => {
		const said = byHandOf(page);
		expect(BY_HAND.filter((command) => !said.includes(command))).toEqual([]);
	});

	test.each(Object.entries(ELSEWHERE))('%s: its test runs it', (command, file) => {
		expect(isRunIn(readFileSync(join(ROOT, file), 'utf8'), command)).toBe(true);
	});

	test.each(Object.entries(SETTINGS))('%s: a file holds it', (_, [file, words]) => {
		expect(readFileSync(join(ROOT, file), 'utf8')).toContain(words);
	});

	test('shows no settings that no test holds', () => {
		const known = Object.keys(SETTINGS);
		expect(settingsOf(page).filter((text) => !known.some((part) => text.includes(part)))).toEqual([]);
	});

	test('can be followed on a new store: each command ends well and says what it did', async () => {
		for (const [command, words, says] of RUN) {
			const text = Object.entries(words).reduce((line, [word, value]) => line.replace(word, value), command);
			const said = await run(text);
			// Without words it only lists what it can do.
			const code = command === 'npm run payments' ? 1 : 0;
			expect(said, command).toEqual({ code, text: expect.stringMatching(says) });
			if (command !== 'npm run migrate') continue;
			await query(
				`insert into account (id, google_id, name, created_at) values ('${ACCOUNT}', 'g-360', 'Проверка', now())`,
			);
			await query(
				`insert into payment_order (id, account_id, purpose, requests, kopecks, subscriber, place, method, test_mode, created_at)
				values ('${ORDER}', '${ACCOUNT}', 'requests', 10, 4900, '', 'website', 'card', false, now())`,
			);
			await query(
				`insert into payment_remark (at, why, order_id, told) values (now(), 'amount', '${ORDER}', '{}')`,
			);
			await run(`npm run payments -- mark-paid ${ORDER} --reason проверка`);
		}
	}, 300_000);

	test('shows SQL that the tables understand', async () => {
		const statements = commands.filter(isSql);
		expect(statements.length).toBeGreaterThan(4);
		for (const statement of statements) await query(`explain ${statement}`);
	});
});
