import { startSite } from '@avtosverka/harness/site';
import type { Store } from '@avtosverka/server/store/store';
import { startBalancer } from './balancer.ts';
import { type MortalProcess, startMortalProcess } from './mortal-process.ts';

/** Servers to be killed over one store and one sandbox, which both live through it. */
export type ChaosSite = {
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

/** The part of a site that people use. */
export type PeopleSite = Pick<ChaosSite, 'siteUrl' | 'sandboxUrl' | 'store'>;

/** «Half a minute later» is a second and a half; unanswered notifications are repeated as quickly. */
export const TIME_SCALE = 0.05;

/** Settings that every process of a chaos run gets besides. */
export const SETTINGS = {
	LOG_LEVEL: 'error',
	GOOGLE_CLIENT_ID: 'off',
	TELEGRAM_BOT_TOKEN: 'off',
	ADS_SCRIPT_URL: '',
	ADS_BLOCK_IDS: '',
};

const HOUR_MS = 60 * 60 * 1000;

export type ChaosSiteOptions = {
	readonly servers: number;
	/** Processes that only do jobs, beside the servers. */
	readonly workers?: number;
	/** Letters are sent. */
	readonly withMail?: boolean;
	/** Every call to a supplier takes so long, ms. */
	readonly latencyMs?: number;
	/** By how much the clocks of all processes are ahead. */
	readonly hoursAhead?: number;
};

/** Starts a site of its own with an empty store. */
export async function startChaosSite({
	servers: serverCount,
	workers: workerCount = 0,
	withMail = false,
	latencyMs = 0,
	hoursAhead = 0,
}: ChaosSiteOptions): Promise<ChaosSite> {
	const running = new AsyncDisposableStack();
	const servers: MortalProcess[] = [];
	try {
		const balancer = await startBalancer(() => servers.flatMap(({ url }) => url ?? []));
		running.defer(() => balancer.close());
		const site = running.use(
			await startSite({
				servers: 0,
				settings: { ...SETTINGS, SITE_URL: balancer.url },
				sandbox: { timeScale: TIME_SCALE, latencyMs, siteUrl: balancer.url },
				aheadMs: hoursAhead * HOUR_MS,
				withMail,
			}),
		);
		const store = await site.openStore();
		const start = (kind: 'server' | 'worker'): MortalProcess => {
			const process = startMortalProcess(kind, site.settings);
			running.defer(() => process.stop());
			return process;
		};
		for (let index = 0; index < serverCount; index += 1) servers.push(start('server'));
		// Anyone who comes first makes the store's tables; the others wait for them.
		const workers = Array.from({ length: workerCount }, () => start('worker'));
		await Promise.all([...servers, ...workers].map((process) => process.up()));
		return {
			siteUrl: balancer.url,
			sandboxUrl: site.sandbox.url,
			store,
			servers,
			workers,
			replies: () => balancer.replies,
			close: () => running.disposeAsync(),
		};
	} catch (error) {
		await running.disposeAsync();
		throw error;
	}
}
