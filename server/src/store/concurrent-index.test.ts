import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { concurrentIndexOf, withinTransaction } from './concurrent-index.ts';
import { openStore } from './open-store.ts';
import type { StoreLog } from './store-log.ts';
import { TEST_DATA_KEYS, testDatabase } from './testing/test-database.ts';

const TEXT =
	'-- An index concurrently.\ncreate index concurrently if not exists one on letter (id)\n\twhere id > 0;\n';

describe('a migration that builds an index while its table is used', () => {
	test('is named by its index, and is an index like any other where nobody uses the table', () => {
		expect(concurrentIndexOf('0001_one.sql', TEXT)).toBe('one');
		expect(concurrentIndexOf('0001_one.sql', TEXT.replace('index', 'unique index'))).toBe('one');
		expect(withinTransaction(TEXT)).toContain('create index if not exists one on letter (id)');
	});

	test.each([
		['another statement', `${TEXT}create table two (id integer);`],
		['no word of what is there already', TEXT.replace(' if not exists', '')],
		['a second index', TEXT + TEXT],
	])('is refused with %s', (_, text) => {
		expect(() => concurrentIndexOf('0001_one.sql', text)).toThrow('0001_one.sql builds an index');
	});

	test('is none without such an index', () => {
		expect(concurrentIndexOf('0001_one.sql', 'create index one on letter (id);')).toBeNull();
	});
});

const INDEX = 'letter_waiting';
const WRITES = sql`insert into letter (id, kind, about, created_at, next_at)
	values (gen_random_uuid(), 'report-paid', gen_random_uuid(), now(), now())`;
const PATIENT = 15_000;

/** A store without that index, and a transaction that has written into its table and goes on. */
async function busyStore() {
	const database = await testDatabase();
	const { store, url } = database;
	await store.db.execute(sql.raw(`drop index ${INDEX}`));
	await store.db.execute(sql`delete from migration where name like '%letters_waiting%'`);
	const [commit, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const writing = store.transaction(async (tx) => {
		await tx.execute(WRITES);
		written.resolve();
		await commit.promise;
	});
	await Promise.race([written.promise, writing]);
	onTestFinished(async () => {
		commit.resolve();
		await writing;
		await database.close();
	});

	const lines: string[] = [];
	const write = (_fields: unknown, line: string) => lines.push(line);
	const log = { info: write, warn: write, error: write } as unknown as StoreLog;
	return {
		store,
		lines,
		open: () => openStore({ url, dataKeys: TEST_DATA_KEYS, log }).then((opened) => opened.close()),
		async finish() {
			commit.resolve();
			await writing;
		},
		/** The process of the database that builds the index. */
		async builder(): Promise<number> {
			return vi.waitFor(async () => {
				const { rows } = await store.db.execute<{ pid: number }>(
					sql`select pid from pg_stat_progress_create_index`,
				);
				expect(rows).toHaveLength(1);
				return rows[0]?.pid ?? 0;
			}, PATIENT);
		},
		async isValid(): Promise<boolean> {
			const { rows } = await store.db.execute<{ indisvalid: boolean }>(
				sql`select indisvalid from pg_index where indexrelid = to_regclass(${INDEX})`,
			);
			return rows[0]?.indisvalid === true;
		},
	};
}

describe('building such an index', () => {
	test('lets others write into the table while it waits for a long transaction', async () => {
		const busy = await busyStore();
		const opening = busy.open();
		await busy.builder();
		// Behind an index built the usual way this would wait, and be canceled.
		await busy.store.db.execute(WRITES);
		await busy.finish();
		await opening;
		expect(await busy.isValid()).toBe(true);
	});

	test('is done by one of two processes that start together', async () => {
		const busy = await busyStore();
		const opening = Promise.all([busy.open(), busy.open()]);
		await busy.builder();
		await busy.finish();
		await opening;
		expect(busy.lines.filter((line) => line === 'migration applied')).toHaveLength(1);
		expect(await busy.isValid()).toBe(true);
	});

	test('that was cut off is begun anew by the next process', async () => {
		const busy = await busyStore();
		const opening = busy.open();
		const builder = await busy.builder();
		await busy.store.query('select pg_terminate_backend($1)', [builder]);
		await expect(opening).rejects.toThrow();
		expect(await busy.isValid()).toBe(false);
		await busy.finish();
		await busy.open();
		expect(await busy.isValid()).toBe(true);
	});

	test('that a limit of questions cancels says how to do without the limit', async () => {
		const busy = await busyStore();
		const opening = busy.open();
		await busy.store.query('select pg_cancel_backend($1)', [await busy.builder()]);
		await expect(opening).rejects.toThrow('выполните npm run migrate с адресом самого PostgreSQL');
		await busy.finish();
	});
});
