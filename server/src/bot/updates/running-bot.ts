import { randomUUID } from 'node:crypto';
import { atMost } from '@avtosverka/registers/async/at-most';
import { pause } from '@avtosverka/registers/async/pause';
import type { Clock, Logger } from '../../deps.ts';
import { createLease } from '../../store/lease.ts';
import type { BotProblem, BotTable } from '../../store/schema/telegram-bot.ts';
import type { Store } from '../../store/store.ts';
import { workAlone } from './leader.ts';
import { createBotNews } from './news.ts';
import type { OwnProblem } from './problem.ts';
import { createBotStates } from './store.ts';
import { backoff, type Timing } from './timing.ts';

/** A bot in a messenger; one process of all asks for its updates or keeps its webhook. */
export type RunningBot = {
	/** Whether the Bot API has answered any of our processes lately; false while the store does not say. */
	works(): Promise<boolean>;
	/** Why it does not answer; null while it does, or while it has not been asked. */
	problem(): Promise<BotProblem | null>;
	/** True while this process is the one that leads the bot. */
	leads(): boolean;
	/** A periodic task of the process that leads the bot, while it works. It must not reject. */
	alongside(work: () => Promise<void>): void;
	start(): void;
	/** Ends the asking within moments; what is being handled is finished. */
	stop(): Promise<void>;
};

/** Updates of a Bot API while this process leads the bot. */
export type Receiving = {
	/** Handles them until the signal; rejects where the Bot API fails, and goes on when called again. */
	receive(signal: AbortSignal): Promise<void>;
	/** Resolves once what is in hand is handled, or let go after the signal. */
	settled(): Promise<void>;
};

/** What a bot runs with, whichever messenger it is in. */
export type BotRuntime = {
	readonly store: Pick<Store, 'db'>;
	readonly clock: Clock;
	readonly log: Logger;
	readonly timing: Timing;
};

/** What the bot of a messenger is made with; `timing` is shortened by tests. */
export type BotOptions = Omit<BotRuntime, 'timing'> & { readonly siteUrl: string; readonly timing?: Timing };

/** What a failure says: of the Bot API or of us, to the log, and how many ms it asks us to wait. */
export type BotFailure = {
	readonly problem: BotProblem | OwnProblem;
	readonly error: Readonly<Record<string, string>>;
	readonly pauseMs: number;
};

/** A bot as its messenger defines it. */
export type BotDefinition = {
	/** As the lease and the log name it. */
	readonly name: 'telegram' | 'max';
	readonly table: BotTable;
	/** Its row in that table. */
	readonly id: number;
	/** Begins to lead; `answered` is called each time the Bot API has just answered. */
	lead(answered: () => Promise<void>): Receiving;
	describe(failure: unknown): BotFailure;
};

const STOP_WITHIN_MS = 5_000;

/** Leads the bot while this process has its lease, and again and again after each failure. */
export function createRunningBot(
	{ name, table, id, lead, describe }: BotDefinition,
	{ store, clock, log, timing }: BotRuntime,
): RunningBot {
	const states = createBotStates(store, table, id);
	const news = createBotNews(states, { name, clock, log });
	const ended = new AbortController();
	const tasks: (() => Promise<void>)[] = [];
	let leads = false;
	let over = Promise.resolve();

	const works = () => news.works(timing.freshMs);

	async function workAlongside(signal: AbortSignal): Promise<void> {
		while (!signal.aborted) {
			// What is sent while the Bot API is away is lost.
			if (tasks.length > 0 && (await works())) for (const task of tasks) await task();
			await pause(timing.alongsideMs, signal);
		}
	}

	async function leadWhileHeld(signal: AbortSignal): Promise<void> {
		leads = true;
		const beside = workAlongside(signal);
		const { receive, settled } = lead(news.answered);
		while (!signal.aborted) {
			try {
				await receive(signal);
			} catch (failure) {
				if (signal.aborted) break;
				const { problem, error, pauseMs } = describe(failure);
				const failures = await news.failed(problem, error);
				await pause(Math.max(backoff(timing.backoffMs, failures), pauseMs), signal);
			}
		}
		await Promise.all([beside, settled()]);
		leads = false;
	}

	return {
		works,
		problem: async () => (await states.read()).problem,
		leads: () => leads,
		alongside: (work) => {
			tasks.push(work);
		},
		start() {
			const lease = createLease(store, clock);
			over = workAlone({ lease, name, leaseOwner: randomUUID(), timing }, leadWhileHeld, ended.signal);
		},
		async stop() {
			ended.abort();
			// A silent store may hold it up, and must not hold up the end of everything.
			await atMost(STOP_WITHIN_MS, over);
		},
	};
}
