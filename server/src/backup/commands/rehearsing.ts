import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Secrets } from '../../config/secrets.ts';
import { createLedger } from '../../ledger/ledger.ts';
import { StartError } from '../../start-error.ts';
import { newestBackup, readBackup } from '../../store/backup/file.ts';
import type { LoadedBackup } from '../../store/backup/load.ts';
import { databaseOf, type OpenDatabase, openDatabase } from '../../store/open-database.ts';
import { journalFor, type ReplayedJournal, restoreCopy } from '../restoring.ts';
import { findLedgerGaps, sumLedger } from '../store.ts';
import type { CopySettings } from './backing-up.ts';

/** What a rehearsal found; `ok` where the backup is good. */
export type Rehearsal = { readonly ok: boolean; readonly lines: readonly string[] };

/** Restores the newest backup into a store of its own, which goes afterwards, and adds up the money. */
export async function rehearse(
	settings: CopySettings,
	secrets: Secrets,
	now = new Date(),
): Promise<Rehearsal> {
	const path = await newestBackup(settings.backupDir);
	if (path === null)
		throw new StartError(`В ${settings.backupDir} нет ни одной копии: сделайте npm run backup.`);
	const dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-rehearsal-'));
	// The account under which PostgreSQL runs for root has to enter.
	await chmod(dataDir, 0o755);
	let folder: string | null = null;
	try {
		await using database = await openDatabase({ ...settings, databaseUrl: null, dataDir });
		folder = database.folder;
		const journal = await journalFor(settings, { without: true, now });
		const loaded = await restoreCopy(database, readBackup(path, settings.backupKey), secrets, journal);
		return await judge(database, path, loaded, journal);
	} finally {
		for (const left of [dataDir, folder]) if (left) await rm(left, { recursive: true, force: true });
	}
}

async function judge(
	database: OpenDatabase,
	path: string,
	{ head, rows }: LoadedBackup,
	{ isMissing, deletions }: ReplayedJournal,
): Promise<Rehearsal> {
	const db = databaseOf(database.client);
	const { accounts, entries, differences } = await createLedger({ db }, { now: () => new Date() }).check();
	const unbooked = await findLedgerGaps(db);
	const sums = await sumLedger(db);
	const rowsInAll = Object.values(rows).reduce((sum, count) => sum + count, 0);
	const ok = differences.length === 0 && unbooked.length === 0;
	return {
		ok,
		lines: [
			`Копия ${path} от ${head.at}: таблиц ${Object.keys(rows).length}, строк ${rowsInAll}.`,
			isMissing
				? 'Журнала удалений здесь нет (DELETIONS_JOURNAL): удалено ли заново, что люди удалили, не проверено.'
				: `Удалено заново по журналу: записей ${deletions.length}.`,
			`Книга движений: аккаунтов ${accounts}, движений ${entries}, покупок ${sums.purchases}, ` +
				`списаний за поиск ${sums.charges}, итог ${sums.kopecks} коп.`,
			...differences.map(({ accountId }) => `Не сходится баланс аккаунта ${accountId}.`),
			...unbooked.map((reference) => `Не сходится с книгой: ${reference}.`),
			ok ? 'Сходится всё: из этой копии можно восстановиться.' : 'Копия не годится: деньги не сходятся.',
		],
	};
}
