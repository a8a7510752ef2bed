import { setTimeout as pause } from 'node:timers/promises';
import { killAll } from '../killing.ts';
import { signIn } from '../people.ts';
import { readLetters } from '../reports/received.ts';
import { type ChaosSite, startChaosSite } from '../site.ts';
import { findWatchDifferences } from './audit.ts';
import { countOpen, countPolled, passDay, readNotices, wakeUp, watchAll } from './stored-watches.ts';

export type WatchChaosOptions = {
	readonly cars: number;
	/** Per cent of them that change. */
	readonly changed: number;
	readonly kills: number;
	readonly seed: string;
	/** Ends the run early: it rejects then, and leaves nothing running. */
	readonly stop: AbortSignal;
};

export type WatchChaosResult = {
	readonly counts: Readonly<Record<string, number>>;
	readonly differences: readonly string[];
};

const WORKERS = 2;
const MOSCOW_HOURS = 3;
const LONGEST_WORK_MS = 6_000;
const FIRST_POLL_WITHIN_MS = 20 * 60_000;
/** The lease of a poll that died ends after ten minutes. */
const SETTLED_WITHIN_MS = 20 * 60_000;

/** Nothing is sent from 22 to 9 in Moscow: a run that could reach that begins at noon of its workers. */
function hoursToNoon(now: Date): number {
	const hour = (now.getUTCHours() + MOSCOW_HOURS) % 24;
	return hour >= 9 && hour < 20 ? 0 : (24 + 12 - hour) % 24;
}

/** Has cars watched, changes some of them, kills the workers meanwhile, and audits the notices. */
export async function runWatchChaos(options: WatchChaosOptions): Promise<WatchChaosResult> {
	const { cars, changed, kills, seed, stop } = options;
	const hoursAhead = hoursToNoon(new Date());
	const site = await startChaosSite({ servers: 0, workers: WORKERS, withMail: true, hoursAhead });
	try {
		const watched = Array.from({ length: cars }, (_, at) => `XTAGFL110KY7${String(30_000 + at)}`);
		const [person] = await signIn(site.store, 1);
		await watchAll(site.store, person?.accountId ?? '', watched);
		const odd = await untilDone(site, { polls: 1, withinMs: FIRST_POLL_WITHIN_MS, stop });
		const every = Math.round(100 / changed);
		const changedVins = new Set(watched.filter((_, at) => at % every === 0));
		for (const vin of changedVins) await changeCar(site, vin);
		await passDay(site.store);
		const counts = { kills: 0, killsAtStart: 0 };
		await killAll(
			site.workers,
			{
				kills,
				seed,
				stop,
				async letWork(process, dice) {
					await process.up();
					await pause(dice.between(0, LONGEST_WORK_MS));
				},
			},
			counts,
		);
		const polledWhileKilled = await countPolled(site.store, 2);
		await Promise.all(site.workers.map((process) => process.up()));
		odd.push(...(await untilDone(site, { polls: 2, withinMs: SETTLED_WITHIN_MS, stop })));
		const notices = await readNotices(site.store);
		const received = (await readLetters(site.sandboxUrl)).map(({ messageId }) => messageId);
		const evidence = { watched, changed: changedVins, notices, received };
		return {
			counts: {
				...{ cars, changed: changedVins.size, ...counts, polledWhileKilled },
				...{ notices: notices.length, lettersReceived: received.length },
			},
			differences: [...odd, ...findWatchDifferences(evidence)],
		};
	} finally {
		await site.close();
	}
}

async function changeCar({ sandboxUrl }: ChaosSite, vin: string): Promise<void> {
	const headers = { 'content-type': 'application/json' };
	const body = JSON.stringify({ vin });
	const reply = await fetch(`${sandboxUrl}/_control/changes`, { method: 'POST', headers, body });
	if (!reply.ok) throw new Error(`the sandbox did not change ${vin}: ${reply.status}`);
}

type DoneOptions = { readonly polls: number; readonly withinMs: number; readonly stop: AbortSignal };

/** Waits until every car is polled so often and all notices are sent; else says what is open. */
async function untilDone({ store }: ChaosSite, { polls, withinMs, stop }: DoneOptions): Promise<string[]> {
	const started = Date.now();
	for (;;) {
		stop.throwIfAborted();
		await wakeUp(store);
		const open = await countOpen(store, polls);
		if (Object.values(open).every((count) => count === 0)) return [];
		if (Date.now() - started > withinMs) return [`not settled in time: ${JSON.stringify(open)}`];
		await pause(1_000);
	}
}
