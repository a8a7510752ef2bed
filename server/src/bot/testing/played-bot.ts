import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createAnswers } from '../../answers/answer-cache.ts';
import { fakeRegisters } from '../../answers/testing/fake-registers.ts';
import { testClock } from '../../answers/testing/test-clock.ts';
import type { CarCardInput } from '../../drawing/car-card.ts';
import type { Store } from '../../store/store.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/test-database.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { createBotConversation } from '../create-bot-conversation.ts';
import type { CarWatches } from '../watches-port.ts';
import { fakeMessenger, PRIVATE, pressed, written } from './fake-messenger.ts';
import { idleWatches } from './idle-watches.ts';

/** A bot over registers and a messenger that answer as a test tells them, and a clock. */
export function playBot(store: Store, watches: CarWatches = idleWatches()) {
	const clock = testClock();
	const registers = fakeRegisters(clock);
	const messenger = fakeMessenger();
	const drawCard = vi.fn(async (_input: CarCardInput) => Buffer.from('png'));
	const deps = testDeps({ store, clock, registers });
	const conversation = createBotConversation(
		deps,
		{
			answers: createAnswers(deps),
			lookups: { ask: vi.fn(), bought: vi.fn() },
			watches,
			share: async () => '',
		},
		{ interval: { inPrivateMs: 1, inGroupMs: 1 }, drawCard },
	);
	return { ...conversation, store, clock, registers, messenger, sent: messenger.sent, drawCard };
}
type PlayedBot = ReturnType<typeof playBot>;

/** A bot for the tests of a file, in each of them a new one over empty tables. */
export function playBotPerTest(watches?: CarWatches) {
	const bot = {} as PlayedBot;
	let database: TestDatabase;
	beforeAll(async () => {
		database = await testDatabase();
	});
	afterAll(() => database.close());
	beforeEach(async () => {
		const { store } = database;
		await store.db.execute(
			sql`truncate kept_answer, failed_question, bot_car, bot_check, bot_picture, shared_count`,
		);
		Object.assign(bot, playBot(store, watches));
	});
	return {
		bot,
		say: (text: string, chat = PRIVATE) => bot.receive(written(bot.messenger, text, chat)),
		press: (data: string, chat = PRIVATE) => bot.receive(pressed(bot.messenger, data, chat)),
		over: () => bot.finish(),
	};
}
