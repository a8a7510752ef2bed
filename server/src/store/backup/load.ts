import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Secrets } from '../../config/secrets.ts';
import { StartError } from '../../start-error.ts';
import { refuseOtherKeys } from '../key-fingerprints.ts';
import { holdMigrations, migrateWithin } from '../migrate.ts';
import { type Migration, readMigrations } from '../migrations.ts';
import { liftQuestionLimit } from '../question-limit.ts';
import type { Tx } from '../store.ts';
import type { BackupEnd, BackupHead, BackupPart } from './parts.ts';
import { isEmpty } from './tables.ts';

/** What was loaded. */
export type LoadedBackup = { readonly head: BackupHead; readonly rows: BackupEnd['rows'] };

const NOT_EMPTY = 'База данных не пуста: нужна новая, в которой ещё не было таблиц.';
const CUT = 'Файл копии повреждён или обрезан: возьмите другой.';

async function migrationsOf(head: BackupHead): Promise<Migration[]> {
	const ours = await readMigrations();
	const found = head.migrations.map(({ number, name, sha256 }) => {
		const own = ours.find((migration) => migration.number === number);
		if (own?.sha256 === sha256) return own;
		throw new StartError(
			`Копия новее этой программы: в ней есть ${name}. Восстановите программой не старше копии.`,
		);
	});
	return found;
}

function refuseHead(head: BackupHead, secrets: Secrets): void {
	const known = head.keys.map((key) => ({ ...key, fingerprint: Buffer.from(key.fingerprint, 'hex') }));
	refuseOtherKeys(known, secrets);
}

type Copying = { readonly name: string; readonly stream: ReturnType<typeof copyFrom> };

async function endCopying(copying: Copying | null, counts: Record<string, number>): Promise<void> {
	if (copying === null) return;
	copying.stream.end();
	await finished(copying.stream);
	counts[copying.name] = copying.stream.rowCount;
}

/**
 * Loads a backup into an empty database and brings that up to date: all within one transaction, so that it
 * stays empty when anything is wrong. `finish` is the end of that transaction. Throws StartError for a
 * database that is not empty, a newer backup, other keys and a file that is cut.
 */
export async function loadStore(
	client: pg.PoolClient,
	parts: AsyncIterable<BackupPart>,
	secrets: Secrets,
	finish: (tx: Tx, loaded: LoadedBackup) => Promise<void>,
): Promise<LoadedBackup> {
	return drizzle({ client }).transaction(async (tx) => {
		await liftQuestionLimit(tx);
		await holdMigrations(tx);
		if (!(await isEmpty(client))) throw new StartError(NOT_EMPTY);
		const loaded = await loadParts({ client, tx, secrets }, parts);
		await migrateWithin(tx, await readMigrations());
		await finish(tx, loaded);
		return loaded;
	});
}

type Loading = { readonly client: pg.PoolClient; readonly tx: Tx; readonly secrets: Secrets };

async function loadParts(loading: Loading, parts: AsyncIterable<BackupPart>): Promise<LoadedBackup> {
	const { client, tx, secrets } = loading;
	let head: BackupHead | null = null;
	let end: BackupEnd | null = null;
	let copying: Copying | null = null;
	const counts: Record<string, number> = {};
	for await (const part of orCut(parts)) {
		if (part.kind === 'head') {
			head = part.head;
			refuseHead(head, secrets);
			await migrateWithin(tx, await migrationsOf(head));
		} else if (part.kind === 'table') {
			await endCopying(copying, counts);
			const { name, columns } = part.table;
			const list = columns.map((column) => `"${column}"`).join(', ');
			const stream = client.query(copyFrom(`copy public."${name}" (${list}) from stdin`));
			// Heard where its rows are written or ended.
			stream.on('error', () => {});
			copying = { name, stream };
		} else if (part.kind === 'rows') {
			if (copying && !copying.stream.write(part.bytes)) await once(copying.stream, 'drain');
		} else {
			await endCopying(copying, counts);
			copying = null;
			end = part.end;
			for (const { name, lastValue } of end.sequences) {
				await client.query('select setval($1::regclass, $2::bigint)', [`public."${name}"`, lastValue]);
			}
		}
	}
	if (!head || !end || JSON.stringify(counts) !== JSON.stringify(end.rows)) throw new StartError(CUT);
	return { head, rows: counts };
}

/** What a reader of files throws is that the file is no backup, or not a whole one. */
async function* orCut(parts: AsyncIterable<BackupPart>): AsyncGenerator<BackupPart> {
	try {
		yield* parts;
	} catch (error) {
		if (error instanceof StartError) throw error;
		const { code } = error as NodeJS.ErrnoException;
		throw new StartError(
			code === 'ENOENT' || code === 'EACCES'
				? `Файл копии не открывается (${code}): проверьте его имя.`
				: CUT,
		);
	}
}
