import type { Clock, Logger } from '../../deps.ts';
import type { BotProblem } from '../../store/schema/telegram-bot.ts';
import { isFinal, type OwnProblem } from './problem.ts';
import type { BotState, BotStates } from './store.ts';

/** What becomes known of a messenger's Bot API. */
export type BotNews = {
	/** It has just answered. */
	answered(): Promise<void>;
	/** It has not, or something of ours has failed. Resolves to the number of failures in a row. */
	failed(problem: BotProblem | OwnProblem, error: Readonly<Record<string, string>>): Promise<number>;
	/** Whether it has answered any of our processes within these ms; false while the store does not say. */
	works(freshMs: number): Promise<boolean>;
};

type Options = {
	/** As the log names the messenger. */
	readonly name: string;
	readonly clock: Clock;
	readonly log: Logger;
};

/** Keeps the store's word on a Bot API up to date, and tells the log of every change once. */
export function createBotNews(states: BotStates, { name, clock, log }: Options): BotNews {
	let known: BotProblem | 'store-away' | 'none' | null = null;
	let failures = 0;
	let answers = 0;

	return {
		async answered() {
			answers += 1;
			// Two who ask in turn are both answered in between: only an undisturbed poll ends a conflict.
			if (known === 'conflict' && answers < 2) return;
			failures = 0;
			await states.answered(clock.now());
			if (known !== 'none') log.info(`${name} answers`);
			known = 'none';
		},
		async failed(problem, error) {
			failures += 1;
			answers = 0;
			if (problem === 'bug') {
				log.error({ error }, `${name} has failed`);
				return failures;
			}
			if (known !== problem) {
				const isOurs = problem === 'store-away';
				log.warn({ problem, error }, isOurs ? `${name} waits for the store` : `${name} does not answer`);
			}
			known = problem;
			if (problem === 'store-away') return failures;
			await states.failed(problem, isFinal(problem)).catch(() => {});
			return failures;
		},
		async works(freshMs) {
			const { answeredAt } = await states.read().catch((): BotState => ({ answeredAt: null, problem: null }));
			return answeredAt !== null && clock.now().getTime() - answeredAt.getTime() < freshMs;
		},
	};
}
