import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chance } from '@avtosverka/sandbox/subjects/chance';
import { type Evidence, findDifferences } from './audit.ts';
import { createBuyers } from './buyers.ts';
import { killAll } from './killing.ts';
import { live, readEvidence, untilSettled } from './living.ts';
import type { MortalProcess } from './mortal-process.ts';
import { signIn } from './people.ts';
import { nothingSeen } from './seen.ts';
import { type ChaosWorld, startChaosWorld } from './world.ts';

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
	const world = await startChaosWorld({ servers: processes });
	const seen = nothingSeen();
	const ending = new AbortController();
	let lives: readonly Promise<void>[] = [];
	try {
		const people = await signIn(world.store, PEOPLE);
		const buyers = createBuyers(world, seen, chance(`${seed} buyers`));
		for (const person of people) {
			for (let pack = 0; pack < PACKS_TO_BEGIN_WITH; pack += 1) await buyers.buy(person, 'pay');
		}
		lives = people.map((person, index) =>
			live(world, person, buyers, { seen, chance: chance(`${seed} person ${index}`), ending: ending.signal }),
		);
		await killAll(
			world.servers,
			{ kills, seed, stop, letWork: (server, dice) => letWork(world, server, dice) },
			seen.counts,
		);
		ending.abort();
		await Promise.all([...lives, ...world.servers.map((server) => server.up())]);
		await untilSettled(world, seen, stop);
		const evidence = await readEvidence(world, seen);
		return { ...evidence, differences: findDifferences(evidence) };
	} finally {
		ending.abort();
		await Promise.allSettled(lives);
		await world.close();
	}
}

async function letWork({ replies }: ChaosWorld, server: MortalProcess, dice: Chance): Promise<void> {
	await server.up();
	const enough = replies() + dice.between(0, REPLIES_AT_MOST);
	const deadline = Date.now() + LONGEST_WORK_MS;
	while (replies() < enough && Date.now() < deadline) await pause(10);
	await pause(dice.between(0, LAST_MS));
}
