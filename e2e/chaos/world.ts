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
import { type MortalProcess, startMortalProcess } from './mortal-process.ts';

/** Servers to be killed over one store and one sandbox, which both live through it. */
export type ChaosWorld = {
	/** The one address of all servers. */
	readonly siteUrl: string;
	readonly sandboxUrl: string;
	readonly store: Store;
	readonly servers: readonly MortalProcess[];
	readonly workers: readonly MortalProcess[];
	/** How many replies the servers have given so far. */
	replies(): number;
	close(): Promise<void>;
};

/** The part of a world that people live in. */
export type PeopleWorld = Pick<ChaosWorld, 'siteUrl' | 'sandboxUrl' | 'store'>;

/** «Half a minute later» is a second and a half, and a shop that does not answer is told again as quickly. */
export const TIME_SCALE = 0.05;
const UNLIMITED = '100000000';

/** What every process of a chaos run is told. */
export const SETTINGS = {
	PORT: '0',
	LOG_LEVEL: 'error',
	REQUEST_POLICY: 'bench',
	BOT_PROTECTION: 'off',
	RATE_LIMIT_PER_MINUTE: UNLIMITED,
	ORDERS_PER_HOUR: '1000000',
	LOOKUPS_PER_HOUR: '1000000',
	REPORTS_PER_HOUR: '1000000',
	OWNER_REPORTS_PER_HOUR: '1000000',
	SUPPLIER_AVTOCOD_DAILY_BUDGET: 'off',
	SUPPLIER_APICLOUD_DAILY_BUDGET: 'off',
	UNPAID_REPORTS_PER_DAY: '1000000',
	UNPAID_REPORTS_PER_DAY_OF_ADDRESS: '1000000',
	UNPAID_REPORT_QUESTIONS_PER_DAY: '1000000',
	WATCH_QUESTIONS_PER_DAY: '1000000',
	GOOGLE_CLIENT_ID: 'off',
	TELEGRAM_BOT_TOKEN: 'off',
	ADS_SCRIPT_URL: '',
	ADS_BLOCK_IDS: '',
};

const HOUR_MS = 60 * 60 * 1000;

export type ChaosWorldOptions = {
	readonly servers: number;
	/** Processes that only do jobs, beside the servers. */
	readonly workers?: number;
	/** Letters are sent. */
	readonly withMail?: boolean;
	/** Every call to a supplier takes so long, ms. */
	readonly latencyMs?: number;
	/** By how much the clocks of workers and of the sandbox are ahead. */
	readonly hoursAhead?: number;
};

/** Starts a world of its own with an empty store. */
export async function startChaosWorld({
	servers: serverCount,
	workers: workerCount = 0,
	withMail = false,
	latencyMs = 0,
	hoursAhead = 0,
}: ChaosWorldOptions): Promise<ChaosWorld> {
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

		const servers: MortalProcess[] = [];
		const balancer = await startBalancer(() => servers.flatMap(({ url }) => url ?? []));
		endings.push(() => balancer.close());
		const now = () => new Date(Date.now() + hoursAhead * HOUR_MS);
		const played = { timeScale: TIME_SCALE, latencyMs, now, siteUrl: balancer.url };
		const sandbox = await startSandbox({ port: 0, ...played });
		endings.push(() => sandbox.close());
		const env = {
			...sandboxSettings(sandbox.url, withMail ? sandbox.smtpUrl : undefined),
			...SETTINGS,
			SITE_URL: balancer.url,
			SANDBOX_PORT: String(sandbox.port),
			DATA_DIR: dataDir,
			HOURS_AHEAD: String(hoursAhead),
			DATABASE_URL: embedded.url,
			DATA_KEYS: dataKeys,
			APP_SECRET: randomBytes(32).toString('base64url'),
		};
		const start = (kind: 'server' | 'worker'): MortalProcess => {
			const process = startMortalProcess(kind, env);
			endings.push(() => process.stop());
			return process;
		};
		for (let index = 0; index < serverCount; index += 1) servers.push(start('server'));
		// Anyone who comes first makes the store's tables; the others wait for him.
		const workers = Array.from({ length: workerCount }, () => start('worker'));
		await Promise.all([...servers, ...workers].map((process) => process.up()));
		return {
			siteUrl: balancer.url,
			sandboxUrl: sandbox.url,
			store,
			servers,
			workers,
			replies: () => balancer.replies,
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}
