import { AVTOCOD_ALONE } from '@avtosverka/harness/settings';
import type { Site } from '@avtosverka/harness/site';
import type { ChecksAMinute } from './cached-checks.ts';
import { openConnections } from './connection.ts';
import { percentile } from './load.ts';
import { share } from './shares.ts';
import { startBenchSite } from './site.ts';
import { demandAnswer, inventedVin, tenChecks } from './vins.ts';

const PROCESSES = 2;
/** Cars that are asked about at the same time at each server. */
const CARS_AT_ONCE = 12;
const SECTIONS = 10;
const WARMING_SECONDS = 5;
const SECONDS = 15;

/** Measures fresh checks: new cars, ten checks each, of two servers; avtocod alone, at once. */
export async function measureFreshChecks(): Promise<ChecksAMinute> {
	await using site = await startBenchSite({ servers: PROCESSES, settings: AVTOCOD_ALONE });
	const nextVin = countVins();
	await askForSeconds(site, nextVin, WARMING_SECONDS);
	const { result: times, shares } = await share(site, () => askForSeconds(site, nextVin, SECONDS));
	return { aMinute: (times.length / shares.seconds) * 60, p99: percentile(times, 0.99), shares };
}

function countVins(): () => string {
	let next = 0;
	return () => inventedVin(next++);
}

/** One car after another over ten connections, so many cars at once; gives the ms of every check. */
async function askForSeconds({ servers }: Site, nextVin: () => string, seconds: number): Promise<number[]> {
	const times: number[] = [];
	const visitors = servers.flatMap(({ url }) => Array<string>(CARS_AT_ONCE).fill(url));
	const connected = await Promise.all(visitors.map((url) => openConnections(url, SECTIONS)));
	const ends = performance.now() + seconds * 1000;
	await Promise.all(
		connected.map(async (connections) => {
			while (performance.now() < ends) {
				const paths = tenChecks(nextVin());
				const replies = await Promise.all(connections.map((one, index) => one.get(paths[index] ?? '')));
				for (const reply of replies) {
					demandAnswer(reply);
					times.push(reply.ms);
				}
			}
			for (const connection of connections) connection.close();
		}),
	);
	return times;
}
