import { type Child, startChild } from './child.ts';
import { load, MARKER, median } from './load.ts';
import { startWorld, type World } from './world.ts';

const VIN = 'XTA21144094786239';
const SECONDS = 5;
const ROUNDS = 3;

/** A kept check over `/v1` beside a bare server with the same bytes, in replies a second. */
export type CachedCheck = {
	readonly bare: number;
	readonly ours: number;
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
	const rounds = { bare: [] as number[], ours: [] as number[], p99: [] as number[] };
	await load(bare.url, 1);
	await load(world.url + path, 2);
	for (let round = 0; round < ROUNDS; round += 1) {
		rounds.bare.push((await load(bare.url, SECONDS)).perSecond);
		const ours = await load(world.url + path, SECONDS);
		if (ours.failed > 0) throw new Error(`${ours.failed} kept checks did not answer 200`);
		rounds.ours.push(ours.perSecond);
		rounds.p99.push(ours.p99);
	}
	const [floor, reached] = [median(rounds.bare), median(rounds.ours)];
	return { bare: floor, ours: reached, ratio: reached / floor, p99: median(rounds.p99) };
}

/** Measures the kept check with bot protection off: three rounds each, in turn, in the same run. */
export async function measureCachedCheck(): Promise<CachedCheck> {
	const world = await startWorld();
	try {
		const path = `/v1/gibdd/${VIN}/dtp/off`;
		const body = await keep(world.url + path);
		const bare = await startChild('./bare-server.ts', { body });
		try {
			return { ...(await compare(world, bare, path)), bytes: Buffer.byteLength(body) };
		} finally {
			await bare.stop();
		}
	} finally {
		await world.stop();
	}
}
