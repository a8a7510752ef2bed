import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chance } from '@avtosverka/sandbox/subjects/chance';
import { type Evidence, findDifferences } from './audit.ts';
import { type Buyers, createBuyers } from './buyers.ts';
import { killAll } from './killing.ts';
import { pressLookup } from './lookers.ts';
import type { MortalProcess } from './mortal-process.ts';
import { type Person, signIn } from './people.ts';
import { CONFIRMATIONS, readOperations, readPaidReports } from './sandbox-operations.ts';
import { nothingSeen, type RunMemory } from './seen.ts';
import { countHeld, readStoredState } from './stored-state.ts';
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
/** Leases of dead processes last 20 s, and a supplier's answer may take its time after that. */
const SETTLED_WITHIN_MS = 180_000;
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
		const evidence = {
			stored: await readStoredState(world.store),
			operations: await readOperations(world.sandboxUrl),
			reports: await readPaidReports(world.sandboxUrl),
			seen,
		};
		return { ...evidence, differences: findDifferences(evidence) };
	} finally {
		ending.abort();
		await Promise.allSettled(lives);
		await world.close();
	}
}

type Life = { readonly seen: RunMemory; readonly chance: Chance; readonly ending: AbortSignal };

async function live(
	{ siteUrl }: ChaosWorld,
	person: Person,
	buyers: Buyers,
	{ seen, chance, ending }: Life,
): Promise<void> {
	while (!ending.aborted) {
		const what = chance.fraction();
		if (what < 0.35) await buyers.buy(person);
		else if (what < 0.45) await buyers.repeat();
		else if (what < 0.5) await buyers.forge();
		// The same plate twice at once, now and then: two presses of one button.
		else await Promise.all(what < 0.55 ? [press(), press()] : [press()]);
		await pause(chance.between(0, 250));
	}

	function press(): Promise<void> {
		return pressLookup(siteUrl, person, seen, chance);
	}
}

async function letWork({ replies }: ChaosWorld, server: MortalProcess, dice: Chance): Promise<void> {
	await server.up();
	const enough = replies() + dice.between(0, REPLIES_AT_MOST);
	const deadline = Date.now() + LONGEST_WORK_MS;
	while (replies() < enough && Date.now() < deadline) await pause(10);
	await pause(dice.between(0, LAST_MS));
}

/** Until every payment is confirmed often enough and no lookup holds a request, or the time is over. */
async function untilSettled(
	{ sandboxUrl, store }: ChaosWorld,
	seen: RunMemory,
	stop: AbortSignal,
): Promise<void> {
	const deadline = Date.now() + SETTLED_WITHIN_MS;
	for (;;) {
		stop.throwIfAborted();
		const operations = await readOperations(sandboxUrl);
		const open = operations.filter(({ how, confirmed }) => confirmed < CONFIRMATIONS[how]).length;
		const held = await countHeld(store);
		if (open === 0 && held === 0) return;
		if (Date.now() > deadline) {
			seen.odd.push(`not settled in time: ${open} payments, ${held} lookups`);
			return;
		}
		await pause(500);
	}
}
