import { open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { Deletion } from '../store/deletion-journal.ts';

/** The journal outside the store, and how many of its lines are none. */
export type ReadDeletions = { readonly deletions: readonly Deletion[]; readonly unreadable: number };

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
	const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error;
		return null;
	});
	if (text === null) return null;
	const read = text
		.split('\n')
		.filter((line) => line !== '')
		.map(readLine);
	const deletions = read.filter((deletion) => deletion !== null);
	return { deletions, unreadable: read.length - deletions.length };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const WHOM: Readonly<Record<Deletion['what'], RegExp>> = {
	account: UUID,
	'owner-report': UUID,
	comment: UUID,
	'shared-report': UUID,
	'bot-chat': /^[\w-]{43}$/,
};

function readLine(line: string): Deletion | null {
	try {
		const { at, what, whom } = JSON.parse(line);
		const moment = new Date(at);
		if (Number.isNaN(moment.getTime()) || typeof whom !== 'string') return null;
		if (!WHOM[what as keyof typeof WHOM]?.test(whom)) return null;
		return { at: moment, what, whom };
	} catch {
		return null;
	}
}
