import { type Child, startChild } from './child.ts';
import { load, MARKER, median } from './load.ts';
import { type MeasuredRound, measuredLoad } from './measured-load.ts';
import { startWorld, type World } from './world.ts';

const VIN = 'XTA21144094786239';
const SECONDS = 5;
const ROUNDS = 5;

/** A kept check over `/v1` beside a bare server with the same bytes. */
export type CachedCheck = {
	/** Replies a second. */
	readonly bare: number;
	readonly ours: number;
	/** Of one reply, by all threads of the server. */
	readonly bareCpuMs: number;
	readonly cpuMs: number;
	/** Of the processor times: the load shares the machine, and slows both servers down. */
	readonly ratio: number;
	readonly p99: number;
	readonly bytes: number;
};

/** Asks a check until its answer is a kept one, and gives that reply's bytes. */
async function keep(url: string): Promise<string> {
	for (let attempt = 0; attempt < 50; attempt += 1) {
		const reply = await fetch(url, { headers: MARKER });
		const body = await reply.text();
		if ((JSON.parse(body) as { meta: { cached: boolean } }).meta.cached) return body;
	}
	throw new Error('the answer was never kept');
}

async function compare(world: World, bare: Child, path: string): Promise<Omit<CachedCheck, 'bytes'>> {
	const [server] = world.servers;
	if (!server) throw new Error('a world without a server');
	const rounds: Record<'bare' | 'ours', MeasuredRound>[] = [];
	await load(bare.url, 1);
	await load(server.url + path, 2);
	for (let round = 0; round < ROUNDS; round += 1) {
		rounds.push({
			bare: await measuredLoad(bare, '', SECONDS),
			ours: await measuredLoad(server, path, SECONDS),
		});
	}
	const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
	const [bareCpuMs, cpuMs] = [middle(({ bare }) => bare.cpuMs), middle(({ ours }) => ours.cpuMs)];
	return {
		bare: middle(({ bare }) => bare.perSecond),
		ours: middle(({ ours }) => ours.perSecond),
		bareCpuMs,
		cpuMs,
		ratio: bareCpuMs / cpuMs,
		p99: middle(({ ours }) => ours.p99),
	};
}

/** Measures the kept check with bot protection off: five rounds each, in turn, in the same run. */
export async function measureCachedCheck(): Promise<CachedCheck> {
	const world = await startWorld();
	try {
		const path = `/v1/gibdd/${VIN}/dtp/off`;
		const body = await keep(world.url + path);
		const bare = await startChild('./bare-server.ts', { body: Buffer.from(body).toString('base64') });
		try {
			return { ...(await compare(world, bare, path)), bytes: Buffer.byteLength(body) };
		} finally {
			await bare.stop();
		}
	} finally {
		await world.stop();
	}
}
