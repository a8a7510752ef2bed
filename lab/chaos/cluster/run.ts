import { chance } from '@avtosverka/sandbox/subjects/chance';
import { PROXY_NAMES } from '../../../scripts/deploy/testing/proxy.ts';
import { readActs } from '../acts.ts';
import { findDifferences } from '../audit.ts';
import { createBuyers } from '../buyers.ts';
import type { CallCounter } from '../call-site.ts';
import { live, readEvidence, untilSettled } from '../living.ts';
import { signIn } from '../people.ts';
import { nothingSeen } from '../seen.ts';
import { EVENTS } from './events.ts';
import { type EventResult, type EventSum, sumUp } from './results.ts';
import type { ClusterSite } from './site.ts';
import { ofEachProxy } from './site-proxies.ts';

export type ClusterRun = {
	readonly events: number;
	readonly seed: string;
	/** Ends the run early: it rejects then. */
	readonly stop: AbortSignal;
	/** Hears of each event when it is over. */
	readonly onEvent: (result: EventResult) => void;
};

/** What a run came to. */
export type ClusterOutcome = {
	readonly sums: readonly EventSum[];
	/** What the audit of the money found wrong, a sentence each. */
	readonly differences: readonly string[];
};

const PEOPLE_EACH = 3;
const PACKS_TO_BEGIN_WITH = 2;

/** Lets people buy and look up, a third of them through each proxy, through all events; then audits. */
export async function runEvents(
	site: ClusterSite,
	{ events, seed, stop, onEvent }: ClusterRun,
): Promise<ClusterOutcome> {
	const seen = nothingSeen();
	const calls = ofEachProxy((): CallCounter => ({ sent: 0, failed: [] }));
	const ending = new AbortController();
	const people = await signIn(site.store, PEOPLE_EACH * PROXY_NAMES.length);
	const lives: Promise<void>[] = [];
	for (const [index, person] of people.entries()) {
		const proxy = PROXY_NAMES[index % PROXY_NAMES.length] ?? 'nginx';
		const theirSite = { ...site, siteUrl: site.siteUrls[proxy] };
		const theirs = { ...seen, calls: calls[proxy] };
		const buyers = createBuyers(theirSite, theirs, chance(`${seed} buyer ${index}`));
		for (let pack = 0; pack < PACKS_TO_BEGIN_WITH; pack += 1) await buyers.buy(person, 'pay');
		const dice = chance(`${seed} person ${index}`);
		lives.push(live(theirSite, person, buyers, { seen: theirs, chance: dice, ending: ending.signal }));
	}
	const results: EventResult[] = [];
	try {
		for (let turn = 0; turn < events; turn += 1) {
			const { name, befall } = EVENTS[turn % EVENTS.length] ?? (EVENTS[0] as (typeof EVENTS)[number]);
			const began = Date.now();
			const before = ofEachProxy((proxy) => ({
				sent: calls[proxy].sent,
				failed: calls[proxy].failed.length,
			}));
			await Promise.race([befall(site, turn), aborted(stop)]);
			const result = {
				event: name,
				began,
				seconds: (Date.now() - began) / 1000,
				calls: ofEachProxy((proxy) => ({
					sent: calls[proxy].sent - before[proxy].sent,
					failed: calls[proxy].failed.slice(before[proxy].failed),
				})),
			};
			results.push(result);
			onEvent(result);
		}
	} finally {
		ending.abort();
		await Promise.allSettled(lives);
	}
	await untilSettled(site, seen, stop);
	const evidence = await readEvidence(site, seen);
	return { sums: sumUp(results, readActs(evidence)), differences: findDifferences(evidence) };
}

/** Rejects when the run is to end. */
export function aborted(stop: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		if (stop.aborted) reject(stop.reason);
		else stop.addEventListener('abort', () => reject(stop.reason), { once: true });
	});
}
