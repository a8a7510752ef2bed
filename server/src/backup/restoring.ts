import type { Secrets } from '../config/secrets.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { type LoadedBackup, loadStore } from '../store/backup/load.ts';
import type { BackupPart } from '../store/backup/parts.ts';
import { createCipher } from '../store/cipher.ts';
import type { OpenDatabase } from '../store/open-database.ts';
import type { Tx } from '../store/store.ts';
import { mark, unmark } from '../store/store-mark.ts';
import { FROM_THE_BEGINNING, latestOf, type ReadDeletions, readDeletions } from './deletions-file.ts';
import { oldestBackup } from './forgetting.ts';
import { replayDeletions } from './replay.ts';
import { endSignIns, lastReplayed } from './store.ts';

const NOTHING_DELETED: ReadDeletions = { deletions: [], unreadable: 0, since: FROM_THE_BEGINNING };

/** The journal by which a restoration deletes again; `isMissing` where there is none. */
export type ReplayedJournal = ReadDeletions & { readonly isMissing: boolean };

/**
 * The journal that a restoration needs. Throws StartError where there is none, unless `without` accepts that
 * what was deleted since the backup comes back.
 */
export async function journalFor(
	{ deletionsFile, deletionsRetentionDays }: Pick<Config, 'deletionsFile' | 'deletionsRetentionDays'>,
	{ without, now }: { readonly without: boolean; readonly now: Date },
): Promise<ReplayedJournal> {
	const found = deletionsFile === null ? null : await readDeletions(deletionsFile);
	const journal = found ?? (without ? NOTHING_DELETED : null);
	if (journal) {
		const since = oldestBackup(now, deletionsRetentionDays);
		return { ...journal, since: latestOf([journal, { since }]), isMissing: found === null };
	}
	throw new StartError(
		`Нет журнала удалений (DELETIONS_JOURNAL${deletionsFile === null ? '' : `: ${deletionsFile}`}): положите его на ` +
			'место, иначе удалённое вернётся. Если журнала не было никогда, добавьте --without-deletions.',
	);
}

/** Throws StartError for a state of the store since which the journal has forgotten deletions. */
function refuseForgotten(at: Date, { since }: ReadDeletions): void {
	if (at >= since) return;
	throw new StartError(
		`Копия — на ${at.toISOString()}, а журнал удалений помнит удалённое только с ${since.toISOString()} ` +
			'(DELETIONS_RETENTION_DAYS): удалённое раньше вернулось бы, восстановите копию новее.',
	);
}

/** Refuses a store that PostgreSQL itself has taken back to a moment that the journal has forgotten. */
export async function refuseForgottenMoment(tx: Tx, journal: ReadDeletions): Promise<void> {
	const at = await lastReplayed(tx);
	if (at) refuseForgotten(at, journal);
}

async function* unlessForgotten(
	parts: AsyncIterable<BackupPart>,
	journal: ReadDeletions,
): AsyncGenerator<BackupPart> {
	for await (const part of parts) {
		if (part.kind === 'head') refuseForgotten(new Date(part.head.at), journal);
		yield part;
	}
}

/** Makes a copy out of what was loaded: deletions replayed, sign-ins ended, nothing sent. */
export async function makeCopy(tx: Tx, secrets: Secrets, { deletions }: ReadDeletions): Promise<void> {
	await replayDeletions(tx, createCipher(secrets.dataKeys), secrets.appSecret, deletions);
	await endSignIns(tx);
	// What the backed up store was marked with is nothing to its copy.
	await unmark(tx);
	await mark(tx, 'restored-copy');
}

/** Restores a backup into an empty database as a copy; all or nothing. Throws StartError in one sentence. */
export async function restoreCopy(
	{ client }: Pick<OpenDatabase, 'client'>,
	parts: AsyncIterable<BackupPart>,
	secrets: Secrets,
	journal: ReadDeletions,
): Promise<LoadedBackup> {
	return loadStore(client, unlessForgotten(parts, journal), secrets, (tx) => makeCopy(tx, secrets, journal));
}
