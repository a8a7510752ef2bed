import { appendFileSync, existsSync } from 'node:fs';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@avtosverka/harness/free-port';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { TEST_DATA_KEYS } from '@avtosverka/server/store/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsOf, operationsPage, settingsOf } from './page-commands.ts';
import { runCommand } from './run-command.ts';
import { postgresAccount, runAsPostgres } from './testing/debian-postgres.ts';

const account = postgresAccount();
const page = operationsPage();
const { path: folder, remove } = temporaryFolder();
let port: number;
const running = new Set<string>();
beforeAll(async () => {
	await chown(folder, account.uid, account.gid);
	port = await freePort();
});
afterAll(async () => {
	for (const data of running) stop(data);
	await remove();
});

/** A line of the page, in this folder in place of `/backup`. */
function line(begin: string): string {
	const found = [...commandsOf(page), ...settingsOf(page)].find((text) => text.startsWith(begin));
	if (!found) throw new Error(`the page does not say ${begin}`);
	return found.replaceAll('/backup', join(folder, 'backup'));
}

const inShell = (text: string) =>
	runAsPostgres(account, text, { PGHOST: folder, PGPORT: String(port), PGUSER: 'postgres' });

function start(data: string): void {
	const words = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
	inShell(`pg_ctl start -w -D ${data} -l ${data}.log -o '${words}'`);
	running.add(data);
}

function stop(data: string): void {
	inShell(`pg_ctl stop -D ${data} -m fast`);
	running.delete(data);
}

const ask = (sql: string) => inShell(`psql -qAt -c "${sql}"`);
const enter = (number: number) =>
	ask(
		`insert into account (id, google_id, name, created_at) values ('00000000-0000-4000-8000-00000000000${number}', 'g-${number}', 'n', now())`,
	);

test('a base copy and the archive take a database back to a moment, word for word as the page says', {
	timeout: 180_000,
}, async () => {
	const [live, back] = [join(folder, 'live'), join(folder, 'back')];
	inShell(`initdb -D ${live} -U postgres -A trust -E UTF8`);
	const folders = line('install -d -o postgres').replaceAll('postgres', account.name);
	expect((await runCommand(folders)).code).toBe(0);
	appendFileSync(join(live, 'postgresql.conf'), `\n${line('wal_level')}\n`);
	start(live);
	const settings = {
		DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
		...{ DATA_KEYS: TEST_DATA_KEYS, APP_SECRET: 'a secret of tests and of nothing else' },
		...{ DATA_DIR: folder, DELETIONS_JOURNAL: join(folder, 'deletions.jsonl') },
	};
	expect(await runCommand('npm run migrate', settings)).toMatchObject({ code: 0 });
	enter(1);
	ask('create role avtosverka login');
	inShell(line('createdb'));
	expect(ask(`select pg_get_userbyid(datdba) from pg_database where datname = 'avtosverka_new'`)).toBe(
		'avtosverka',
	);
	inShell(line('pg_basebackup'));
	enter(2);
	const moment = ask('select clock_timestamp()');
	enter(3);
	const last = ask('select pg_walfile_name(pg_switch_wal())');
	await expect.poll(() => existsSync(join(folder, 'backup/wal', last)), { timeout: 30_000 }).toBe(true);
	stop(live);

	inShell(`cp -a ${join(folder, 'backup/base')}/* ${back}`);
	const recovery = line('restore_command').replace(/(?<=recovery_target_time = ').*(?=')/, moment);
	appendFileSync(join(back, 'postgresql.auto.conf'), `${recovery}\n`);
	await writeFile(join(back, 'recovery.signal'), '');
	await chown(join(back, 'recovery.signal'), account.uid, account.gid);
	start(back);
	await expect.poll(() => ask('select pg_is_in_recovery()'), { timeout: 30_000 }).toBe('f');
	await writeFile(join(folder, 'deletions.jsonl'), '');
	expect(await runCommand('npm run restore -- --recovered', settings)).toMatchObject({ code: 0 });
	expect(ask('select google_id from account order by 1')).toBe('g-1\ng-2');
});
