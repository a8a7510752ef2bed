import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../start-error.ts';
import type { AppliedMigration, BackupHead, BackupPart } from './parts.ts';
import { type BackupTable, listSequences, listTables } from './tables.ts';

/**
 * Hands over a store as it stands at one moment, part after part; nobody is held up meanwhile. Throws
 * StartError for one without our tables.
 */
export function dumpStore<Result>(
	client: pg.Client,
	at: Date,
	use: (parts: AsyncGenerator<BackupPart>) => Promise<Result>,
): Promise<Result> {
	const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
	return drizzle({ client }).transaction(async () => {
		const { rows } = await client.query<{ is: boolean }>(
			`select to_regclass('public.installation_key') is not null as is`,
		);
		if (!rows[0]?.is) throw new StartError('В хранилище ещё ничего нет: копировать нечего.');
		return use(partsOf(client, at));
	}, snapshot);
}

async function* partsOf(client: pg.Client, at: Date): AsyncGenerator<BackupPart> {
	yield { kind: 'head', head: await headOf(client, at) };
	const counts: Record<string, number> = {};
	for (const table of await listTables(client)) {
		yield { kind: 'table', table };
		counts[table.name] = yield* rowsOf(client, table);
	}
	yield { kind: 'end', end: { rows: counts, sequences: await listSequences(client) } };
}

async function headOf(client: pg.Client, at: Date): Promise<BackupHead> {
	const { rows: migrations } = await client.query<AppliedMigration>(
		'select number, name, sha256 from public.migration order by number',
	);
	const { rows: keys } = await client.query<BackupHead['keys'][number]>(
		`select kind, id, encode(fingerprint, 'hex') as fingerprint from public.installation_key order by kind, id`,
	);
	return { format: 1, at: at.toISOString(), migrations, keys };
}

async function* rowsOf(
	client: pg.Client,
	{ name, columns }: BackupTable,
): AsyncGenerator<BackupPart, number> {
	const list = columns.map((column) => `"${column}"`).join(', ');
	const copying = client.query(copyTo(`copy public."${name}" (${list}) to stdout`));
	try {
		for await (const bytes of copying.iterator({ destroyOnReturn: false })) yield { kind: 'rows', bytes };
	} finally {
		// Whoever stops reading ends the transaction, for which the connection must be free.
		copying.resume();
	}
	return copying.rowCount;
}
