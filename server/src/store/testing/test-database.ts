import { randomBytes } from 'node:crypto';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, beforeAll, inject } from 'vitest';
import { startEmbeddedStore } from '../embedded/embedded-store.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { createEmpty, createFromTemplate, dropDatabase } from './template.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** A PostgreSQL server for the tests of a whole run; each file has a database of its own in it. */
		databaseUrl: string;
	}
}

/** A database of one test file's own, with all tables and no rows. */
export type TestDatabase = AsyncDisposable & {
	readonly url: string;
	readonly store: Store;
	close(): Promise<void>;
};

/** Keys for tests: 32 bytes of nothing. */
export const TEST_DATA_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`;

/** Settings of a server or a worker over a test's database: keys of a shared one are never generated. */
export const TEST_SECRETS = {
	APP_SECRET: 'a secret of tests and of nothing else',
	DATA_KEYS: TEST_DATA_KEYS,
};

/** A database for the tests of the file that calls it: there before their own hooks, gone after them. */
export function setUpDatabase(): Pick<TestDatabase, 'url' | 'store'> {
	let database: TestDatabase | undefined;
	const made = () => {
		if (!database) throw new Error('the database is there while hooks and tests run, not before');
		return database;
	};
	beforeAll(async () => {
		database = await testDatabase();
	});
	afterAll(() => database?.close());
	return {
		get url() {
			return made().url;
		},
		get store() {
			return made().store;
		},
	};
}

/** Makes a database for one test. */
export async function testDatabase(): Promise<TestDatabase> {
	const server = await testServer();
	const name = `test_${randomBytes(6).toString('hex')}`;
	const url = await createFromTemplate(server.url, name);
	const store = await openStore({ url, dataKeys: TEST_DATA_KEYS, poolSize: 5 });
	const close = async () => {
		await store.close();
		await dropDatabase(server.url, name);
		await server.stop();
	};
	return { url, store, close, [Symbol.asyncDispose]: close };
}

/** A database without tables, as an operator makes one to restore into. */
export async function emptyDatabase(): Promise<AsyncDisposable & { readonly url: string }> {
	const server = await testServer();
	const name = `empty_${randomBytes(6).toString('hex')}`;
	const url = await createEmpty(server.url, name);
	return {
		url,
		async [Symbol.asyncDispose]() {
			await dropDatabase(server.url, name);
			await server.stop();
		},
	};
}

type TestServer = { readonly url: string; stop(): Promise<void> };

/** The run's own server, else (a single file run by hand) one for this file alone. */
async function testServer(): Promise<TestServer> {
	const provided = inject('databaseUrl') as string | undefined;
	if (provided !== undefined) return { url: provided, stop: async () => {} };
	const { path: dataDir, remove } = temporaryFolder();
	const { adminUrl: url, stop } = await startEmbeddedStore({ dataDir, durable: false });
	return {
		url,
		async stop() {
			await stop();
			await remove();
		},
	};
}
