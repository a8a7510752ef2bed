import type { Usage } from '@avtosverka/harness/programs/usage';
import type { Site } from '@avtosverka/harness/site';
import { openConnections, type TimedReply } from './connection.ts';
import { percentile } from './load.ts';
import { startBenchSite } from './site.ts';
import { demandAnswer, inventedVin, tenChecks } from './vins.ts';

const LATENCY_MS = 300;
const REPORTS = 200;
/** Rounds before the measured ones: code is compiled and connections to suppliers are open. */
const WARMING_ROUNDS = 3;
const ROUNDS = 5;
/** `_make` and one look; the customs' page and its answer: no register needs more calls in a row. */
const LONGEST_CHAIN = 2;

/** Many fresh reports at once: ms of a check beside the longest chain of supplier calls. */
export type FreshReports = {
	readonly reports: number;
	readonly checks: number;
	readonly chainMs: number;
	readonly p50: number;
	readonly p99: number;
	readonly wallMs: number;
	readonly ratio: number;
	/** Of all checks together, ms of processor. */
	readonly serverCpuMs: number;
	readonly sandboxCpuMs: number;
	/** How long the server's event loop stood still at most, ms. */
	readonly delayMs: number;
};

/** Asks all ten checks of so many cars at one moment, each check over a connection of its own. */
async function askAll(site: Site, first: number): Promise<readonly TimedReply[]> {
	const paths = Array.from({ length: REPORTS }, (_, index) => tenChecks(inventedVin(first + index))).flat();
	const connections = await openConnections(site.url, paths.length);
	await use(site);
	const replies = await Promise.all(paths.map((path, index) => connections[index]?.get(path)));
	for (const connection of connections) connection.close();
	return replies.filter((reply) => reply !== undefined);
}

async function use(site: Site) {
	const [server, sandbox] = await Promise.all(
		[...site.servers, site.sandbox].map((child) => child.ask<Usage>('usage')),
	);
	return { server, sandbox };
}

/** Measures the ten checks of 200 fresh VINs at once, five times; the middle round's 99th percentile. */
export async function measureFreshReports(): Promise<FreshReports> {
	await using site = await startBenchSite({ sandbox: { latencyMs: LATENCY_MS } });
	const rounds: FreshReports[] = [];
	for (let round = 0; round < WARMING_ROUNDS + ROUNDS; round += 1) {
		rounds.push(await measureRound(site, round * REPORTS));
	}
	const counted = rounds.slice(WARMING_ROUNDS).sort((one, other) => one.p99 - other.p99);
	return counted[Math.floor(ROUNDS / 2)] as FreshReports;
}

async function measureRound(site: Site, first: number): Promise<FreshReports> {
	const replies = await askAll(site, first);
	for (const reply of replies) demandAnswer(reply);
	const { server, sandbox } = await use(site);
	const times = replies.map(({ ms }) => ms);
	const chainMs = LONGEST_CHAIN * LATENCY_MS;
	const p99 = percentile(times, 0.99);
	return {
		reports: REPORTS,
		checks: replies.length,
		chainMs,
		p50: percentile(times, 0.5),
		p99,
		wallMs: Math.max(...times),
		ratio: p99 / chainMs,
		serverCpuMs: server?.cpuMs ?? Number.NaN,
		sandboxCpuMs: sandbox?.cpuMs ?? Number.NaN,
		delayMs: server?.delayMs ?? Number.NaN,
	};
}
