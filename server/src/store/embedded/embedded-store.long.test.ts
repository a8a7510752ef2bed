import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartError } from '../../start-error.ts';
import { giveTree } from './account.ts';
import { startEmbeddedStore } from './embedded-store.ts';

let dataDir: string;
let remove: () => Promise<void>;
beforeEach(() => {
	({ path: dataDir, remove } = temporaryFolder());
});
afterEach(() => vi.unstubAllEnvs());
afterEach(() => remove());

const start = () => startEmbeddedStore({ dataDir, durable: false });

async function ask(url: string, question: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(question)).rows;
	} finally {
		await client.end();
	}
}

const isRunning = (url: string) =>
	ask(url, 'select 1').then(
		() => true,
		() => false,
	);

describe('the embedded store', () => {
	test.runIf(process.platform === 'linux')(
		'knows nothing of our secrets',
		async () => {
			vi.stubEnv('APP_SECRET', 'a secret of nobody');
			const store = await start();
			const client = new pg.Client({ connectionString: store.url });
			await client.connect();
			const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
			const status = await readFile(`/proc/${rows[0]?.pid}/status`, 'utf8');
			const postmaster = /^PPid:\s+(\d+)$/m.exec(status)?.[1];
			const environment = await readFile(`/proc/${postmaster}/environ`, 'utf8');
			await client.end();
			expect(environment).toContain('PATH=');
			expect(environment).not.toContain('a secret of nobody');
			await store.stop();
		},
		60_000,
	);

	test('starts, keeps its data and its address over a restart, and ends', async () => {
		const first = await start();
		expect(await ask(first.url, 'show server_version_num')).toEqual([
			{ server_version_num: expect.stringMatching(/^18/) },
		]);
		await ask(first.url, 'create table kept as select 42 as answer');
		await first.stop();
		expect(await isRunning(first.url)).toBe(false);

		const second = await start();
		expect(second).toMatchObject({ url: first.url, adopted: false });
		expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
		await second.stop();
	}, 60_000);

	test('serves several that start at once, and ends with the last of them', async () => {
		const stores = await Promise.all([start(), start(), start()]);
		const urls = new Set(stores.map((store) => store.url));
		expect(urls.size).toBe(1);
		const [first, second, third] = stores;
		await first?.stop();
		await second?.stop();
		expect(await isRunning([...urls][0] as string)).toBe(true);
		await third?.stop();
		expect(await isRunning([...urls][0] as string)).toBe(false);
	}, 60_000);

	test('takes part in a server that is running already, as after a killed process', async () => {
		const left = await start();
		const adopting = await start();
		expect(adopting).toMatchObject({ url: left.url, adopted: true });
		await left.stop();
		await adopting.stop();
		expect(await isRunning(left.url)).toBe(false);
	}, 60_000);

	test('starts after a crash whose process number now belongs to somebody else', async () => {
		const first = await start();
		await first.stop();
		const pidFile = join(dataDir, 'store', 'pg', 'postmaster.pid');
		// Of this process: alive, and no PostgreSQL.
		await writeFile(pidFile, `${process.pid}\n${join(dataDir, 'store', 'pg')}\n0\n1\n\n\n\n`, {
			mode: 0o600,
		});
		const second = await start();
		expect(await isRunning(second.url)).toBe(true);
		await second.stop();
	}, 60_000);

	test('is asked by a role that is no superuser and may reach nothing of the machine', async () => {
		const store = await start();
		expect(
			await ask(
				store.url,
				'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
			),
		).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
		await expect(ask(store.url, "select pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied');
		await expect(ask(store.url, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied');
		await store.stop();
	}, 60_000);

	test('takes over what an earlier version has made under its superuser', async () => {
		const first = await start();
		await ask(first.adminUrl, 'create schema jobs; create table jobs.job (id serial primary key, note text)');
		await ask(
			first.adminUrl,
			"create type colour as enum ('red'); create table kept (id int generated always as identity, colour colour)",
		);
		await ask(first.adminUrl, 'create function noon() returns int language sql as $$ select 12 $$');
		await ask(first.adminUrl, 'create view shown as select * from kept');
		await first.stop();

		const second = await start();
		await ask(
			second.url,
			"insert into jobs.job (note) values ('a'); alter table jobs.job add column more int",
		);
		await ask(second.url, "alter type colour add value 'blue'; alter table kept add column size int");
		await ask(second.url, 'drop view shown; drop function noon(); drop table kept; drop schema jobs cascade');
		await ask(second.url, 'create schema jobs');
		await second.stop();
	}, 60_000);

	test.runIf(process.getuid?.() === 0)(
		'runs under an account that no other service has',
		async () => {
			const store = await start();
			const pid = await readFile(join(store.dataDir, 'pg', 'postmaster.pid'), 'utf8').then((text) =>
				Number.parseInt(text, 10),
			);
			const { uid } = await stat(`/proc/${pid}`);
			expect([0, 65_534]).not.toContain(uid);
			expect(
				(await readFile('/etc/passwd', 'utf8')).match(new RegExp(`^(?!avtosverka).*:${uid}:`, 'm')),
			).toBeNull();
			await store.stop();
		},
		60_000,
	);

	test.runIf(process.getuid?.() === 0)(
		'gives itself the data of a store that ran as nobody',
		async () => {
			const first = await start();
			await ask(first.url, 'create table kept as select 42 as answer');
			await first.stop();
			const cluster = join(first.dataDir, 'pg');
			await giveTree(cluster, { uid: 65_534, gid: 65_534 });

			const second = await start();
			expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
			expect((await stat(join(cluster, 'PG_VERSION'))).uid).not.toBe(65_534);
			await second.stop();
		},
		60_000,
	);

	test('keeps its password from others', async () => {
		const store = await start();
		const path = join(store.dataDir, 'application-password');
		for (const file of [path, join(store.dataDir, 'password')])
			expect((await stat(file)).mode & 0o777).toBe(0o600);
		const wrong = store.url.replace((await readFile(path, 'utf8')).trim(), 'wrong');
		await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed');
		await store.stop();
	}, 60_000);

	test('says in one sentence that the data folder cannot be written', async () => {
		const file = join(dataDir, 'file');
		await writeFile(file, '');
		const starting = startEmbeddedStore({ dataDir: join(file, 'data') });
		await expect(starting).rejects.toThrow(StartError);
		await expect(starting).rejects.toThrow(/^Не получается писать в папку данных .* DATA_DIR\.$/);
	});
});
