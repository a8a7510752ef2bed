import type { BotProblem } from '../../store/schema/telegram-bot.ts';

/** What keeps a bot from its work beside the Bot API: its store is away, or the program is wrong. */
export type OwnProblem = 'store-away' | 'bug';

/** With these the bot will not come back by itself: it counts as ill at once, not after a while. */
export function isFinal(problem: BotProblem): boolean {
	return problem === 'unauthorized' || problem === 'other-bot';
}
