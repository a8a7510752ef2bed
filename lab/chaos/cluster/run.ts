import { chance } from '@avtosverka/sandbox/subjects/chance';
import { findDifferences } from '../audit.ts';
import { createBuyers } from '../buyers.ts';
import type { FailedCall } from '../call-site.ts';
import { live, readEvidence, untilSettled } from '../living.ts';
import { signIn } from '../people.ts';
import { nothingSeen } from '../seen.ts';
import { EVENTS } from './events.ts';
import type { ClusterSite } from './site.ts';

/** What one event cost those who used the site meanwhile. */
export type EventResult = {
	readonly event: string;
	readonly sent: number;
	readonly failed: readonly FailedCall[];
	/** From the first request that failed to the last. */
	readonly failingSeconds: number;
	/** Until everything stood again. */
	readonly seconds: number;
};

export type ClusterRun = {
	readonly events: number;
	readonly seed: string;
	/** Ends the run early: it rejects then. */
	readonly stop: AbortSignal;
	/** Hears of each event when it is over. */
	readonly onEvent: (result: EventResult) => void;
};

const PEOPLE = 8;
const PACKS_TO_BEGIN_WITH = 2;

/** Lets people buy and look up through all events; gives what the audit then finds wrong. */
export async function runEvents(
	site: ClusterSite,
	{ events, seed, stop, onEvent }: ClusterRun,
): Promise<readonly string[]> {
	const calls = { sent: 0, failed: [] as FailedCall[] };
	const seen = { ...nothingSeen(), calls };
	const ending = new AbortController();
	const people = await signIn(site.store, PEOPLE);
	const buyers = createBuyers(site, seen, chance(`${seed} buyers`));
	for (const person of people) {
		for (let pack = 0; pack < PACKS_TO_BEGIN_WITH; pack += 1) await buyers.buy(person, 'pay');
	}
	const lives = people.map((person, index) =>
		live(site, person, buyers, { seen, chance: chance(`${seed} person ${index}`), ending: ending.signal }),
	);
	try {
		for (let turn = 0; turn < events; turn += 1) {
			const { name, befall } = EVENTS[turn % EVENTS.length] ?? (EVENTS[0] as (typeof EVENTS)[number]);
			const [began, sent] = [Date.now(), calls.sent];
			const failedBefore = calls.failed.length;
			await Promise.race([befall(site, turn), aborted(stop)]);
			const failed = calls.failed.slice(failedBefore);
			onEvent({
				event: name,
				sent: calls.sent - sent,
				failed,
				failingSeconds: ((failed.at(-1)?.at ?? 0) - (failed[0]?.at ?? 0)) / 1000,
				seconds: (Date.now() - began) / 1000,
			});
		}
	} finally {
		ending.abort();
		await Promise.allSettled(lives);
	}
	await untilSettled(site, seen, stop);
	return findDifferences(await readEvidence(site, seen));
}

/** Rejects when the run is to end. */
export function aborted(stop: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		if (stop.aborted) reject(stop.reason);
		else stop.addEventListener('abort', () => reject(stop.reason), { once: true });
	});
}
