import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../answers/testing/test-clock.ts';
import { checkKeys } from '../store/key-fingerprints.ts';
import { emptyDatabase, setUpDatabase, TEST_SECRETS } from '../store/testing/test-database.ts';
import { backUp } from './commands/backing-up.ts';
import { rehearse } from './commands/rehearsing.ts';
import { runRestore } from './commands/restore-command.ts';
import { appendDeletions } from './deletions-file.ts';
import { forgetDeletions } from './forgetting.ts';

const SECRETS = { appSecret: TEST_SECRETS.APP_SECRET, dataKeys: TEST_SECRETS.DATA_KEYS };
const NOW = new Date('2026-11-24T00:00:00Z');
const TAKEN = new Date(NOW.getTime() - 100 * DAY_MS);

const database = setUpDatabase();
const { path: folder, remove } = temporaryFolder();
let file: string;
beforeAll(async () => {
	await checkKeys(database.store, SECRETS);
	({ path: file } = await backUp(settingsOf(database.url, 100), SECRETS, TAKEN));
});
afterAll(remove);

const settingsOf = (databaseUrl: string | null, deletionsRetentionDays: number) => ({
	...{
		databaseUrl,
		dataDir: folder,
		backupDir: join(folder, 'backups'),
		backupKey: null,
		deletionsRetentionDays,
	},
	deletionsFile: join(folder, 'deletions.jsonl'),
	...({ databaseCa: null, databasePooler: 'off' } as const),
});

/** What a restoration says to a backup of a hundred days, with the journal as it stands. */
async function restore(retentionDays: number, ...options: readonly string[]): Promise<readonly string[]> {
	await using empty = await emptyDatabase();
	return await runRestore(settingsOf(empty.url, retentionDays), SECRETS, [file, ...options], NOW);
}

describe('a backup that is older than what the journal of deletions remembers', () => {
	const REFUSED =
		/^Копия — на 2026-08-16T00:00:00\.000Z, а журнал удалений помнит удалённое только с .+Z \(DELETIONS_RETENTION_DAYS\): удалённое раньше вернулось бы, восстановите копию новее\.$/;

	test('is not restored, with a journal or without, nor found good by a rehearsal; a younger one is', async () => {
		await expect(restore(99, '--without-deletions')).rejects.toThrow(REFUSED);
		await expect(rehearse(settingsOf(null, 99), SECRETS, NOW)).rejects.toThrow(REFUSED);
		expect((await restore(100, '--without-deletions'))[0]).toMatch(/^Восстановлено на 2026-08-16/);
		await appendDeletions(settingsOf(null, 99).deletionsFile, []);
		await expect(restore(99)).rejects.toThrow(REFUSED);
		expect((await restore(100))[0]).toMatch(/^Восстановлено на 2026-08-16/);
	}, 120_000);

	test('is not restored after a longer term was set either: what is forgotten does not come back', async () => {
		const { deletionsFile } = settingsOf(null, 30);
		const whom = '01234567-89ab-4cde-8f01-23456789abcd';
		await appendDeletions(deletionsFile, [{ at: TAKEN, what: 'account', whom }]);
		await forgetDeletions(deletionsFile, NOW, 30);
		await expect(restore(400)).rejects.toThrow(REFUSED);
	}, 60_000);
});
