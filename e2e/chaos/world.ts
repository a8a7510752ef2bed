import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { startEmbeddedStore } from '@avtosverka/server/store/embedded/embedded-store';
import { openStore } from '@avtosverka/server/store/open-store';
import type { Store } from '@avtosverka/server/store/store';
import { startBalancer } from './balancer.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Servers to be killed over one store and one sandbox, which both live through it. */
export type ChaosWorld = {
	/** The one address of all servers. */
	readonly siteUrl: string;
	readonly sandboxUrl: string;
	readonly store: Store;
	readonly servers: readonly ServerProcess[];
	/** How many replies the servers have given so far. */
	replies(): number;
	close(): Promise<void>;
};

/** «Half a minute later» is a second and a half, and a shop that does not answer is told again as quickly. */
const PACE = 0.05;
const UNLIMITED = '100000000';

const SETTINGS = {
	PORT: '0',
	LOG_LEVEL: 'error',
	MANNERS: 'bench',
	BOT_PROTECTION: 'off',
	RATE_LIMIT_PER_MINUTE: UNLIMITED,
	ORDERS_PER_HOUR: '1000000',
	LOOKUPS_PER_HOUR: '1000000',
	GOOGLE_CLIENT_ID: 'off',
	TELEGRAM_BOT_TOKEN: 'off',
	ADS_SCRIPT_URL: '',
	ADS_BLOCK_IDS: '',
};

/** Starts a world of its own with an empty store. */
export async function startChaosWorld(processes: number): Promise<ChaosWorld> {
	const endings: (() => Promise<unknown>)[] = [];
	const close = async () => {
		for (const end of endings.splice(0).reverse()) await end();
	};
	try {
		const dataDir = await mkdtemp(join(tmpdir(), 'avtosverka-chaos-'));
		endings.push(() => rm(dataDir, { recursive: true, force: true }));
		// The store of root runs under another account, which has to enter.
		await chmod(dataDir, 0o755);
		const embedded = await startEmbeddedStore({ dataDir, durable: false });
		endings.push(() => embedded.stop());
		const dataKeys = `chaos:${randomBytes(32).toString('base64')}`;
		const store = await openStore({ url: embedded.url, dataKeys });
		endings.push(() => store.close());

		const servers: ServerProcess[] = [];
		const balancer = await startBalancer(() => servers.flatMap(({ url }) => url ?? []));
		endings.push(() => balancer.close());
		const sandbox = await startSandbox({ port: 0, pace: PACE, siteUrl: balancer.url });
		endings.push(() => sandbox.close());
		const env = {
			...sandboxSettings(sandbox.url),
			...SETTINGS,
			SITE_URL: balancer.url,
			SANDBOX_PORT: String(sandbox.port),
			DATA_DIR: dataDir,
			DATABASE_URL: embedded.url,
			DATA_KEYS: dataKeys,
			APP_SECRET: randomBytes(32).toString('base64url'),
			PROCESSES: String(processes),
		};
		for (let index = 0; index < processes; index += 1) {
			const server = startServerProcess(env);
			endings.push(() => server.stop());
			servers.push(server);
		}
		await Promise.all(servers.map((server) => server.up()));
		return {
			siteUrl: balancer.url,
			sandboxUrl: sandbox.url,
			store,
			servers,
			replies: () => balancer.replies,
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}
