import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { chooseHost, readDatabaseHosts } from './database-hosts.ts';
import { GuardedPool } from './guarded-pool.ts';
import type { StoreLog } from './store-log.ts';

/** How the database is reached. */
export type PoolOptions = {
	readonly url: string;
	/** The certificate that signed the database's, PEM: then only a connection that it vouches for is taken. */
	readonly ca?: string | null;
	/** A pooler stands in front that gives each transaction another connection. */
	readonly pooler?: boolean;
	/** Connections at most, 10 by default; the embedded server takes 100 from all processes together. */
	readonly poolSize?: number;
	/** How long one question may take, milliseconds, 15 s by default; 0 for no limit. */
	readonly questionLimitMs?: number;
	/** How long a connection is waited for, milliseconds, 5 s by default. */
	readonly connectLimitMs?: number;
	readonly log?: StoreLog;
};

/** What the settings say of every database outside. */
export type DatabaseSettings = Partial<Pick<Config, 'databaseCa' | 'databasePooler'>>;

/** How a database outside is reached. */
export function outsideDatabase(
	url: string,
	{ databaseCa, databasePooler }: DatabaseSettings,
): Pick<PoolOptions, 'url' | 'ca' | 'pooler'> {
	return { url, ca: databaseCa ?? null, pooler: databasePooler === 'transaction' };
}

/** No question of ours takes seconds: what does is stuck, and must give its connection back. */
const QUESTION_LIMIT_MS = 15_000;
/** The database ends a question in time; where not even that arrives, we wait so much longer. */
const PATIENCE = 4 / 3;
const CONNECT_LIMIT_MS = 5_000;

/**
 * Connections to the database, or to the one of its hosts that does; all questions go through them. Throws
 * StartError for an address that is invalid.
 */
export function createPool(options: PoolOptions): GuardedPool {
	const { poolSize, log, pooler = false } = options;
	const { questionLimitMs = QUESTION_LIMIT_MS, connectLimitMs = CONNECT_LIMIT_MS } = options;
	const hosts = readDatabaseHosts(options.url);
	const ssl = options.ca ? { ssl: { ca: options.ca, rejectUnauthorized: true } } : {};
	const urls = hosts.urls.map((url) => (options.ca ? withoutTls(url) : url)) as [string, ...string[]];
	const choose = urls.length === 1 && !hosts.writable ? null : () => chooseHost({ ...hosts, urls }, ssl);
	const pool = new GuardedPool({
		connectionString: urls[0],
		...ssl,
		Client: clientOf({ choose, named: !pooler }),
		max: poolSize ?? 10,
		connectionTimeoutMillis: connectLimitMs,
		idleTimeoutMillis: 30_000,
		// A pooler refuses to begin with it: there it is set where the pooler begins.
		...(pooler ? {} : { statement_timeout: questionLimitMs }),
		query_timeout: questionLimitMs * PATIENCE,
		application_name: 'avtosverka',
	});
	// An idle connection may end at any time; the next question simply takes another one. Only the message: the
	// error carries the whole client, with what it is connected as. No request owns it, though one of them has
	// opened the connection.
	const onError = AsyncLocalStorage.bind(({ message }: Error) => {
		if (!pool.isShut) log?.warn({ reason: message }, 'a store connection ended');
	});
	pool.on('error', onError);
	// One in use may end between two questions of a transaction; without a listener that would end the process.
	pool.on('connect', (client) => client.on('error', onError));
	return pool;
}

/** What an address says of TLS would win over the certificate that is given. */
function withoutTls(url: string): string {
	if (!URL.canParse(url)) {
		throw new StartError('Адрес базы данных не читается: нужен postgres://пользователь:пароль@узел/база.');
	}
	const withoutSsl = new URL(url);
	for (const name of ['ssl', 'sslmode', 'sslrootcert']) withoutSsl.searchParams.delete(name);
	return withoutSsl.href;
}

type Place = { host: string; port: number };
type ConnectCallback = (error: Error | null) => void;

/** The driver's client: it goes to the host that is chosen, and names statements where it may. */
function clientOf({ choose, named }: { choose: (() => Promise<string>) | null; named: boolean }) {
	if (choose === null && named) return pg.Client;
	const connect = pg.Client.prototype.connect as (this: pg.Client, connected: ConnectCallback) => void;
	const query = pg.Client.prototype.query as (this: pg.Client, ...words: unknown[]) => unknown;
	class StoreClient extends pg.Client {}
	if (choose) {
		StoreClient.prototype.connect = function (this: pg.Client, connected: ConnectCallback) {
			choose().then((url) => {
				const { hostname, port } = new URL(url);
				const chosen: Place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) };
				Object.assign(this, chosen);
				connect.call(this, connected);
			}, connected);
		} as typeof pg.Client.prototype.connect;
	}
	if (!named) {
		// A named statement lives in the connection that prepared it, and the next question may get another.
		StoreClient.prototype.query = function (this: pg.Client, question: unknown, ...rest: unknown[]) {
			const isNamed = typeof question === 'object' && question !== null && 'name' in question;
			return query.call(this, isNamed ? { ...question, name: undefined } : question, ...rest);
		} as typeof pg.Client.prototype.query;
	}
	return StoreClient;
}
