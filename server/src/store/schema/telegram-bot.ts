import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Why the bot does not work, as the log, `/readyz` and the metrics may say it. */
export type BotProblem =
	/** No answer, or none of the Bot API's. */
	| 'unreachable'
	/** It does not know the token. */
	| 'unauthorized'
	/** Somebody else asks for this bot's updates. */
	| 'conflict'
	/** It answers with an error of its own. */
	| 'failing'
	/** It asks us to slow down. */
	| 'overloaded'
	/** The token is that of a bot with another name than links lead to. */
	| 'other-bot';

const botTable = (name: string) =>
	pgTable(name, {
		id: bigint('id', { mode: 'number' }).primaryKey(),
		answeredAt: moment('answered_at'),
		problem: text('problem').$type<BotProblem>(),
	});

/** What the processes know of a messenger's Bot API. */
export type BotTable = ReturnType<typeof botTable>;

/** Made in migrations/0004_accounts.sql. */
export const telegramBot = botTable('telegram_bot');
/** Made in migrations/0049_max_bot.sql. */
export const maxBot = botTable('max_bot');
