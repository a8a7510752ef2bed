import { appendFile, chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@avtosverka/harness/free-port';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import pg from 'pg';
import { giveTree, ownerOf } from '../embedded/account.ts';
import { clusterFolder } from '../embedded/cluster.ts';
import { startEmbeddedStore } from '../embedded/embedded-store.ts';
import { findPrograms } from '../embedded/programs.ts';
import { run } from '../embedded/run.ts';
import { openStore } from '../open-store.ts';
import { TEST_DATA_KEYS } from './test-database.ts';

/** A primary with all tables, and a standby that streams from it. */
export type StreamingStandby = AsyncDisposable & {
	readonly primaryUrl: string;
	readonly standbyUrl: string;
	/** A statement on the one or the other, as its administrator. */
	onPrimary(sql: string): Promise<void>;
	onStandby(sql: string): Promise<void>;
	/** Ends the standby as a crash would. */
	kill(): Promise<void>;
	start(): Promise<void>;
};

/** Starts both from the embedded PostgreSQL: the standby begins as a copy of the stopped primary. */
export async function startStreamingStandby(): Promise<StreamingStandby> {
	const { path: folder, remove } = temporaryFolder();
	const dataDir = join(folder, 'primary');
	const first = await startEmbeddedStore({ dataDir });
	const made = await openStore({ url: first.url, dataKeys: TEST_DATA_KEYS });
	await made.close();
	await asAdmin(first.adminUrl, "alter system set wal_level = 'replica'");
	await asAdmin(first.adminUrl, 'alter system set max_wal_senders = 4');
	await asAdmin(first.adminUrl, "alter system set wal_keep_size = '64MB'");
	await first.stop();
	// What is copied must have ended with these settings.
	await (await startEmbeddedStore({ dataDir })).stop();

	const place = join(folder, 'standby');
	await mkdir(place);
	const cluster = clusterFolder(place);
	await cp(clusterFolder(first.dataDir), cluster, { recursive: true });
	await chmod(cluster, 0o700);
	const primary = await startEmbeddedStore({ dataDir });
	const { port, username, password } = new URL(primary.adminUrl);
	await writeFile(join(cluster, 'standby.signal'), '');
	await appendFile(
		join(cluster, 'postgresql.auto.conf'),
		`primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n` +
			// As if it stood far away: without the delay it would hardly ever be behind.
			"wal_retrieve_retry_interval = '200ms'\nrecovery_min_apply_delay = '200ms'\n",
	);
	const owner = await ownerOf(clusterFolder(primary.dataDir));
	const account = process.getuid?.() === 0 ? owner : null;
	if (account) await giveTree(cluster, account);
	const { pgCtl } = await findPrograms(place, account);
	const standbyPort = await freePort();
	const control = (...words: string[]) =>
		run(pgCtl, [...words, `--pgdata=${cluster}`, '--wait', '--silent'], place, account);
	const start = () => control('start', `--options=-p ${standbyPort}`, `--log=${join(cluster, 'server.log')}`);
	const kill = () => control('stop', '--mode=immediate');
	await start();
	const at = (url: string) => Object.assign(new URL(url), { port: String(standbyPort) }).href;
	return {
		primaryUrl: primary.url,
		standbyUrl: at(primary.url),
		onPrimary: (sql) => asAdmin(primary.adminUrl, sql),
		onStandby: (sql) => asAdmin(at(primary.adminUrl), sql),
		start,
		kill,
		async [Symbol.asyncDispose]() {
			await kill().catch(() => {});
			await primary.stop();
			await remove();
		},
	};
}

async function asAdmin(url: string, sql: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(sql).finally(() => client.end());
}
