import type { Secrets } from '../config/secrets.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type LoadedBackup, loadStore } from '../store/backup/load.ts';
import type { BackupPart } from '../store/backup/parts.ts';
import { createCipher } from '../store/cipher.ts';
import type { OpenDatabase } from '../store/open-database.ts';
import type { Tx } from '../store/store.ts';
import { mark, unmark } from '../store/store-mark.ts';
import { type ReadDeletions, readDeletions } from './deletions-file.ts';
import { replayDeletions } from './replay.ts';
import { endSignIns } from './store.ts';

const NOTHING_DELETED: ReadDeletions = { deletions: [], unreadable: 0 };

/**
 * The journal that a restoration needs. Throws StartError where there is none, unless `without` says that
 * this is known: whoever was deleted since the backup would come back.
 */
export async function journalFor(
	{ deletionsFile }: Pick<Config, 'deletionsFile'>,
	without: boolean,
): Promise<ReadDeletions> {
	const journal = deletionsFile === null ? null : await readDeletions(deletionsFile);
	if (journal) return journal;
	if (without) return NOTHING_DELETED;
	throw new StartError(
		`Нет журнала удалений (DELETIONS_JOURNAL${deletionsFile === null ? '' : `: ${deletionsFile}`}): положите его на ` +
			'место, иначе удалённое вернётся. Если журнала не было никогда, добавьте --without-deletions.',
	);
}

/** Makes a copy out of what was loaded: the deleted are gone, nobody is signed in, all is silent. */
export async function makeCopy(tx: Tx, secrets: Secrets, { deletions }: ReadDeletions): Promise<void> {
	await replayDeletions(tx, createCipher(secrets.dataKeys), secrets.appSecret, deletions);
	await endSignIns(tx);
	// What the backed up store was marked with is nothing to its copy.
	await unmark(tx);
	await mark(tx, 'restored-copy');
}

/** Restores a backup into an empty database as a copy; all or nothing. Throws StartError in one sentence. */
export async function restoreCopy(
	database: Pick<OpenDatabase, 'connect'>,
	parts: AsyncIterable<BackupPart>,
	secrets: Secrets,
	journal: ReadDeletions,
): Promise<LoadedBackup> {
	const client = await database.connect();
	return loadStore(client, parts, secrets, (tx) => makeCopy(tx, secrets, journal));
}
