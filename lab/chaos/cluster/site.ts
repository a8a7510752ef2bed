import { randomBytes } from 'node:crypto';
import { freePort } from '@avtosverka/harness/free-port';
import { FOR_PROGRAMS } from '@avtosverka/harness/settings';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { openStore } from '@avtosverka/server/store/open-store';
import { type MortalProcess, startMortalProcess } from '../mortal-process.ts';
import { type PeopleSite, SETTINGS, TIME_SCALE } from '../site.ts';
import type { Daemon } from './daemon.ts';
import { type DatabaseNode, startDatabases } from './database.ts';
import { startDatabaseProxies } from './database-proxies.ts';
import { startEtcd } from './etcd.ts';
import { createMigrations } from './migrate-to-later.ts';
import { openPlace } from './place.ts';
import { type ByProxy, createSiteProxies } from './site-proxies.ts';

/** Servers, workers and a replicated database, each of which may be killed, and proxies, which are not. */
export type ClusterSite = PeopleSite & {
	/** The servers' address at each proxy. */
	readonly siteUrls: ByProxy<string>;
	readonly servers: readonly MortalProcess[];
	readonly workers: readonly MortalProcess[];
	readonly databases: readonly DatabaseNode[];
	readonly etcd: readonly Daemon[];
	/** Makes the next version of the program and runs its `npm run migrate`; gives the version's folder. */
	readonly migrateToLater: () => Promise<string>;
	close(): Promise<void>;
};

const SERVERS = 3;
const WORKERS = 2;
/** HAProxy's two checks take up to 4 s each; until then it goes on sending requests. */
const PRESTOP_SECONDS = '10';

/** Starts the whole cluster with an empty database; leaves nothing behind where it cannot. */
export async function startClusterSite(): Promise<ClusterSite> {
	const place = await openPlace();
	const close = () => place.running.disposeAsync();
	try {
		const password = randomBytes(24).toString('hex');
		const etcd = await startEtcd(place);
		const databases = await startDatabases(place, etcd.hosts, password);
		const serverPorts: number[] = [];
		for (let index = 0; index < SERVERS; index += 1) serverPorts.push(await freePort());
		const ports = await startDatabaseProxies(place, databases, password);
		const siteProxies = await createSiteProxies(place, serverPorts);

		const dataKeys = `chaos:${randomBytes(32).toString('base64')}`;
		const databaseAt = (port: number, name: string) =>
			`postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
		const store = await openStore({ url: databaseAt(ports.primaryPort, 'postgres'), dataKeys });
		place.running.defer(() => store.close());
		const { urls: siteUrls } = siteProxies;
		// The one whose checks notice a dead server themselves: the payment system calls it.
		const siteUrl = siteUrls.haproxy;
		const sandbox = await startSandbox({ port: 0, timeScale: TIME_SCALE, siteUrl });
		place.running.defer(() => sandbox.close());
		const env = {
			...sandboxSettings(sandbox.url),
			...FOR_PROGRAMS,
			...SETTINGS,
			HOST: '127.0.0.1',
			TRUST_PROXY: '127.0.0.1',
			SITE_URL: siteUrl,
			SANDBOX_PORT: String(sandbox.port),
			DATA_DIR: place.folder,
			DATABASE_URL: databaseAt(ports.poolPort, 'avtosverka'),
			DATABASE_POOLER: 'transaction',
			MONEY_NEEDS_STANDBY: 'on',
			DATABASE_READ_URL: databaseAt(ports.standbyPort, 'postgres'),
			DATA_KEYS: dataKeys,
			APP_SECRET: randomBytes(32).toString('base64url'),
			PRESTOP_SECONDS,
		};
		const start = (kind: 'server' | 'worker', port: number): MortalProcess => {
			const process = startMortalProcess(kind, { ...env, PORT: String(port) });
			// No requests come any more: draining would only take time.
			place.running.defer(() => process.kill());
			return process;
		};
		const servers = serverPorts.map((port) => start('server', port));
		const workers = Array.from({ length: WORKERS }, () => start('worker', 0));
		await Promise.all([...servers, ...workers].map((process) => process.up()));
		await siteProxies.start();
		return {
			siteUrl,
			siteUrls,
			sandboxUrl: sandbox.url,
			store,
			servers,
			workers,
			databases,
			etcd: etcd.members,
			migrateToLater: createMigrations(place.folder, env),
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}
