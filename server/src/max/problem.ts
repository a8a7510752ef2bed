import { MaxError } from '@maxhub/max-bot-api';
import type { OwnProblem } from '../bot/updates/problem.ts';
import { isStoreQuestionRefused } from '../store/is-store-unavailable.ts';
import type { BotProblem } from '../store/schema/telegram-bot.ts';

/** What a failure says of MAX's Bot API, or of us; a call without an answer of its own has not reached it. */
export function maxProblemOf(failure: unknown): BotProblem | OwnProblem {
	if (isStoreQuestionRefused(failure)) return 'store-away';
	if (!(failure instanceof MaxError)) return 'unreachable';
	if (failure.status === 401) return 'unauthorized';
	return failure.status === 429 ? 'overloaded' : 'failing';
}
