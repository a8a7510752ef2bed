import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, chance } from '@avtosverka/sandbox/subjects/chance';
import type { MortalProcess } from './mortal-process.ts';

export type Killing = {
	/** How often a process is killed, all of them together. */
	readonly kills: number;
	readonly seed: string;
	/** Ends the killing early: it rejects then. */
	readonly stop: AbortSignal;
	/** Lets a process do something before it is killed. */
	readonly letWork: (process: MortalProcess, dice: Chance) => Promise<void>;
};

export type KillCounts = {
	kills: number;
	/** Kills of a process that had not started yet. */
	killsAtStart: number;
};

/** A part of the kills strikes a process that has not started yet. */
const KILLS_AT_START = 0.2;
const LONGEST_START_MS = 1_000;

/** Kills processes and starts them again, each at moments of its own; the last ones may still be starting. */
export async function killAll(
	processes: readonly MortalProcess[],
	{ kills, seed, stop, letWork }: Killing,
	counts: KillCounts,
): Promise<void> {
	const failing = new AbortController();
	const ending = AbortSignal.any([stop, failing.signal]);

	async function killAgainAndAgain(process: MortalProcess, dice: Chance): Promise<void> {
		while (counts.kills < kills && !ending.aborted) {
			counts.kills += 1;
			if (dice.happens(KILLS_AT_START)) await pause(dice.between(0, LONGEST_START_MS));
			else await letWork(process, dice);
			if (!process.isUp) counts.killsAtStart += 1;
			await process.killAndStart();
		}
	}

	// All of them have to be through before anything is ended: a killer starts processes too.
	await Promise.all(
		processes.map((process, index) =>
			killAgainAndAgain(process, chance(`${seed} killer ${index}`)).catch((error) => failing.abort(error)),
		),
	);
	ending.throwIfAborted();
}
