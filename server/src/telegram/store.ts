import { eq, sql } from 'drizzle-orm';
import type { BotProblem } from '../store/schema/telegram-bot.ts';
import { telegramBot } from '../store/schema/telegram-bot.ts';
import type { Store } from '../store/store.ts';

/** What is known of the Bot API. */
export type BotState = { readonly answeredAt: Date | null; readonly problem: BotProblem | null };

/** What one process knows of the Bot API and all of them read. Rejects when the store fails. */
export type BotStates = {
	answered(now: Date): Promise<void>;
	/** `final`: from now on the last good answer does not count either. */
	failed(problem: BotProblem, final: boolean): Promise<void>;
	read(): Promise<BotState>;
};

export function createBotStates({ db }: Pick<Store, 'db'>, id: number): BotStates {
	return {
		async answered(now) {
			const state = { answeredAt: now, problem: null };
			await db
				.insert(telegramBot)
				.values({ id, ...state })
				.onConflictDoUpdate({ target: telegramBot.id, set: state });
		},
		async failed(problem, final) {
			const answeredAt = final ? null : sql`${telegramBot.answeredAt}`;
			await db
				.insert(telegramBot)
				.values({ id, problem })
				.onConflictDoUpdate({ target: telegramBot.id, set: { problem, answeredAt } });
		},
		async read() {
			const [row] = await db
				.select({ answeredAt: telegramBot.answeredAt, problem: telegramBot.problem })
				.from(telegramBot)
				.where(eq(telegramBot.id, id));
			return row ?? { answeredAt: null, problem: null };
		},
	};
}
