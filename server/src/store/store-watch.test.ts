import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { isStoreUnavailable } from './is-store-unavailable.ts';
import { openStore } from './open-store.ts';
import { createPool } from './pool.ts';
import type { StoreLog } from './store-log.ts';
import { watchStore } from './store-watch.ts';
import { openSilentNetwork } from './testing/silent-network.ts';
import { setUpDatabase, TEST_DATA_KEYS } from './testing/test-database.ts';

const database = setUpDatabase();

const LONG_MS = 20_000;

describe('a database that says nothing any more', () => {
	test('is away for everybody at once, and is used again when it speaks', { timeout: 60_000 }, async () => {
		await using network = await openSilentNetwork(database.url);
		const lines: string[] = [];
		const write = (_fields: unknown, line: string) => lines.push(line);
		const log = { info: write, warn: write, error: write } as unknown as StoreLog;
		// Nothing here ends by the time limit of a question.
		const limits = { poolSize: 2, questionLimitMs: 10 * LONG_MS };
		const store = await openStore({ url: network.url, dataKeys: TEST_DATA_KEYS, ...limits, log });
		const ask = () => store.db.execute(sql`select 1 as one`);
		await Promise.all([ask(), ask()]);

		network.fallSilent();
		const underWay = [
			ask(),
			store.transaction((tx) => tx.execute(sql`select 1 as one`)),
			// There are only two connections.
			ask(),
			store.query('select 1'),
		].map((asked) => asked.catch((error: unknown) => isStoreUnavailable(error)));
		expect(await Promise.all(underWay)).toEqual([true, true, true, true]);
		expect(store.state()).toBe('away');
		const refused = [ask(), store.transaction(async () => 'done'), store.query('select 1')];
		for (const one of await Promise.allSettled(refused)) {
			expect(one.status === 'rejected' && isStoreUnavailable(one.reason)).toBe(true);
		}

		network.speak();
		await vi.waitFor(() => expect(store.state()).toBe('works'), LONG_MS);
		expect((await ask()).rows).toEqual([{ one: 1 }]);
		expect(await store.transaction(async () => 'done')).toBe('done');
		const ours = lines.filter((line) => line.startsWith('the store '));
		expect(ours).toEqual(['the store is away', 'the store answers again']);
		await store.close();
		expect(store.state()).toBe('away');
	});

	test('is not one that refuses: that is away too, and takes the first question again', async () => {
		const { db } = database.store;
		const options = await roleOf('refused', 10);
		const pool = createPool(options);
		const watch = await watchStore(pool, options);
		await db.execute(sql.raw('alter role refused nologin'));
		await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'refused'`);
		await vi.waitFor(() => expect(watch.state()).toBe('away'), LONG_MS);
		expect(pool.isShut).toBe(false);
		await expect(pool.query('select 1')).rejects.toThrow(/not permitted to log in/);
		await db.execute(sql.raw('alter role refused login'));
		expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
		await vi.waitFor(() => expect(watch.state()).toBe('works'), LONG_MS);
		await watch.stop();
		await pool.end();
		await db.execute(sql.raw('drop role refused'));
	});

	test('is not one that has no connection for the watch alone', { timeout: 60_000 }, async () => {
		const { db } = database.store;
		const options = await roleOf('few', 2);
		const pool = createPool(options);
		const watch = await watchStore(pool, options);
		const asked = vi.spyOn(pg.Pool.prototype, 'query');
		await pool.query('select 1');
		await db.execute(sql.raw('alter role few connection limit 1'));
		await db.execute(sql`
			select pg_terminate_backend(pid) from pg_stat_activity where usename = 'few' and query like '%read_only%'`);
		const refused = async () =>
			(await Promise.allSettled(asked.mock.results.map(({ value }) => value))).filter(
				(one) => one.status === 'rejected' && one.reason.code === '53300',
			);
		await vi.waitFor(async () => expect(await refused()).not.toEqual([]), LONG_MS);
		expect(watch.state()).toBe('works');
		expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
		await watch.stop();
		await pool.end();
		await db.execute(sql.raw('drop role few'));
	});
});

/** How the database is reached by a new role, which may have so many connections. */
async function roleOf(name: string, connections: number): Promise<{ url: string; poolSize: number }> {
	const role = `create role ${name} login password '${name}' connection limit ${connections}`;
	await database.store.db.execute(sql.raw(role));
	const url = new URL(database.url);
	Object.assign(url, { username: name, password: name });
	return { url: url.href, poolSize: 1 };
}
