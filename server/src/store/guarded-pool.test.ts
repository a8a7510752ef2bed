import { afterEach, describe, expect, test, vi } from 'vitest';
import { GuardedPool } from './guarded-pool.ts';
import { setUpDatabase } from './testing/test-database.ts';

const database = setUpDatabase();
afterEach(() => {
	vi.useRealTimers();
});

const LIMIT_MS = 5_000;
const openPool = () =>
	new GuardedPool({ connectionString: database.url, max: 1, connectionTimeoutMillis: LIMIT_MS }).on(
		'error',
		() => {},
	);
const AWAY = 'No connection: the store is away';

describe('a pool that was shut', () => {
	test('refuses who waits for a connection, once, though its time limit comes later', async () => {
		const pool = openPool();
		const held = await pool.connect();
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const waiting = pool.connect();
		pool.shut();
		await expect(waiting).rejects.toThrow(AWAY);
		vi.advanceTimersByTime(LIMIT_MS);
		vi.useRealTimers();
		held.release(true);
		await pool.end();
	});

	test('gives nobody a connection that was made for somebody who was refused', async () => {
		const pool = openPool();
		const waiting = pool.connect();
		pool.shut();
		await expect(waiting).rejects.toThrow(AWAY);
		await expect(pool.query('select 1')).rejects.toThrow(AWAY);
		pool.open();
		expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
		await pool.end();
	});

	test('ends what is asked, and a transaction between two of its questions', async () => {
		const pool = openPool();
		const client = await pool.connect();
		client.on('error', () => {});
		const asked = client.query('select pg_sleep(60)');
		pool.shut();
		await expect(asked).rejects.toThrow(/terminated/);
		await expect(client.query('select 1')).rejects.toThrow();
		client.release(true);
		pool.open();
		expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
		await pool.end();
	});
});
