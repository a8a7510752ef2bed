import { randomUUID } from 'node:crypto';
import { appendFile, chmod, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { VERA } from '@avtosverka/server/accounts/testing/invented-people';
import { testAccounts } from '@avtosverka/server/accounts/testing/test-accounts';
import { runRestore } from '@avtosverka/server/backup/commands/restore-command';
import { exportDeletions } from '@avtosverka/server/backup/export-deletions';
import { startEmbeddedStore } from '@avtosverka/server/store/embedded/embedded-store';
import { openStore } from '@avtosverka/server/store/open-store';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const SECRETS = {
	appSecret: 'a secret of tests and of nothing else',
	dataKeys: `test:${Buffer.alloc(32, 7).toString('base64')}`,
};
const clock = { now: () => new Date() };

const { path: folder, remove } = temporaryFolder();
let archive: string;
beforeAll(async () => {
	archive = join(folder, 'wal');
	await mkdir(archive);
	// For root PostgreSQL runs under an account of its own, which has to enter and to write.
	await chmod(folder, 0o755);
	await chmod(archive, 0o777);
});
afterAll(remove);

const start = (dataDir: string) => startEmbeddedStore({ dataDir: join(folder, dataDir) });

async function asAdmin<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** The settings that docs/operations.md gives; they are read when the server starts again. */
async function archiveWal(): Promise<void> {
	const store = await start('live');
	await asAdmin(store.adminUrl, async (client) => {
		await client.query("alter system set wal_level = 'replica'");
		await client.query("alter system set archive_mode = 'on'");
		await client.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
	});
	await store.stop();
}

/** What `pg_basebackup` does, which the embedded PostgreSQL does not have. */
async function copyBase(adminUrl: string, from: string, to: string): Promise<void> {
	await asAdmin(adminUrl, async (client) => {
		await client.query("select pg_backup_start('base', true)");
		await cp(from, to, { recursive: true });
		const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
		await writeFile(join(to, 'pg', 'backup_label'), rows[0]?.labelfile ?? '');
	});
	await rm(join(to, 'pg', 'postmaster.pid'), { force: true });
	await rm(join(to, 'pg', 'pg_wal'), { recursive: true });
	await mkdir(join(to, 'pg', 'pg_wal'), { mode: 0o700 });
}

test('a store is taken back to a moment between two accounts, and nobody deleted comes back', {
	timeout: 180_000,
}, async () => {
	await archiveWal();
	const live = await start('live');
	const store = await openStore({ url: live.url, dataKeys: SECRETS.dataKeys });
	const accounts = testAccounts(store, clock);
	const enter = () => accounts.enter({ ...VERA, id: randomUUID() });
	await copyBase(live.adminUrl, live.dataDir, join(folder, 'base'));
	const [stays, gone] = [await enter(), await enter()];
	const moment = await asAdmin(live.adminUrl, async (client) => {
		const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
		return rows[0]?.now ?? '';
	});
	const later = await enter();
	await accounts.remove(gone.id);
	const deletionsJournal = join(folder, 'deletions.jsonl');
	await exportDeletions({ store, clock }, deletionsJournal);
	const last = await asAdmin(live.adminUrl, async (client) => {
		const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
		return rows[0]?.file ?? '';
	});
	await vi.waitFor(async () => expect(await readdir(archive)).toContain(last), 30_000);
	await store.close();
	await live.stop();

	const recovered = join(folder, 'recovered');
	await mkdir(recovered);
	await cp(join(folder, 'base'), join(recovered, 'store'), { recursive: true });
	const cluster = join(recovered, 'store', 'pg');
	await appendFile(
		join(cluster, 'postgresql.auto.conf'),
		`hot_standby = 'off'\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\n` +
			"recovery_target_action = 'promote'\narchive_mode = 'off'\n",
	);
	await writeFile(join(cluster, 'recovery.signal'), '');
	const settings = {
		databaseUrl: null,
		...{ dataDir: recovered, backupDir: recovered, backupKey: null, deletionsFile: deletionsJournal },
		deletionsRetentionDays: 400,
		...({ databaseCa: null, databasePooler: 'off' } as const),
	};
	const tooLate = new Date(Date.now() + 401 * 24 * 3_600_000);
	await expect(runRestore(settings, SECRETS, ['--recovered'], tooLate)).rejects.toThrow(
		/а журнал удалений помнит удалённое только с/,
	);
	const lines = await runRestore(settings, SECRETS, ['--recovered']);
	expect(lines[0]).toBe('По журналу удалений записей 1.');
	const again = await start('recovered');
	const people = await asAdmin(again.adminUrl, async (client) => {
		const { rows } = await client.query<{ id: string; gone: boolean }>(
			'select id, deleted_at is not null as gone from account',
		);
		return Object.fromEntries(rows.map(({ id, gone: isGone }) => [id, isGone]));
	});
	await again.stop();
	expect(people).toEqual({ [stays.id]: false, [gone.id]: true });
	expect(people).not.toHaveProperty(later.id);
});
