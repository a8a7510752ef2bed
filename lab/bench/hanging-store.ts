import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signalPostgres } from '@avtosverka/harness/signal-postgres';
import { openSilentNetwork } from '@avtosverka/server/store/testing/silent-network';
import { MARKER, percentile } from './load.ts';
import { startBenchSite } from './site.ts';

const VIN = 'XTA21144094786239';
const PATHS = {
	'kept check': `/v1/gibdd/${VIN}/dtp/off`,
	'report page': `/checks/${VIN}`,
	sources: '/sources',
	home: '/',
} as const;
type Path = keyof typeof PATHS;

const HANG_MS = 55_000;
const USUAL_MS = 10_000;
/** Within so long everybody knows that the store hangs. */
const KNOWN_AFTER_MS = 3_000;
/** One request to each path comes so often, whether earlier ones are answered or not. */
const EVERY_MS = 100;

type Reply = { readonly path: Path; readonly at: number; readonly ms: number; readonly ok: boolean };

/** Milliseconds of the replies of one path, and how many were no page and no answer. */
export type Waits = {
	readonly path: string;
	readonly when: string;
	readonly p50: number;
	readonly p99: number;
	readonly max: number;
	readonly failed: number;
};

async function ask(origin: string, path: Path, started: number): Promise<Reply> {
	const at = performance.now();
	const reply = await fetch(origin + PATHS[path], { headers: MARKER }).catch(() => null);
	await reply?.arrayBuffer().catch(() => null);
	return { path, at: at - started, ms: performance.now() - at, ok: reply?.status === 200 };
}

/** Asks for every path in turn, at a steady pace, for so long. */
async function askFor(origin: string, durationMs: number): Promise<Reply[]> {
	const started = performance.now();
	const asked: Promise<Reply>[] = [];
	while (performance.now() - started < durationMs) {
		for (const path of Object.keys(PATHS) as Path[]) asked.push(ask(origin, path, started));
		await wait(EVERY_MS);
	}
	return Promise.all(asked);
}

function waitsOf(when: string, replies: readonly Reply[]): Waits[] {
	return Object.keys(PATHS).map((path) => {
		const its = replies.filter((reply) => reply.path === path);
		const times = its.map(({ ms }) => ms);
		return {
			...{ path, when, p50: percentile(times, 0.5), p99: percentile(times, 0.99), max: Math.max(...times) },
			failed: its.filter(({ ok }) => !ok).length,
		};
	});
}

/** Stops every process of the embedded PostgreSQL as a frozen machine would; the result lets them go on. */
async function freeze(dataDir: string): Promise<() => void> {
	const data = join(dataDir, 'store', 'pg');
	if ((await signalPostgres(data, 'SIGSTOP')) === 0) throw new Error(`no PostgreSQL runs over ${data}`);
	return () => void signalPostgres(data, 'SIGCONT');
}

/** What four paths take while PostgreSQL hangs for 55 s, and while the network to it swallows everything. */
export async function measureHangingStore(): Promise<Waits[]> {
	await using site = await startBenchSite({ servers: 0 });
	await using network = await openSilentNetwork(site.settings.DATABASE_URL ?? '');
	await site.startServer({ DATABASE_URL: network.url });
	await askFor(site.url, USUAL_MS);
	const waits = waitsOf('as usual', await askFor(site.url, USUAL_MS));
	for (const [when, hang] of Object.entries({
		'PostgreSQL is stopped': () => freeze(site.dataDir),
		'the network is a black hole': async () => {
			network.fallSilent();
			return network.speak;
		},
	})) {
		const resume = await hang();
		const replies = await askFor(site.url, HANG_MS);
		resume();
		waits.push(
			...waitsOf(
				`${when}, the first 3 s`,
				replies.filter(({ at }) => at < KNOWN_AFTER_MS),
			),
		);
		waits.push(
			...waitsOf(
				`${when}, later`,
				replies.filter(({ at }) => at >= KNOWN_AFTER_MS),
			),
		);
		await wait(USUAL_MS);
		waits.push(...waitsOf(`after that`, await askFor(site.url, USUAL_MS)));
	}
	return waits;
}
