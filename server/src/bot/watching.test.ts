import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { fakeRegisters } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { testClock } from '../answers/testing/test-clock.ts';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import type { Conversation } from './conversation-port.ts';
import { createBotConversation } from './create-bot-conversation.ts';
import { type FakeMessenger, fakeMessenger, PRIVATE, pressed, written } from './testing/fake-messenger.ts';
import type { WatchedCar } from './watches-port.ts';

const GROUP = { id: -77, isGroup: true };

let database: TestDatabase;
let messenger: FakeMessenger;
let bot: Conversation;
const clock = testClock();
const watches = {
	begin: vi.fn(async () => ({ kind: 'begun' as const, until: clock.now() })),
	list: vi.fn(async (): Promise<readonly WatchedCar[]> => []),
	end: vi.fn(async () => true),
	lookNow: vi.fn(async () => true),
};

beforeAll(async () => {
	database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.store.db.execute(sql`truncate bot_car, bot_picture, shared_count`);
	vi.clearAllMocks();
	messenger = fakeMessenger();
	const deps = testDeps({ store: database.store, clock, registers: fakeRegisters(clock) });
	bot = createBotConversation(deps, {
		answers: createAnswers(deps),
		lookups: { ask: vi.fn() },
		watches,
		share: vi.fn(),
	});
});

const say = (text: string, chat = PRIVATE) => bot.receive(written(messenger, text, chat));
const press = (data: string, chat = PRIVATE) => bot.receive(pressed(messenger, data, chat));
const buttonsOf = ({ rows = [] }: { rows?: FakeMessenger['heard'][number]['rows'] }) =>
	rows.flat().map(({ text }) => text);

describe('a watched car', () => {
	test('is begun, looked at and ended by buttons, in private only', async () => {
		await press(`watch:${SAMPLE_VIN}`);
		await press(`looknow:${SAMPLE_VIN}`);
		await press(`unwatch:${SAMPLE_VIN}`);
		for (const wish of [watches.begin, watches.lookNow, watches.end]) {
			expect(wish).toHaveBeenCalledExactlyOnceWith(expect.anything(), SAMPLE_VIN);
		}
		expect(messenger.heard.map(({ html }) => html)).toEqual([
			expect.stringContaining('Слежу до'),
			expect.stringContaining('ещё раз в ближайшие минуты'),
			'Больше не слежу за этой машиной.',
		]);
		await press(`watch:${SAMPLE_VIN}`, GROUP);
		expect(watches.begin).toHaveBeenCalledOnce();
	});

	test('stands in the list with who was silent, and says when questions are spent', async () => {
		const at = clock.now();
		const car = { vin: SAMPLE_VIN, endsAt: at, lookedAt: null, nextLookAt: at };
		watches.list.mockResolvedValueOnce([{ ...car, silent: ['Розыск'], isBudgetSpent: true }]);
		await say('/my');
		const [watched] = messenger.heard;
		expect(watched?.html).toContain('Реестры ещё не отвечали.');
		expect(watched?.html).toContain('неизвестно: Розыск');
		expect(watched?.html).toContain('Вопросы на сегодня кончились');
		expect(watched && buttonsOf(watched)).toEqual(['Проверить сейчас', 'Не следить']);
	});
});
