import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERA } from '../accounts/testing/invented-people.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createLedger } from '../ledger/ledger.ts';
import { openOrderedReports } from '../owner-reports/testing/ordered-reports.ts';
import { checkKeys } from '../store/key-fingerprints.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { readMark } from '../store/store-mark.ts';
import {
	emptyDatabase,
	setUpDatabase,
	TEST_DATA_KEYS,
	TEST_SECRETS,
} from '../store/testing/test-database.ts';
import { backUp, backUpLines } from './commands/backing-up.ts';
import { runRestore } from './commands/restore-command.ts';
import { exportDeletions } from './export-deletions.ts';
import { findLastBackup } from './store.ts';

const SECRETS = { appSecret: TEST_SECRETS.APP_SECRET, dataKeys: TEST_DATA_KEYS };
const clock = { now: () => new Date() };

const database = setUpDatabase();
const { path: folder, remove } = temporaryFolder();
beforeAll(() => checkKeys(database.store, SECRETS));
afterAll(remove);

const OUTSIDE = { databaseCa: null, databasePooler: 'off' } as const;
const settingsOf = (databaseUrl: string) => ({
	...OUTSIDE,
	databaseUrl,
	dataDir: folder,
	backupDir: join(folder, 'backups'),
	backupKey: null,
	deletionsFile: join(folder, 'journal', 'deletions.jsonl'),
	deletionsRetentionDays: 400,
});

async function withRestored(file: string, use: (store: Store) => Promise<void>): Promise<void> {
	await using empty = await emptyDatabase();
	await runRestore(settingsOf(empty.url), SECRETS, [file]);
	const store = await openStore({ url: empty.url, dataKeys: TEST_DATA_KEYS, poolSize: 2 });
	try {
		await use(store);
	} finally {
		await store.close();
	}
}

const countOf = async ({ db }: Store, question: ReturnType<typeof sql>) =>
	(await db.execute<{ n: number }>(sql`select count(*)::int as n from ${question}`)).rows[0]?.n;

/** A backup of another second has another name, on a slow machine too. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Somebody who has paid, and is signed in. */
async function addBuyer(store: Store): Promise<string> {
	const { id: accountId } = await testAccounts(store, clock).enter({ ...VERA, id: randomUUID() });
	await testAccounts(store, clock).issueToken(accountId);
	const ledger = createLedger(store, clock);
	const orderId = `A${randomUUID()}`;
	await store.db.execute(sql`
		insert into payment_order (id, account_id, purpose, requests, kopecks, subscriber, place, method, test_mode,
			state, operation_id, created_at, paid_at)
		values (${orderId}, ${accountId}, 'requests', 10, 39900, '', 'website', 'card', false, 'paid', '1', now(), now())`);
	await store.transaction((tx) => ledger.credit(tx, { orderId, accountId, requests: 10, kopecks: 39_900 }));
	return accountId;
}

async function addReport(store: Store): Promise<string> {
	const reports = await openOrderedReports(store);
	const uuid = await reports.order();
	await reports.close();
	return uuid;
}

describe('a backup', () => {
	test('is restored whole, its ciphertexts as they were, the deleted gone from every book', async () => {
		const { store } = database;
		const [gone, stays] = [await addBuyer(store), await addBuyer(store)];
		const report = await addReport(store);
		const { path: file } = await backUp(settingsOf(database.url), SECRETS);

		await testAccounts(store, clock).remove(gone);
		const journal = settingsOf('').deletionsFile;
		await exportDeletions({ store, clock }, journal);
		expect((await readFile(journal, 'utf8')).trim().split('\n')).toHaveLength(1);

		await withRestored(file, async (copy) => {
			const people = sql`account where deleted_at is null and id in (${gone}, ${stays})`;
			expect(await countOf(copy, people)).toBe(1);
			expect(await countOf(copy, sql`account where id = ${gone} and email is not null`)).toBe(0);
			expect(await countOf(copy, sql`access_token`)).toBe(0);
			expect((await createLedger(copy, clock).check()).differences).toEqual([]);
			expect(await readMark(copy)).toBe('restored-copy');

			const encrypted = sql`select person from owner_report where uuid = ${report}`;
			expect((await copy.db.execute(encrypted)).rows).toEqual((await store.db.execute(encrypted)).rows);
			// A number that was given is not given again.
			await addBuyer(copy);
		});
	});

	test('is made and restored by an address of several hosts, one of which is gone', async () => {
		const several = (url: string) =>
			`${url.replace('@127.0.0.1', '@127.0.0.1:1,127.0.0.1')}?target_session_attrs=primary`;
		const { path: file } = await backUp(settingsOf(several(database.url)), SECRETS, minutesAgo(5));
		await using empty = await emptyDatabase();
		const settings = settingsOf(several(empty.url));
		await runRestore(settings, SECRETS, [file, '--without-deletions']);
		expect(await runRestore(settings, SECRETS, ['--open'])).toEqual([
			'Хранилище открыто: перезапустите узлы, и они начнут работать.',
		]);
	});

	test('is encrypted with a key of its own, without which nobody restores it', async () => {
		const backupKey = Buffer.alloc(32, 9);
		const settings = { ...settingsOf(database.url), backupDir: join(folder, 'encrypted'), backupKey };
		const { path: file } = await backUp(settings, SECRETS);
		await using empty = await emptyDatabase();
		const words = [file, '--without-deletions'];
		await expect(runRestore(settingsOf(empty.url), SECRETS, words)).rejects.toThrow(/задайте BACKUP_KEY/);
		const other = { ...settingsOf(empty.url), backupKey: Buffer.alloc(32, 8) };
		await expect(runRestore(other, SECRETS, words)).rejects.toThrow(/BACKUP_KEY другой/);
		const restored = await runRestore({ ...other, backupKey }, SECRETS, words);
		expect(restored[0]).toMatch(/^Восстановлено на /);
	});

	test('is known to the store that it is of, and made all the same of one that cannot know', async () => {
		const { store, url } = database;
		await store.db.execute(sql`delete from last_backup`);
		expect(await findLastBackup(store)).toBeNull();
		const settings = { ...settingsOf(url), backupDir: join(folder, 'known') };
		for (const at of [minutesAgo(120), minutesAgo(60)]) {
			expect(await backUp(settings, SECRETS, at)).toMatchObject({ isNoted: true });
			expect(await findLastBackup(store)).toEqual(at);
		}
		await store.db.execute(sql`alter table last_backup rename to last_backup_of_later`);
		try {
			expect(await backUpLines(settings, SECRETS)).toContainEqual(expect.stringContaining('BackupOld'));
		} finally {
			await store.db.execute(sql`alter table last_backup_of_later rename to last_backup`);
		}
		expect(await readdir(settings.backupDir)).toHaveLength(3);
	});

	test('is not made by a program with other keys', async () => {
		const settings = { ...settingsOf(database.url), backupDir: join(folder, 'of-others') };
		const dataKeys = `test:${Buffer.alloc(32, 8).toString('base64')}`;
		await expect(backUp(settings, { ...SECRETS, dataKeys })).rejects.toThrow(
			'Ключ test в DATA_KEYS не тот, которым зашифровано это хранилище: верните прежний.',
		);
		await expect(readdir(settings.backupDir)).resolves.toEqual([]);
	});

	test('leaves no file of its name where it fails, and none that others may read', async () => {
		await using empty = await emptyDatabase();
		await expect(
			backUp({ ...settingsOf(empty.url), backupDir: join(folder, 'none') }, SECRETS),
		).rejects.toThrow('В хранилище ещё ничего нет: копировать нечего.');
		expect(await readdir(join(folder, 'none')).catch(() => [])).toEqual([]);
	});
});

describe('a restoration is refused in one sentence and changes nothing', () => {
	const restoreInto = (url: string, words: readonly string[], secrets = SECRETS) =>
		runRestore(settingsOf(url), secrets, words);

	test('where the database is not empty', async () => {
		const { path: file } = await backUp(settingsOf(database.url), SECRETS, minutesAgo(1));
		await expect(restoreInto(database.url, [file])).rejects.toThrow(/^База данных не пуста/);
	});

	test('for other keys, a cut and a damaged file, and one of a newer program', async () => {
		await using empty = await emptyDatabase();
		const settings = settingsOf(database.url);
		const { path: file } = await backUp(settings, SECRETS, minutesAgo(2));
		const others = { ...SECRETS, appSecret: 'another secret of nobody in particular' };
		await expect(restoreInto(empty.url, [file], others)).rejects.toThrow(/^APP_SECRET не тот/);

		const whole = await readFile(file);
		const cut = join(folder, 'cut');
		await writeFile(cut, whole.subarray(0, whole.length - 40));
		const damaged = join(folder, 'damaged');
		await writeFile(damaged, Buffer.concat([whole.subarray(0, 400), Buffer.alloc(9), whole.subarray(409)]));
		for (const path of [cut, damaged, join(folder, 'absent')])
			await expect(restoreInto(empty.url, [path])).rejects.toThrow(/^Файл копии/);

		await database.store.db.execute(
			sql`insert into migration (number, name, sha256) values (9000, '9000_later.sql', 'x')`,
		);
		try {
			const { path: newer } = await backUp(settings, SECRETS, minutesAgo(3));
			await expect(restoreInto(empty.url, [newer])).rejects.toThrow(
				/^Копия новее этой программы: в ней есть 9000_later\.sql/,
			);
		} finally {
			await database.store.db.execute(sql`delete from migration where number = 9000`);
		}
		// Still empty: the same file can be restored now.
		await restoreInto(empty.url, [file]);
	});

	test('without the journal of deletions, unless there never was one', async () => {
		await using empty = await emptyDatabase();
		const { path: file } = await backUp(settingsOf(database.url), SECRETS, minutesAgo(4));
		const settings = { ...settingsOf(empty.url), deletionsFile: null };
		await expect(runRestore(settings, SECRETS, [file])).rejects.toThrow(/^Нет журнала удалений/);
		await runRestore(settings, SECRETS, [file, '--without-deletions']);
	});
});
