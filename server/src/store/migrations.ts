import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { concurrentIndexOf } from './concurrent-index.ts';

/** One step of the tables' growth: `NNNN_name.sql` in server/migrations. */
export type Migration = {
	readonly number: number;
	readonly name: string;
	readonly text: string;
	/** The index that it builds while the table is written to, and nothing else; null for any other. */
	readonly concurrentIndex: string | null;
	/** Of the text with plain line ends, so that a checkout on Windows has the same. */
	readonly sha256: string;
};

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Every migration in its order; throws on a file that is none and on two with one number. */
export async function readMigrations(): Promise<Migration[]> {
	const names = (await readdir(fileURLToPath(FOLDER))).sort();
	const migrations = await Promise.all(names.map(readMigration));
	const numbers = new Set(migrations.map((migration) => migration.number));
	if (numbers.size !== migrations.length) throw new Error('Two migrations share a number');
	return migrations;
}

async function readMigration(name: string): Promise<Migration> {
	const match = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name);
	if (!match) throw new Error(`${name} is not named like a migration`);
	const text = (await readFile(new URL(name, FOLDER), 'utf8')).replaceAll('\r\n', '\n');
	const sha256 = createHash('sha256').update(text).digest('hex');
	return { number: Number(match[1]), name, text, concurrentIndex: concurrentIndexOf(name, text), sha256 };
}
