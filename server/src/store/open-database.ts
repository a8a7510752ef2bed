import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbeddedStore } from './embedded/embedded-store.ts';
import type { Database } from './store.ts';

/** The database of an installation, for commands that copy it: neither migrated nor looked into. */
export type OpenDatabase = AsyncDisposable & {
	/** Throws StartError where the address leads nowhere. */
	connect(): Promise<pg.Client>;
	readonly url: string;
	/** Where an embedded store lies; null for one outside. */
	readonly folder: string | null;
	/** False while another process uses an embedded store; when true, none can begin to before it is closed. */
	isLast(): Promise<boolean>;
};

/** A connection as queries of ours take it. */
export function databaseOf(client: pg.Client): Database {
	return drizzle({ client });
}

/** Throws StartError for a database that takes no rows: one that still recovers, and a standby. */
export async function refuseRecovering(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is');
	if (!rows[0]?.is) return;
	throw new StartError('PostgreSQL ещё восстанавливает базу: подождите, пока она начнёт принимать записи.');
}

/** Opens the database that the settings name, or one at an address of its own. */
export async function openDatabase({
	databaseUrl,
	dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
	const clients: pg.Client[] = [];
	const embedded = databaseUrl === null ? await startEmbeddedStore({ dataDir }) : null;
	const url = embedded?.url ?? databaseUrl ?? '';
	return {
		url,
		folder: embedded?.dataDir ?? null,
		isLast: () => embedded?.isLast() ?? Promise.resolve(true),
		async connect() {
			const client = new pg.Client({ connectionString: url, application_name: 'avtosverka-copy' });
			client.on('error', () => {});
			try {
				await client.connect();
			} catch (error) {
				const reason = (error as { code?: string }).code ?? (error as Error).name;
				throw new StartError(`База данных недоступна (${reason}): исправьте адрес.`);
			}
			clients.push(client);
			return client;
		},
		async [Symbol.asyncDispose]() {
			await Promise.allSettled(clients.map((client) => client.end()));
			await embedded?.stop();
		},
	};
}
