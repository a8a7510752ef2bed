import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeletion, journalLines, latestOf, orNull, readJournalLine } from './deletions-file.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A backup from before that is not restored: the journal has forgotten some of what was deleted since. */
export function oldestBackup(now: Date, retentionDays: number): Date {
	return new Date(now.getTime() - retentionDays * DAY_MS);
}

/**
 * Deletions from before that are forgotten. They are kept a day longer than a backup may be old: clocks
 * differ, and a deletion has the moment at which it began, which may stand before a backup without it.
 */
export function oldestDeletion(now: Date, retentionDays: number): Date {
	return oldestBackup(now, retentionDays + 1);
}

/**
 * Takes deletions that are too old out of the journal, and writes into it since when it is complete. What
 * cannot be read stays: it shows that the file was damaged. Nothing may append meanwhile.
 */
export async function forgetDeletions(path: string, now: Date, retentionDays: number): Promise<void> {
	const bytes = await readFile(path).catch(orNull);
	if (bytes === null) return;
	const before = oldestDeletion(now, retentionDays);
	const lines = journalLines(bytes.toString()).map((text) => ({ text, line: readJournalLine(text) }));
	const remaining = lines.filter(({ line }) => !(isDeletion(line) && line.at < before));
	if (remaining.length === lines.length) return;
	const since = latestOf([...lines.map(({ line }) => line), { since: oldestBackup(now, retentionDays) }]);
	const deletions = remaining.filter(({ line }) => line === null || isDeletion(line));
	const text = [JSON.stringify({ since }), ...deletions.map((each) => each.text), ''].join('\n');
	await replaceFile(path, text, bytes.length);
}

/** Writes a file aside and puts it in place of one that is still as long as when it was read. */
async function replaceFile(path: string, text: string, lengthBefore: number): Promise<void> {
	const draft = `${path}.${process.pid}.part`;
	try {
		await writeFile(draft, text, { mode: 0o600, flush: true });
		// A process that has lost the store, and with it the lock, does not know that others append again.
		if ((await stat(path)).size !== lengthBefore) return;
		await rename(draft, path);
		const folder = await open(dirname(path));
		await folder.sync().finally(() => folder.close());
	} finally {
		await rm(draft, { force: true });
	}
}
