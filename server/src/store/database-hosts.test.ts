import { describe, expect, test } from 'vitest';
import { chooseHost, readDatabaseHosts } from './database-hosts.ts';
import { openStore } from './open-store.ts';
import { TEST_DATA_KEYS, testDatabase } from './testing/test-database.ts';

describe('an address with several hosts', () => {
	test('is read as libpq reads it', () => {
		const url =
			'postgres://user:se,cret@one:5433,two/base?sslmode=verify-full&target_session_attrs=read-write';
		expect(readDatabaseHosts(url)).toEqual({
			urls: [
				'postgres://user:se,cret@one:5433/base?sslmode=verify-full',
				'postgres://user:se,cret@two/base?sslmode=verify-full',
			],
			writable: true,
		});
	});

	test('with one host stays as it is', () => {
		const url = 'postgres://user@one/base?application_name=x';
		expect(readDatabaseHosts(url)).toEqual({ urls: [url], writable: false });
	});

	test('that wants what the site does not know is refused in one sentence', () => {
		expect(() => readDatabaseHosts('postgres://one/base?target_session_attrs=standby')).toThrow(
			'Настройки DATABASE_URL и DATABASE_READ_URL: target_session_attrs',
		);
	});

	test('leads past a host that is gone to the one that takes writes', async () => {
		await using database = await testDatabase();
		const url = database.url.replace('@127.0.0.1', '@127.0.0.1:1,127.0.0.1');
		const store = await openStore({ url: `${url}?target_session_attrs=primary`, dataKeys: TEST_DATA_KEYS });
		expect(store.state()).toBe('works');
		await store.close();
	}, 60_000);

	test('says that none of them takes writes', async () => {
		await using standby = await testDatabase();
		await standby.store.query(
			`do $$ begin
				execute format('alter database %I set default_transaction_read_only = on', current_database());
			end $$`,
		);
		const chosen = chooseHost(readDatabaseHosts(`${standby.url}?target_session_attrs=read-write`), {});
		await expect(chosen).rejects.toMatchObject({ code: '57P03' });
	}, 60_000);
});
