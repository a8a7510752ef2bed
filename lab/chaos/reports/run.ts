import { setTimeout as pause } from 'node:timers/promises';
import { chance } from '@avtosverka/sandbox/subjects/chance';
import { killAll } from '../killing.ts';
import { signIn } from '../people.ts';
import { CONFIRMATIONS, readOperations } from '../sandbox-operations.ts';
import { type ChaosSite, startChaosSite } from '../site.ts';
import { readStoredState } from '../stored-state.ts';
import { findReportDifferences } from './audit.ts';
import { buyReport } from './buyers.ts';
import type { ReportEvidence } from './evidence.ts';
import { readCharged, readLetters } from './received.ts';
import { nothingSeen, type SeenReports } from './seen.ts';
import { countUnderWay, readStoredReports } from './stored-reports.ts';

export type ReportChaosOptions = {
	readonly reports: number;
	/** How often a server or a worker is killed. */
	readonly kills: number;
	/** How many workers there are beside the one server, which does jobs too. */
	readonly workers: number;
	/** What all decisions of the run follow from, but not what the machine makes of them. */
	readonly seed: string;
	/** Ends the run early: it rejects then, and leaves nothing running. */
	readonly stop: AbortSignal;
};

export type ReportChaosResult = ReportEvidence & { readonly differences: readonly string[] };

const PEOPLE = 8;
/** Long enough to be struck in the middle. */
const LATENCY_MS = 300;
const LONGEST_WORK_MS = 5_000;
/** What a dead process held is free after half a minute; a letter that it was sending, after five. */
const SETTLED_WITHIN_MS = 12 * 60_000;

/** Lets people order and pay while server and workers are killed, waits for the end, and audits. */
export async function runReportChaos(options: ReportChaosOptions): Promise<ReportChaosResult> {
	const { workers, kills, seed, stop } = options;
	const site = await startChaosSite({ servers: 1, workers, withMail: true, latencyMs: LATENCY_MS });
	const processes = [...site.servers, ...site.workers];
	const seen = nothingSeen();
	const ending = new AbortController();
	let buying: Promise<unknown> = Promise.resolve();
	try {
		buying = buyAll(site, seen, { ...options, ending: ending.signal });
		await killAll(
			processes,
			{
				kills,
				seed,
				stop,
				async letWork(process, dice) {
					await process.up();
					await pause(dice.between(0, LONGEST_WORK_MS));
				},
			},
			seen.counts,
		);
		await Promise.all(processes.map((process) => process.up()));
		await untilSettled(site, seen, { buying, stop });
		const evidence = {
			stored: await readStoredState(site.store),
			reports: await readStoredReports(site.store),
			operations: await readOperations(site.sandboxUrl),
			charged: await readCharged(site.sandboxUrl),
			received: await readLetters(site.sandboxUrl),
			seen,
		};
		return { ...evidence, differences: findReportDifferences(evidence) };
	} finally {
		ending.abort();
		await Promise.allSettled([buying]);
		await site.close();
	}
}

type BuyingAll = Pick<ReportChaosOptions, 'reports' | 'kills' | 'seed'> & { readonly ending: AbortSignal };

/** Orders are spread over the kills, so that none strikes an idle process. */
async function buyAll(
	site: ChaosSite,
	seen: SeenReports,
	{ reports, kills, seed, ending }: BuyingAll,
): Promise<void> {
	const people = await signIn(site.store, PEOPLE);
	const lives: Promise<void>[] = [];
	for (let index = 0; index < reports; index += 1) {
		while (seen.counts.kills < Math.floor((index * kills) / reports) && !ending.aborted) await pause(20);
		const buyer = people[index % PEOPLE];
		if (buyer === undefined || ending.aborted) break;
		lives.push(buyReport(site, buyer, index, { seen, chance: chance(`${seed} report ${index}`), ending }));
	}
	await Promise.all(lives);
}

/** Until everybody has bought, every report is complete, every payment confirmed, and no letter waits. */
async function untilSettled(
	{ sandboxUrl, store }: ChaosSite,
	seen: SeenReports,
	{ buying, stop }: { buying: Promise<unknown>; stop: AbortSignal },
): Promise<void> {
	let buyers = 1;
	const bought = buying.then(() => {
		buyers = 0;
	});
	const started = Date.now();
	for (;;) {
		stop.throwIfAborted();
		await Promise.race([bought, pause(1_000)]);
		const operations = await readOperations(sandboxUrl);
		const payments = operations.filter(({ how, confirmed }) => confirmed < CONFIRMATIONS[how]).length;
		const open = { buyers, payments, ...(await countUnderWay(store)) };
		const passedMs = Date.now() - started;
		for (const [what, count] of Object.entries(open)) if (count > 0) seen.settledAfterMs[what] = passedMs;
		if (Object.values(open).every((count) => count === 0)) return;
		if (passedMs > SETTLED_WITHIN_MS) {
			seen.odd.push(`not settled in time: ${JSON.stringify(open)}`);
			return;
		}
		if (buyers === 0) await pause(1_000);
	}
}
