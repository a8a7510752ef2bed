import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { Deletion } from '../store/deletion-journal.ts';

/** The journal outside the store, and how many of its lines are none. */
export type ReadDeletions = {
	readonly deletions: readonly Deletion[];
	readonly unreadable: number;
	/** Of what was deleted since then it has forgotten nothing. */
	readonly since: Date;
};

/** What a journal says of which nothing was ever forgotten. */
export const FROM_THE_BEGINNING = new Date(0);

/** Appends deletions, one a line; they are on the disk when it resolves. */
export async function appendDeletions(path: string, deletions: readonly Deletion[]): Promise<void> {
	await makeFolder(dirname(path));
	const file = await open(path, 'a+', 0o600);
	try {
		const lines = deletions.map(({ at, what, whom }) => `${JSON.stringify({ at, what, whom })}\n`).join('');
		// A process that was killed may have left half a line.
		await file.appendFile((await endsInLine(file)) ? lines : `\n${lines}`);
		await file.sync();
	} finally {
		await file.close();
	}
}

async function endsInLine(file: Awaited<ReturnType<typeof open>>): Promise<boolean> {
	const { size } = await file.stat();
	if (size === 0) return true;
	const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
	return buffer.toString() === '\n';
}

/** The whole journal; null where there is no file. */
export async function readDeletions(path: string): Promise<ReadDeletions | null> {
	const text = await readFile(path, 'utf8').catch(orNull);
	if (text === null) return null;
	const read = journalLines(text).map(readJournalLine);
	return {
		deletions: read.filter(isDeletion),
		unreadable: read.filter((line) => line === null).length,
		since: latestOf(read),
	};
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Whose it was, and a keyed hash of it. */
const IDENTITY = /^[\da-f-]{36}\.[\w-]{43}$/;
/** Whose it was, and its name. */
const NAMED = /^[\da-f-]{36}\.[a-z]+$/;
const WHOM: Readonly<Record<Deletion['what'], RegExp>> = {
	account: UUID,
	'owner-report': UUID,
	comment: UUID,
	'comment-approval': UUID,
	'shared-report': UUID,
	'bot-chat': /^[\w-]{43}$/,
	identity: IDENTITY,
	'held-identity': IDENTITY,
	'identity-taken-back': IDENTITY,
	watch: UUID,
	'watch-channel': UUID,
	role: NAMED,
	'moderator-subscription': NAMED,
};

/** A line of the journal: a deletion, or since when it has forgotten none. */
export type JournalLine = Deletion | { readonly since: Date };

/** Null where it cannot be read. */
export function readJournalLine(line: string): JournalLine | null {
	try {
		const { since, at, what, whom } = JSON.parse(line);
		const moment = new Date(since ?? at);
		if (since !== undefined) return Number.isNaN(moment.getTime()) ? null : { since: moment };
		if (Number.isNaN(moment.getTime()) || typeof whom !== 'string') return null;
		if (!WHOM[what as keyof typeof WHOM]?.test(whom)) return null;
		return { at: moment, what, whom };
	} catch {
		return null;
	}
}

/** The lines of a journal. */
export function journalLines(text: string): string[] {
	return text.split('\n').filter((line) => line !== '');
}

/** Whether a line is a deletion. */
export function isDeletion(line: JournalLine | null): line is Deletion {
	return line !== null && 'at' in line;
}

/** The latest moment since which nothing was forgotten. */
export function latestOf(lines: readonly (JournalLine | null)[]): Date {
	return lines.reduce(
		(latest, line) => (line && 'since' in line && line.since > latest ? line.since : latest),
		FROM_THE_BEGINNING,
	);
}

/** Null in place of a file that is not there. */
export function orNull(error: NodeJS.ErrnoException): null {
	if (error.code !== 'ENOENT') throw error;
	return null;
}
