import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathOf } from '@avtosverka/contract/route';
import { sectionRoute } from '@avtosverka/contract/routes/check';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import type { LocalServer } from '@avtosverka/registers/transport/testing/local-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveSuppliers, supplierSettings } from '../http/testing/local-suppliers.ts';
import { MARKER } from '../http/testing/served-app.ts';
import { addHeldLookup, addPerson } from '../ledger/testing/rows.ts';
import { CHECK_PATH, PAY_PATH } from '../payments/moneta-routes.ts';
import { siteSettings } from '../site-settings.ts';
import { type RunningServer, startServer } from '../start.ts';
import { mark } from '../store/store-mark.ts';
import { setUpDatabase, TEST_SECRETS } from '../store/testing/test-database.ts';
import { startWorker } from '../worker.ts';
import { runRestore } from './commands/restore-command.ts';
import { appendDeletions } from './deletions-file.ts';

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();
let supplier: LocalServer;
beforeAll(async () => {
	supplier = await serveSuppliers();
});
afterAll(async () => {
	await supplier[Symbol.asyncDispose]();
	await remove();
});

const CAR = 'XTAGFL110KY700211';

const settingsOf = () => ({
	...{ databaseUrl: database.url, dataDir, backupDir: dataDir, backupKey: null },
	deletionsRetentionDays: 400,
	...({ databaseCa: null, databasePooler: 'off' } as const),
});

/** A server over the store, for as long as something is looked at. */
async function withServer(use: (server: RunningServer, log: () => string) => Promise<void>): Promise<void> {
	const lines: string[] = [];
	const server = await startServer(
		{
			...{ DATABASE_URL: database.url, DATA_DIR: dataDir, ...TEST_SECRETS, PORT: '0', BOT_PROTECTION: 'off' },
			...{ SMTP_URL: supplier.url.replace('http', 'smtp'), MAIL_FROM: 'a@example.com', SMTP_TLS: 'off' },
			...supplierSettings(supplier),
		},
		{ logTo: { write: (line) => lines.push(line) } },
	);
	try {
		await use(server, () => lines.join('') + server.notes.join(''));
	} finally {
		await server.close();
	}
}

async function checkDtp(url: string): Promise<{ meta: { state: string } }> {
	const reply = await fetch(url + pathOf(sectionRoute('dtp'), { vin: CAR as never, token: 'off' }), {
		headers: MARKER,
	});
	return (await reply.json()) as { meta: { state: string } };
}

test('a restored copy asks nobody, writes to nobody and says so, until it is opened', async () => {
	const { store } = database;
	const accountId = await addPerson(store);
	await store.db.execute(sql`update account set requests = 1 where id = ${accountId}`);
	const lookup = await addHeldLookup(store, accountId);
	await mark(store.db, 'restored-copy');
	const stateOf = async () =>
		(await store.db.execute<{ state: string }>(sql`select state from paid_lookup where id = ${lookup}`))
			.rows[0]?.state;

	await withServer(async ({ url, deps }, log) => {
		expect((await checkDtp(url)).meta.state).toBe('not-asked');
		expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ ok: true, copy: true });
		const notices = [PAY_PATH, CHECK_PATH].map((path) => fetch(`${url}${path}`, { method: 'POST' }));
		const answers = (await Promise.all(notices)).map(async (reply) => [reply.status, await reply.text()]);
		expect(await Promise.all(answers)).toEqual([
			[200, 'FAIL'],
			[200, 'FAIL'],
		]);
		expect(siteSettings(deps.config).notice).toMatch(/^Восстановленная копия: сайт никого не спрашивает/);
		expect([deps.letters, deps.telegram, deps.max, deps.config.moneta]).toEqual([null, null, null, null]);
		expect(log()).toContain('a restored copy: nobody is asked or written to');
		expect(log()).toContain('npm run restore -- --open');
	});
	expect(supplier.seen).toEqual([]);
	expect(await stateOf()).toBe('held');
	const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...TEST_SECRETS, LOG_LEVEL: 'silent' };
	await expect(startWorker(environment)).rejects.toThrow(/^Это восстановленная копия/);

	const secrets = { appSecret: TEST_SECRETS.APP_SECRET, dataKeys: TEST_SECRETS.DATA_KEYS };
	const settings = { ...settingsOf(), deletionsFile: null };
	expect(await runRestore(settings, secrets, ['--open'])).toEqual([expect.stringContaining('открыто')]);
	await withServer(async ({ url, deps }, log) => {
		expect((await checkDtp(url)).meta.state).not.toBe('not-asked');
		expect(siteSettings(deps.config).notice).toBeNull();
		expect(log()).not.toContain('restored copy');
		await vi.waitFor(async () => expect(await stateOf()).not.toBe('held'), 10_000);
	});
});

test('what PostgreSQL itself has recovered becomes a copy by a command', async () => {
	const { store } = database;
	const accountId = await addPerson(store);
	await store.db.execute(sql`
		insert into access_token (hash, account_id, created_at, used_at)
		values (${Buffer.from(randomUUID())}, ${accountId}, now(), now())`);
	const secrets = { appSecret: TEST_SECRETS.APP_SECRET, dataKeys: TEST_SECRETS.DATA_KEYS };
	const deletionsFile = join(dataDir, 'deletions.jsonl');
	const settings = { ...settingsOf(), deletionsFile };
	await expect(runRestore(settings, secrets, ['--recovered'])).rejects.toThrow(/^Нет журнала удалений/);

	await appendDeletions(deletionsFile, [{ at: new Date(), what: 'account', whom: accountId }]);
	await runRestore(settings, secrets, ['--recovered']);
	const { rows } = await store.db.execute(sql`
		select (select deleted_at is not null from account where id = ${accountId}) as gone,
			(select count(*)::int from access_token) as "signedIn", (select kind from store_mark) as mark`);
	expect(rows).toEqual([{ gone: true, signedIn: 0, mark: 'restored-copy' }]);
});

test('what PostgreSQL itself has recovered becomes a copy where no journal ever was, when that is said', async () => {
	const secrets = { appSecret: TEST_SECRETS.APP_SECRET, dataKeys: TEST_SECRETS.DATA_KEYS };
	const settings = { ...settingsOf(), deletionsFile: null };
	await expect(runRestore(settings, secrets, ['--recovered'])).rejects.toThrow('--without-deletions');
	const [result] = await runRestore(settings, secrets, ['--recovered', '--without-deletions']);
	expect(result).toBe('Журнала удалений нет: что люди удалили и отменили с тех пор, вернулось.');
	await runRestore(settings, secrets, ['--open']);
});
