import { MaxError } from '@maxhub/max-bot-api';
import type { BotProblem } from '../store/schema/telegram-bot.ts';

/** What a failed call says of MAX's Bot API; one without an answer of its own has not reached it. */
export function maxProblemOf(failure: unknown): BotProblem {
	if (!(failure instanceof MaxError)) return 'unreachable';
	if (failure.status === 401) return 'unauthorized';
	return failure.status === 429 ? 'overloaded' : 'failing';
}
