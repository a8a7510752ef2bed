import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { startHeartbeat } from '../processes/heartbeat.ts';
import { StartError } from '../start-error.ts';
import { isStoreUnavailable } from './is-store-unavailable.ts';
import { openStore } from './open-store.ts';
import type { StoreLog } from './store-log.ts';
import { fillDisk } from './testing/full-disk.ts';
import { openSilentNetwork } from './testing/silent-network.ts';
import { setUpDatabase, TEST_DATA_KEYS, testDatabase } from './testing/test-database.ts';

async function client(connectionString: string): Promise<pg.Client> {
	const connected = new pg.Client({ connectionString });
	await connected.connect();
	return connected;
}

function storeLog() {
	const lines: string[] = [];
	const write = (_fields: unknown, line: string) => lines.push(line);
	return { lines, log: { info: write, warn: write, error: write } as unknown as StoreLog };
}

const database = setUpDatabase();

describe('opening the store', () => {
	test('applies migrations once, however many processes start together', async () => {
		const stores = await Promise.all(
			[1, 2, 3].map(() => openStore({ ...database, dataKeys: TEST_DATA_KEYS })),
		);
		const { rows } = await database.store.db.execute(sql`select number, name from migration order by number`);
		expect(rows[0]).toEqual({ number: 1, name: '0001_answers.sql' });
		expect(new Set(rows.map((row) => row.number)).size).toBe(rows.length);
		await Promise.all(stores.map((store) => store.close()));
	});

	test('knows that the store works while every connection of the pool is in use', async () => {
		const store = await openStore({ ...database, dataKeys: TEST_DATA_KEYS, poolSize: 2 });
		const { promise: over, resolve: end } = Promise.withResolvers<void>();
		const held = [1, 2].map(() =>
			store.transaction(async (tx) => {
				await tx.execute(sql`select 1`);
				await over;
			}),
		);
		// The transactions ask by their connections: what is asked of a pool is the watch's look.
		const queries = vi.spyOn(pg.Pool.prototype, 'query');
		await vi.waitFor(() => expect(queries.mock.calls.length).toBeGreaterThan(1), 10_000);
		queries.mockRestore();
		expect(store.state()).toBe('works');
		end();
		await Promise.all(held);
		await store.close();
	});

	test('does not write from the first write that a full disk refuses until a minute after the last', async () => {
		await using full = await testDatabase();
		const { store } = full;
		const build = { version: '1.2.3', commit: null };
		const { end } = await startHeartbeat(store, {
			...{ role: 'server', build, migration: null, everyMs: 20 },
			clock: { now: () => new Date() },
			recentCalls: () => ({}),
		});
		expect(store.state()).toBe('works');
		const freeSpace = await fillDisk(store);
		await vi.waitFor(() => expect(store.state()).toBe('read-only'));
		await expect(store.db.execute(sql`select 1`)).resolves.toBeDefined();
		await freeSpace();
		await end();
		const now = performance.now();
		const clock = vi.spyOn(performance, 'now');
		clock.mockReturnValue(now + 55_000);
		expect(store.state()).toBe('read-only');
		clock.mockReturnValue(now + 61_000);
		expect(store.state()).toBe('works');
		clock.mockRestore();
	});

	test('writes, though a row of ours was refused for another reason', async () => {
		await using other = await testDatabase();
		await expect(other.store.db.execute(sql`insert into lease values (null)`)).rejects.toThrow();
		expect(other.store.state()).toBe('works');
	});

	test('refuses a database whose migration was another text, in one sentence', async () => {
		await using changed = await testDatabase();
		await changed.store.db.execute(sql`update migration set sha256 = 'other' where number = 1`);
		const opening = openStore({ url: changed.url, dataKeys: TEST_DATA_KEYS });
		await expect(opening).rejects.toThrow(StartError);
		await expect(opening).rejects.toThrow(/0001_answers\.sql изменилась/);
	}, 60_000);

	test('says in one sentence that nobody answers at the address', async () => {
		const opening = openStore({ url: 'postgres://a:b@127.0.0.1:1/c', dataKeys: TEST_DATA_KEYS });
		await expect(opening).rejects.toThrow(StartError);
		await expect(opening).rejects.toThrow(
			'PostgreSQL не отвечает (ECONNREFUSED): проверьте адрес базы данных, обычно это DATABASE_URL.',
		);
	});

	test('says of every table what it is for', async () => {
		const { rows } = await database.store.db.execute(sql`
			select c.relname from pg_class c
			where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname <> 'migration'
				and obj_description(c.oid) is null`);
		expect(rows).toEqual([]);
	});

	test('undoes everything when the work of a transaction fails', async () => {
		const { store } = database;
		const work = store.transaction(async (tx) => {
			await tx.execute(sql`create table half_done (id integer)`);
			throw new Error('stop');
		});
		await expect(work).rejects.toThrow('stop');
		const { rows } = await store.db.execute(sql`select to_regclass('half_done') as found`);
		expect(rows).toEqual([{ found: null }]);
	});

	test('loses no connection, and nobody else’s patience, when the database ends transactions in their middle', async () => {
		const store = await openStore({ url: database.url, dataKeys: TEST_DATA_KEYS, poolSize: 1 });
		for (let i = 0; i < 3; i++) {
			const killed = store.transaction(async (tx) => {
				const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
				await database.store.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
				// The end of the connection arrives while nothing is asked of it.
				await setTimeout(50);
				await tx.execute(sql`select 1`);
			});
			await expect(killed).rejects.toThrow();
		}
		expect(await store.transaction(async () => 'done')).toBe('done');
		await store.close();
	});

	test('waits for a network that has fallen silent no longer than its limit, and takes another connection', async () => {
		await using network = await openSilentNetwork(database.url);
		const store = await openStore({
			url: network.url,
			dataKeys: TEST_DATA_KEYS,
			poolSize: 1,
			questionLimitMs: 300,
		});
		const ask = () => store.db.execute(sql`select 1 as one`);
		const asks: Record<string, () => Promise<unknown>> = {
			'a question': ask,
			'a transaction': () => store.transaction((tx) => tx.execute(sql`select 1 as one`)),
		};
		for (const [name, work] of Object.entries(asks)) {
			await ask();
			network.lose();
			const failure = await work().catch((error: unknown) => error);
			expect([name, isStoreUnavailable(failure)]).toEqual([name, true]);
			expect((await ask()).rows).toEqual([{ one: 1 }]);
		}
		await store.close();
	});

	test('lets a migration wait for another process’s as long as that takes, and says so', async () => {
		const other = await client(database.url);
		await other.query('select pg_advisory_lock($1)', [0x4156544f]);
		const { log, lines } = storeLog();
		const opening = openStore({ url: database.url, dataKeys: TEST_DATA_KEYS, questionLimitMs: 100, log });
		await setTimeout(400);
		await other.end();
		await (await opening).close();
		expect(lines).toEqual(['another process migrates the store']);
	});

	test('lets others work on a table that a migration wants, and tries again', async () => {
		await using busy = await testDatabase();
		await busy.store.db.execute(sql`drop table installation_key`);
		await busy.store.db.execute(sql`delete from migration where number = 40`);
		const released = Promise.withResolvers<void>();
		const locked = Promise.withResolvers<void>();
		const others = busy.store.transaction(async (tx) => {
			await tx.execute(sql`lock table migration`);
			locked.resolve();
			await released.promise;
		});
		await locked.promise;
		const { log, lines } = storeLog();
		const opening = openStore({ url: busy.url, dataKeys: TEST_DATA_KEYS, log });
		await vi.waitFor(() => expect(lines).toContain('a table is busy: the migration tries again'), 5_000);
		released.resolve();
		await others;
		await (await opening).close();
		expect(lines.at(-1)).toBe('migration applied');
	}, 60_000);

	test('refuses a store that a newer program has migrated, in one sentence', async () => {
		await using newer = await testDatabase();
		await newer.store.db.execute(
			sql`insert into migration (number, name, sha256) values (9999, '9999_later.sql', 'later')`,
		);
		const opening = openStore({ url: newer.url, dataKeys: TEST_DATA_KEYS });
		await expect(opening).rejects.toThrow(StartError);
		await expect(opening).rejects.toThrow('Хранилище новее этой программы: в нём есть 9999_later.sql.');
	}, 60_000);

	test('says how it is', async () => {
		const store = await openStore({ url: database.url, dataKeys: TEST_DATA_KEYS });
		expect(store.state()).toBe('works');
		await store.close();
		expect(store.state()).toBe('away');
	});

	test('says that it refuses writes, as a standby does', async () => {
		await using standby = await testDatabase();
		const store = await openStore({ url: standby.url, dataKeys: TEST_DATA_KEYS, poolSize: 1 });
		await store.db.execute(
			sql`do $$ begin
				execute format('alter database %I set default_transaction_read_only = on', current_database());
			end $$`,
		);
		const others = sql`datname = current_database() and pid <> pg_backend_pid()`;
		await store.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
		await vi.waitFor(() => expect(store.state()).toBe('read-only'), 10_000);
		await store.close();
	});
});
