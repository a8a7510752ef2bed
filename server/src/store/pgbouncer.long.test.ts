import { setTimeout as wait } from 'node:timers/promises';
import type { User } from '@avtosverka/contract/accounts';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createComments } from '../comments/comments.ts';
import { KNOWN_VIN, ordersOf, serveSuppliers, supplierSettings } from '../http/testing/local-suppliers.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { openDesk } from '../owner-reports/testing/desk.ts';
import { playRegisters } from '../owner-reports/testing/played-registers.ts';
import { detailsOf, openShop, signed, tell } from '../payments/testing/shop.ts';
import { startServer } from '../start.ts';
import { dumpStore } from './backup/dump.ts';
import { readBackup, writeBackup } from './backup/file.ts';
import { loadStore } from './backup/load.ts';
import type { BackupPart } from './backup/parts.ts';
import { openDatabase } from './open-database.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { type Pooler, startPgbouncer } from './testing/pgbouncer.ts';
import { emptyDatabase, setUpDatabase, TEST_DATA_KEYS, TEST_SECRETS } from './testing/test-database.ts';

const database = setUpDatabase();
let pooler: Pooler;
let store: Store;
beforeAll(async () => {
	pooler = await startPgbouncer(database.url);
	store = await openStore({ url: pooler.url, dataKeys: TEST_DATA_KEYS, pooler: true });
}, 60_000);
afterAll(async () => {
	await store.close();
	await pooler[Symbol.asyncDispose]();
});

/** A limit of questions that a test can outlast, ms. */
const BRIEF_MS = 500;
const LONG_MS = 3 * BRIEF_MS;

const openPooled = (databaseUrl: string, dataDir: string) =>
	openDatabase({ databaseUrl, dataDir, databasePooler: 'transaction' });

/** Locks a table against readers for a while. */
const holdTable = (name: string) =>
	database.store.transaction(async (tx) => {
		await tx.execute(sql.raw(`lock table ${name} in access exclusive mode`));
		await wait(LONG_MS);
	});

/** A backup whose first rows come late. */
async function* slowly(parts: AsyncIterable<BackupPart>): AsyncGenerator<BackupPart> {
	let isFirst = true;
	for await (const part of parts) {
		if (part.kind === 'rows' && isFirst) {
			await wait(LONG_MS);
			isFirst = false;
		}
		yield part;
	}
}

describe('behind pgbouncer in transaction mode', () => {
	test('two nodes check a car, all sections at once, and order one report', async () => {
		await using supplier = await serveSuppliers();
		const { path: dataDir, remove } = temporaryFolder();
		const settings = {
			...TEST_SECRETS,
			...supplierSettings(supplier),
			PORT: '0',
			DATA_DIR: dataDir,
			DATABASE_URL: pooler.url,
			DATABASE_POOLER: 'transaction',
			BOT_PROTECTION: 'off',
			LOG_LEVEL: 'silent',
		};
		const nodes = [await startServer(settings), await startServer(settings)];
		const paths = SECTIONS.map((section) => pathOf(sectionRoute(section), { vin: KNOWN_VIN, token: 'off' }));
		// The second time the answers come from the store.
		for (const _ of [1, 2]) {
			const replies = await Promise.all(
				nodes.flatMap(({ url }) => paths.map((path) => fetch(url + path, { headers: MARKER }))),
			);
			expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
		}
		expect(ordersOf(supplier)).toHaveLength(1);
		await Promise.all(nodes.map((node) => node.close()));
		const { rows } = await database.store.db.execute(sql`select count(*)::int as many from kept_answer`);
		expect(rows[0]?.many).toBeGreaterThan(5);
		await remove();
	}, 60_000);

	test('a person comments', async () => {
		const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
		const accounts = testAccounts(store, clock);
		const entry = { provider: 'google', id: 'pooled', name: 'Вера Примерова', email: null } as const;
		const { id } = await accounts.enter(entry);
		const author = (await accounts.userOf(await accounts.issueToken(id))) as User;
		const comments = createComments(store, clock, () => []);
		expect(await comments.add(author, 'XTAGFL110KY700220' as Vin, 'Хороший автомобиль')).not.toHaveProperty(
			'refused',
		);
	});

	test('a payment that is told five times at once is credited once', async () => {
		const shop = await openShop(store);
		const vera = await shop.person();
		const form = await shop.order(vera);
		await Promise.all([1, 2, 3, 4, 5].map(() => tell(shop, signed(detailsOf(form)))));
		expect([await shop.balance(vera), await shop.entries(vera)]).toEqual([10, 1]);
		await shop.close();
	});

	test('a report about a person asks its registers', async () => {
		const desk = openDesk(store, playRegisters());
		const { uuid } = await desk.order();
		await desk.work();
		expect(await desk.reports.present(uuid, null)).toMatchObject({ report_status: 'completed' });
	});

	test('a question has the limit that pgbouncer gives it', async () => {
		const { rows } = await store.db.execute(sql`show statement_timeout`);
		expect(rows).toEqual([{ statement_timeout: '15s' }]);
	});

	test('a backup and a restoration may take longer than that', async () => {
		const { path: folder, remove } = temporaryFolder();
		const secrets = { appSecret: TEST_SECRETS.APP_SECRET, dataKeys: TEST_DATA_KEYS };
		await using empty = await emptyDatabase();
		await using pooled = await startPgbouncer(database.url, BRIEF_MS);
		await using pooledEmpty = await startPgbouncer(empty.url, BRIEF_MS);
		await using source = await openPooled(pooled.url, folder);
		const held = holdTable('comment');
		const file = await dumpStore(source.client, new Date(), secrets, (parts) =>
			writeBackup(folder, new Date(), parts, null),
		);
		await held;
		await using target = await openPooled(pooledEmpty.url, folder);
		const { rows } = await loadStore(target.client, slowly(readBackup(file, null)), secrets, async () => {});
		expect(rows.account).toBeGreaterThan(0);
		await remove();
	}, 60_000);

	test('without the setting the start is refused in one sentence, not later', async () => {
		const opening = openStore({ url: pooler.url, dataKeys: TEST_DATA_KEYS });
		await expect(opening).rejects.toThrow('DATABASE_POOLER=transaction');
	});
});
