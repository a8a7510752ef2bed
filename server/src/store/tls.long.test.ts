import { execFileSync } from 'node:child_process';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedStore, startEmbeddedStore } from './embedded/embedded-store.ts';
import { openDatabase } from './open-database.ts';
import { openStore } from './open-store.ts';
import { TEST_DATA_KEYS } from './testing/test-database.ts';

const QUIET = { stdio: 'ignore' } as const;

const { path: folder, remove } = temporaryFolder();
let embedded: EmbeddedStore;
let ca: string;
beforeAll(async () => {
	embedded = await startEmbeddedStore({ dataDir: folder, durable: false });
	const cluster = join(embedded.dataDir, 'pg');
	const path = (name: string) => join(cluster, name);
	const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
	const files = ['-keyout', path('server.key'), '-out', path('server.crt')];
	execFileSync(
		'openssl',
		['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
		QUIET,
	);
	const { uid, gid } = await stat(cluster);
	for (const name of ['server.key', 'server.crt']) await chown(path(name), uid, gid);
	await chmod(path('server.key'), 0o600);
	ca = await readFile(path('server.crt'), 'utf8');
	const client = new pg.Client({ connectionString: embedded.adminUrl });
	await client.connect();
	await client.query('alter system set ssl = on');
	await client.query('select pg_reload_conf()');
	await client.end();
}, 60_000);
afterAll(async () => {
	await embedded.stop();
	await remove();
});

const byName = () => embedded.url.replace('127.0.0.1', 'localhost');
const open = (url: string, authority: string | null) =>
	openStore({ url, ca: authority, dataKeys: TEST_DATA_KEYS });

test('with a certificate of whoever signed the database’s every connection is encrypted', async () => {
	const store = await open(byName(), ca);
	const { rows } = await store.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
	expect(rows).toEqual([{ ssl: true }]);
	await store.close();
});

test('what the address says of TLS does not weaken that', async () => {
	const store = await open(`${byName()}?sslmode=disable`, ca);
	const { rows } = await store.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
	expect(rows).toEqual([{ ssl: true }]);
	await store.close();
});

test('of several hosts only one that the certificate vouches for is taken', async () => {
	const url = byName().replace('@localhost', '@localhost:1,localhost');
	const store = await open(`${url}?target_session_attrs=read-write`, ca);
	expect(store.state()).toBe('works');
	await store.close();
});

const openToCopy = (databaseUrl: string, databaseCa: string | null) =>
	openDatabase({ databaseUrl, databaseCa, databasePooler: 'off', dataDir: folder });

test('a command that copies the database does so over such a connection, and so does its store', async () => {
	await using database = await openToCopy(`${byName()}?sslmode=disable`, ca);
	const question = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';
	expect((await database.client.query(question)).rows).toEqual([{ ssl: true }]);
	const store = await openStore({ ...database.reached, dataKeys: TEST_DATA_KEYS });
	expect((await store.query(question)).rows).toEqual([{ ssl: true }]);
	await store.close();
});

test('and copies none that its certificate does not vouch for, nor from an address that is none', async () => {
	const other = execFileSync('hostname', { encoding: 'utf8' }).trim();
	const opening = openToCopy(byName().replace('@localhost', `@${other}`), ca);
	await expect(opening).rejects.toThrow('PostgreSQL не отвечает (ERR_TLS_CERT_ALTNAME_INVALID)');
	await expect(openToCopy('postgres://a b:c:d/e', ca)).rejects.toThrow('Адрес базы данных не читается');
});

test('a database that nobody known has signed is refused', async () => {
	await expect(open(`${byName()}?sslmode=verify-full`, null)).rejects.toThrow(
		'PostgreSQL не отвечает (DEPTH_ZERO_SELF_SIGNED_CERT)',
	);
});

test('a database under another name than its certificate’s is refused', async () => {
	// Without a name in the address there is none to compare but this machine's, which the certificate lacks.
	const other = execFileSync('hostname', { encoding: 'utf8' }).trim();
	const url = byName().replace('@localhost', `@${other}`);
	await expect(open(url, ca)).rejects.toThrow(/ERR_TLS_CERT_ALTNAME_INVALID/);
});
