import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Where a database is: one address, or those of a primary and its standbys. */
export type DatabaseHosts = {
	/** An address with one host each, as the driver understands it. */
	readonly urls: readonly [string, ...string[]];
	/** True where only a host that takes writes will do. */
	readonly writable: boolean;
};

/** Driver options of one host beyond its address. */
export type HostOptions = Pick<pg.ClientConfig, 'ssl'>;

const WRITABLE: Readonly<Record<string, boolean>> = { any: false, 'read-write': true, primary: true };
/** Less than a pool waits for a connection. */
const PROBE_LIMIT_MS = 3_000;

/** Reads `postgres://user@one:5432,two:5433/base?target_session_attrs=read-write`, as libpq writes it. */
export function readDatabaseHosts(url: string): DatabaseHosts {
	const [, start = '', list = '', rest = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
	const asked = /[?&]target_session_attrs=([^&]*)/.exec(rest)?.[1] ?? 'any';
	const writable = WRITABLE[asked];
	if (writable === undefined) {
		throw new StartError(
			'Настройки DATABASE_URL и DATABASE_READ_URL: target_session_attrs бывает any, read-write или primary, ' +
				'другого сайт не знает.',
		);
	}
	const query = rest.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
	const [first = '', ...others] = list.split(',').map((host) => start + host + query);
	return { urls: [first, ...others], writable };
}

/** The address that answers first and is what is asked for; rejects when there is none. */
export async function chooseHost({ urls, writable }: DatabaseHosts, options: HostOptions): Promise<string> {
	try {
		return await Promise.any(urls.map((url) => probe(url, writable, options)));
	} catch (error) {
		const { errors } = error as AggregateError;
		throw errors.find(({ code }) => code === NOT_NOW) ?? errors[0];
	}
}

/** `cannot_connect_now`: a standby is about to be promoted. */
const NOT_NOW = '57P03';

async function probe(url: string, writable: boolean, options: HostOptions): Promise<string> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: PROBE_LIMIT_MS,
		query_timeout: PROBE_LIMIT_MS,
		...options,
	});
	// What ends an open connection is heard by the question as well.
	client.on('error', () => {});
	try {
		await client.connect();
		if (!writable) return url;
		const { rows } = await client.query(`select current_setting('transaction_read_only') as "readOnly"`);
		if (rows[0]?.readOnly === 'off') return url;
		throw Object.assign(new Error('no host of the database takes writes'), { code: NOT_NOW });
	} finally {
		// A host that has fallen silent does not say goodbye.
		void client.end().catch(() => {});
	}
}
