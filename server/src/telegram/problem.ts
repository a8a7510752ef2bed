import { BotError, GrammyError, HttpError } from 'grammy';
import type { OwnProblem } from '../bot/updates/problem.ts';
import { describeError } from '../http/replies/errors.ts';
import { isStoreUnavailable } from '../store/is-store-unavailable.ts';
import type { BotProblem } from '../store/schema/telegram-bot.ts';

/** The token and the name in the settings belong to two bots. */
export class OtherBot extends Error {
	override readonly name = 'OtherBot';
}

/** What a failure says of the Bot API, or of us. */
export function problemOf(failure: unknown): BotProblem | OwnProblem {
	const error = failure instanceof BotError ? failure.error : failure;
	if (error instanceof OtherBot) return 'other-bot';
	if (error instanceof HttpError) return 'unreachable';
	if (isStoreUnavailable(error)) return 'store-away';
	if (!(error instanceof GrammyError)) return 'bug';
	if (error.error_code === 401 || error.error_code === 404) return 'unauthorized';
	if (error.error_code === 409) return 'conflict';
	return error.error_code === 429 ? 'overloaded' : 'failing';
}

/** Milliseconds that the Bot API asks us to wait; 0 where it does not. */
export function askedPauseMs(failure: unknown): number {
	const error = failure instanceof BotError ? failure.error : failure;
	return error instanceof GrammyError ? (error.parameters.retry_after ?? 0) * 1000 : 0;
}

/** What the log may know of a failed update: not the update, nor the library's error, which carries it. */
export function describeFailure(failure: unknown): Record<string, string> {
	return describeError(failure instanceof BotError ? failure.error : failure);
}
