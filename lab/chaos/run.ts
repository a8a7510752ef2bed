import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chance } from '@avtosverka/sandbox/subjects/chance';
import { type Evidence, findDifferences } from './audit.ts';
import { createBuyers } from './buyers.ts';
import { killAll } from './killing.ts';
import { live, readEvidence, untilSettled } from './living.ts';
import type { MortalProcess } from './mortal-process.ts';
import { signIn } from './people.ts';
import { nothingSeen } from './seen.ts';
import { type ChaosSite, startChaosSite } from './site.ts';

export type ChaosOptions = {
	/** How often a server is killed. */
	readonly kills: number;
	/** How many servers there are. */
	readonly processes: number;
	/** What all decisions of the run follow from, but not what the machine makes of them. */
	readonly seed: string;
	/** Ends the run early: it rejects then, and leaves nothing running. */
	readonly stop: AbortSignal;
};

export type ChaosResult = Evidence & { readonly differences: readonly string[] };

const PEOPLE = 8;
const PACKS_TO_BEGIN_WITH = 2;
/** Servers are let work a little before most kills, however slow the machine is. */
const REPLIES_AT_MOST = 30;
const LONGEST_WORK_MS = 3_000;
const LAST_MS = 150;

/** Lets people buy and look up while servers are killed, waits for the end, and checks the ledger. */
export async function runChaos({ kills, processes, seed, stop }: ChaosOptions): Promise<ChaosResult> {
	const site = await startChaosSite({ servers: processes });
	const seen = nothingSeen();
	const ending = new AbortController();
	let lives: readonly Promise<void>[] = [];
	try {
		const people = await signIn(site.store, PEOPLE);
		const buyers = createBuyers(site, seen, chance(`${seed} buyers`));
		for (const person of people) {
			for (let pack = 0; pack < PACKS_TO_BEGIN_WITH; pack += 1) await buyers.buy(person, 'pay');
		}
		lives = people.map((person, index) =>
			live(site, person, buyers, { seen, chance: chance(`${seed} person ${index}`), ending: ending.signal }),
		);
		await killAll(
			site.servers,
			{ kills, seed, stop, letWork: (server, dice) => letWork(site, server, dice) },
			seen.counts,
		);
		ending.abort();
		await Promise.all([...lives, ...site.servers.map((server) => server.up())]);
		await untilSettled(site, seen, stop);
		const evidence = await readEvidence(site, seen);
		return { ...evidence, differences: findDifferences(evidence) };
	} finally {
		ending.abort();
		await Promise.allSettled(lives);
		await site.close();
	}
}

async function letWork({ replies }: ChaosSite, server: MortalProcess, dice: Chance): Promise<void> {
	await server.up();
	const enough = replies() + dice.between(0, REPLIES_AT_MOST);
	const deadline = Date.now() + LONGEST_WORK_MS;
	while (replies() < enough && Date.now() < deadline) await pause(10);
	await pause(dice.between(0, LAST_MS));
}
