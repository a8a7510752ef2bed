import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger } from '../ledger/ledger.ts';
import { addPerson } from '../ledger/testing/rows.ts';
import { checkKeys } from '../store/key-fingerprints.ts';
import { setUpDatabase, TEST_SECRETS } from '../store/testing/test-database.ts';
import { backUp } from './commands/backing-up.ts';
import { rehearse } from './commands/rehearsing.ts';

const SECRETS = { appSecret: TEST_SECRETS.APP_SECRET, dataKeys: TEST_SECRETS.DATA_KEYS };

const database = setUpDatabase();
const { path: folder, remove } = temporaryFolder();
beforeAll(() => checkKeys(database.store, SECRETS));
afterAll(remove);

/** A person who has paid for ten requests. */
async function addBuyer(): Promise<{ accountId: string; orderId: string }> {
	const { store } = database;
	const accountId = await addPerson(store);
	const orderId = `A${randomUUID()}`;
	await store.db.execute(sql`
		insert into payment_order (id, account_id, purpose, requests, kopecks, subscriber, place, method, test_mode,
			state, operation_id, created_at, paid_at)
		values (${orderId}, ${accountId}, 'requests', 10, 39900, '', 'website', 'card', false, 'paid', '1', now(), now())`);
	const sale = { orderId, accountId, requests: 10, kopecks: 39_900 };
	await store.transaction((tx) => createLedger(store, { now: () => new Date() }).credit(tx, sale));
	return { accountId, orderId };
}

test('a rehearsal takes the newest backup and says what does not add up', async () => {
	const { store } = database;
	const settings = {
		...{ databaseUrl: database.url, dataDir: folder, backupDir: join(folder, 'backups'), backupKey: null },
		...({ databaseCa: null, databasePooler: 'off' } as const),
		deletionsFile: null,
		deletionsRetentionDays: 400,
	};
	await expect(rehearse(settings, SECRETS)).rejects.toThrow(/нет ни одной копии/);
	const [first, second] = [await addBuyer(), await addBuyer()];
	const anHourAgo = new Date(Date.now() - 3_600_000);
	await backUp(settings, SECRETS, anHourAgo);
	const good = await rehearse(settings, SECRETS);
	expect(good).toMatchObject({ ok: true });
	expect(good.lines).toContainEqual(expect.stringMatching(/^Журнала удалений здесь нет/));
	expect(good.lines.join('\n')).toContain(
		'аккаунтов 2, движений 2, покупок 2, списаний за поиск 0, итог 79800 коп.',
	);

	// A balance and an order that differ from their ledger entries.
	await store.db.execute(sql`update account set requests = 11 where id = ${first.accountId}`);
	await store.db.execute(sql`update payment_order set kopecks = 39901 where id = ${second.orderId}`);
	await backUp(settings, SECRETS);
	const bad = await rehearse(settings, SECRETS);
	expect(bad.ok).toBe(false);
	expect(bad.lines).toEqual(
		expect.arrayContaining([
			`Не сходится баланс аккаунта ${first.accountId}.`,
			`Не сходится с книгой: order:${second.orderId}.`,
			'Копия не годится: деньги не сходятся.',
		]),
	);
}, 120_000);
