import { eq, sql } from 'drizzle-orm';
import type { BotProblem, BotTable } from '../../store/schema/telegram-bot.ts';
import type { Store } from '../../store/store.ts';

/** What is known of the Bot API. */
export type BotState = { readonly answeredAt: Date | null; readonly problem: BotProblem | null };

/** What one process knows of the Bot API and all of them read. Rejects when the store fails. */
export type BotStates = {
	answered(now: Date): Promise<void>;
	/** `final`: from now on the last good answer does not count either. */
	failed(problem: BotProblem, final: boolean): Promise<void>;
	read(): Promise<BotState>;
};

export function createBotStates({ db }: Pick<Store, 'db'>, table: BotTable, id: number): BotStates {
	return {
		async answered(now) {
			const state = { answeredAt: now, problem: null };
			await db
				.insert(table)
				.values({ id, ...state })
				.onConflictDoUpdate({ target: table.id, set: state });
		},
		async failed(problem, final) {
			const answeredAt = final ? null : sql`${table.answeredAt}`;
			await db
				.insert(table)
				.values({ id, problem })
				.onConflictDoUpdate({ target: table.id, set: { problem, answeredAt } });
		},
		async read() {
			const [row] = await db
				.select({ answeredAt: table.answeredAt, problem: table.problem })
				.from(table)
				.where(eq(table.id, id));
			return row ?? { answeredAt: null, problem: null };
		},
	};
}
