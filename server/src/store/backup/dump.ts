import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Secrets } from '../../config/secrets.ts';
import { StartError } from '../../start-error.ts';
import { type Fingerprint, refuseOtherKeys } from '../key-fingerprints.ts';
import { liftQuestionLimit } from '../question-limit.ts';
import type { AppliedMigration, BackupHead, BackupPart } from './parts.ts';
import { type BackupTable, listSequences, listTables } from './tables.ts';

/**
 * Hands over a store as it stands at one moment, part after part, and blocks no one meanwhile. Throws
 * StartError for one without our tables, and for one that was written with other secrets.
 */
export function dumpStore<Result>(
	client: pg.PoolClient,
	at: Date,
	secrets: Secrets,
	use: (parts: AsyncGenerator<BackupPart>) => Promise<Result>,
): Promise<Result> {
	const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
	return drizzle({ client }).transaction(async (tx) => {
		await liftQuestionLimit(tx);
		const { rows } = await client.query<{ is: boolean }>(
			`select to_regclass('public.installation_key') is not null as is`,
		);
		if (!rows[0]?.is) throw new StartError('В хранилище ещё ничего нет: копировать нечего.');
		return use(partsOf(client, at, secrets));
	}, snapshot);
}

async function* partsOf(client: pg.PoolClient, at: Date, secrets: Secrets): AsyncGenerator<BackupPart> {
	yield { kind: 'head', head: await headOf(client, at, secrets) };
	const counts: Record<string, number> = {};
	for (const table of await listTables(client)) {
		yield { kind: 'table', table };
		counts[table.name] = yield* rowsOf(client, table);
	}
	yield { kind: 'end', end: { rows: counts, sequences: await listSequences(client) } };
}

async function headOf(client: pg.PoolClient, at: Date, secrets: Secrets): Promise<BackupHead> {
	const { rows: migrations } = await client.query<AppliedMigration>(
		'select number, name, sha256 from public.migration order by number',
	);
	const { rows: known } = await client.query<Fingerprint>(
		'select kind, id, fingerprint from public.installation_key order by kind, id',
	);
	refuseOtherKeys(known, secrets);
	const keys = known.map((key) => ({ ...key, fingerprint: key.fingerprint.toString('hex') }));
	return { format: 1, at: at.toISOString(), migrations, keys };
}

async function* rowsOf(
	client: pg.PoolClient,
	{ name, columns }: BackupTable,
): AsyncGenerator<BackupPart, number> {
	const list = columns.map((column) => `"${column}"`).join(', ');
	const copying = client.query(copyTo(`copy (select ${list} from public."${name}") to stdout`));
	try {
		for await (const bytes of copying.iterator({ destroyOnReturn: false })) yield { kind: 'rows', bytes };
	} finally {
		// A reader that stops ends the transaction, for which the connection must be free.
		copying.resume();
	}
	return copying.rowCount;
}
