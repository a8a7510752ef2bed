import { createHash } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { readMigrations } from '../migrations.ts';

/** Set apart from other advisory locks of the product. */
const TEMPLATE_LOCK = 0x5445_4d50;

/** Makes a database as a copy of one that is migrated once for all test files; resolves to its address. */
export async function createFromTemplate(serverUrl: string, name: string): Promise<string> {
	await withClient(serverUrl, async (client) => {
		const template = await templateName();
		await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
		await makeTemplate(client, serverUrl, template);
		await client.query(`create database ${name} template ${template} strategy wal_log`);
	});
	return databaseUrl(serverUrl, name);
}

/** Makes a database without tables; resolves to its address. */
export async function createEmpty(serverUrl: string, name: string): Promise<string> {
	await withClient(serverUrl, async (client) => {
		await client.query(`create database ${name}`);
	});
	return databaseUrl(serverUrl, name);
}

/** Drops a test's database, even while it is in use. */
export function dropDatabase(serverUrl: string, name: string): Promise<void> {
	return withClient(serverUrl, async (client) => {
		await client.query(`drop database if exists ${name} with (force)`);
	});
}

/** A template belongs to one state of the migrations: a server that outlives an edit gets another one. */
async function templateName(): Promise<string> {
	const hash = createHash('sha256');
	for (const migration of await readMigrations()) hash.update(migration.sha256);
	return `template_${hash.digest('hex').slice(0, 12)}`;
}

async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
	const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
	if (rowCount) return;
	const unfinished = `${template}_unfinished`;
	await client.query(`drop database if exists ${unfinished} with (force)`);
	await client.query(`create database ${unfinished}`);
	const pool = new pg.Pool({ connectionString: databaseUrl(serverUrl, unfinished), max: 2 });
	await migrate(pool).finally(() => pool.end());
	await client.query(`alter database ${unfinished} rename to ${template}`);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await work(client);
	} finally {
		await client.end();
	}
}

function databaseUrl(serverUrl: string, name: string): string {
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return url.href;
}
