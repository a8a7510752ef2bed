import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@avtosverka/sandbox/subjects/chance';
import type { Evidence } from './audit.ts';
import type { Buyers } from './buyers.ts';
import { pressLookup } from './lookers.ts';
import type { Person } from './people.ts';
import { CONFIRMATIONS, readOperations, readPaidReports } from './sandbox-operations.ts';
import type { RunMemory } from './seen.ts';
import type { PeopleSite } from './site.ts';
import { countHeld, readStoredState } from './stored-state.ts';

/** Leases of dead processes last 20 s, and a supplier's answer may take its time after that. */
const SETTLED_WITHIN_MS = 180_000;

/** Everything that the audit needs, read once the run is settled. */
export async function readEvidence({ store, sandboxUrl }: PeopleSite, seen: RunMemory): Promise<Evidence> {
	return {
		stored: await readStoredState(store),
		operations: await readOperations(sandboxUrl),
		reports: await readPaidReports(sandboxUrl),
		seen,
	};
}

type Life = { readonly seen: RunMemory; readonly chance: Chance; readonly ending: AbortSignal };

/** Lets a person buy and look plates up until the end. */
export async function live(
	{ siteUrl }: PeopleSite,
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

/** Until every payment is confirmed often enough and no lookup holds a request, or the time is over. */
export async function untilSettled(
	{ sandboxUrl, store }: PeopleSite,
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
