import { AVTOCOD_ALONE } from '@avtosverka/harness/settings';
import type { Site } from '@avtosverka/harness/site';
import { loadPaths } from './load.ts';
import { type Shares, share } from './shares.ts';
import { startBenchSite } from './site.ts';
import { demandAnswer, inventedVin, tenChecks } from './vins.ts';

const CARS = 100;
const SECONDS = 10;

/** Checks a minute of two servers over one store, and who used the processors meanwhile. */
export type ChecksAMinute = { readonly aMinute: number; readonly p99: number; readonly shares: Shares };

/** Measures cached checks of a hundred cars, ten sections, of two servers: ready replies from memory. */
export async function measureCachedChecks(): Promise<ChecksAMinute> {
	await using site = await startBenchSite({ servers: 2, settings: AVTOCOD_ALONE });
	const paths = Array.from({ length: CARS }, (_, index) => tenChecks(inventedVin(index))).flat();
	await storeAll(site, paths);
	await loadAll(site, paths, 2);
	const { result: rounds, shares } = await share(site, () => loadAll(site, paths, SECONDS));
	const perSecond = rounds.reduce((sum, round) => sum + round.perSecond, 0);
	return { aMinute: perSecond * 60, p99: Math.max(...rounds.map(({ p99 }) => p99)), shares };
}

async function storeAll({ url }: Site, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		const reply = await fetch(url + path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
		demandAnswer({ status: reply.status, body: await reply.text() });
	}
}

async function loadAll({ servers }: Site, paths: readonly string[], seconds: number) {
	const rounds = await Promise.all(servers.map(({ url }) => loadPaths(url, paths, seconds)));
	const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
	if (failed > 0) throw new Error(`${failed} kept checks did not answer 200`);
	return rounds;
}
