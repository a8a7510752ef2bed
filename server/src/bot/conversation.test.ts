import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import {
	challenged,
	type FakeRegisters,
	fakeRegisters,
	unreachable,
} from '../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_PLATE, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { type TestClock, testClock } from '../answers/testing/test-clock.ts';
import type { CarCardInput } from '../drawing/car-card.ts';
import type { ServerDeps } from '../server-deps.ts';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import type { Conversation } from './conversation-port.ts';
import { createBotConversation } from './create-bot-conversation.ts';
import {
	type FakeMessenger,
	fakeMessenger,
	PERSON,
	PRIVATE,
	pressed,
	written,
} from './testing/fake-messenger.ts';
import { idleWatches } from './testing/idle-watches.ts';

const OTHER_VIN = 'Z94K241BBMR251210' as Vin;
const GROUP = { id: -77, isGroup: true };

let database: TestDatabase;
let clock: TestClock;
let registers: FakeRegisters;
let messenger: FakeMessenger;
let bot: Conversation;
const ask = vi.fn();
const drawCard = vi.fn(async (_input: CarCardInput) => Buffer.from('png'));

beforeAll(async () => {
	database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, bot_car, bot_picture, shared_count`);
	clock = testClock();
	registers = fakeRegisters(clock);
	messenger = fakeMessenger();
	drawCard.mockClear();
	bot = botWith();
});

const share = async () => 'https://site.example/s/token';

function botWith(given: Partial<ServerDeps> = {}): Conversation {
	const deps = testDeps({ store: database.store, clock, registers, ...given });
	const interval = { inPrivateMs: 1, inGroupMs: 1 };
	return createBotConversation(
		deps,
		{ answers: createAnswers(deps), lookups: { ask }, watches: idleWatches(), share },
		{ interval, drawCard },
	);
}

const say = (text: string, chat = PRIVATE) => bot.receive(written(messenger, text, chat));
const press = (data: string, chat = PRIVATE) => bot.receive(pressed(messenger, data, chat));
const over = () => bot.finish();
const buttonsOf = ({ rows = [] }: { rows?: FakeMessenger['heard'][number]['rows'] }) =>
	rows.flat().map(({ text }) => text);

describe('a VIN', () => {
	test('becomes one message with the verdict, ten signs and buttons, and then the card', async () => {
		await say(SAMPLE_VIN);
		await over();
		const [report, card] = messenger.heard;
		expect(messenger.heard).toHaveLength(2);
		expect(report?.html).toContain('<b>⛔ Остановитесь</b>');
		expect(report?.html).toContain(`<code>${SAMPLE_VIN}</code>`);
		for (const name of [
			'Владельцы',
			'ДТП',
			'Розыск',
			'Запреты',
			'Пробег',
			'ОСАГО',
			'Залог',
			'Отзыв',
			'Рынок',
			'Таможня',
		])
			expect(report?.html).toMatch(new RegExp(`^.+ ${name}: .+`, 'm'));
		expect(report?.html).toMatch(/Ответили 10 из 10, /);
		expect(report && buttonsOf(report)).toEqual([
			'Полный отчёт',
			expect.stringMatching(/^Что спросить у продавца \(\d+\)$/),
			'Проверить ещё раз',
			'Следить за машиной',
			'Поделиться',
		]);
		expect(card?.picture?.type).toBe('image/png');
		expect(card?.html).toContain('Остановитесь');
		expect(drawCard).toHaveBeenCalledOnce();
	});

	test('changes its message while registers answer', async () => {
		const { promise, resolve } = Promise.withResolvers<void>();
		registers.reactFor('zalog', async () => {
			await promise;
			return { state: 'clear', source: 'avtocod', asOf: clock.now() };
		});
		await say(SAMPLE_VIN);
		const waiting = await messenger.until('ответили 9 из 10');
		expect(waiting.html).toContain('⏳ Залог: спрашиваем');
		expect(buttonsOf(waiting)).toEqual(['Полный отчёт']);
		resolve();
		await over();
		expect(messenger.heard[0]?.html).toContain('Ответили 10 из 10');
	});

	test('that was checked before asks nobody again, unless it shall be checked again', async () => {
		await say(SAMPLE_VIN);
		await over();
		const asked = registers.asked.length;
		await say(`Продаю, VIN: ${SAMPLE_VIN}, торг`);
		await over();
		expect(registers.asked).toHaveLength(asked);
		clock.pass(2 * 60_000);
		await press(`again:${SAMPLE_VIN}`);
		await over();
		expect(registers.asked.length).toBeGreaterThan(asked);
	});

	test('about which all registers are silent is no clear car', async () => {
		registers.react(() => unreachable(clock.now()));
		await say(SAMPLE_VIN);
		await over();
		const report = messenger.heard[0];
		expect(report?.html).toContain('Ответов мало, чтобы решать');
		expect(report?.html).toContain('Ответили 0 из 10');
		expect(report?.html).toContain('• Реестр залогов не ответил.');
		expect(report?.html).toContain('Это не значит, что записей нет.');
		expect(report?.html).not.toContain('🟢');
	});

	test('that no register knows is said to be one, and lacks no policy', async () => {
		registers.react(() => ({ state: 'clear', source: 'avtocod', asOf: clock.now() }));
		await say(SAMPLE_VIN);
		await over();
		const report = messenger.heard[0];
		expect(report?.html).toContain('Ни один реестр не знает этот VIN: проверьте, нет ли опечатки.');
		expect(report?.html).not.toMatch(/полиса|одометра|Нет препятствий/);
	});

	test('is told whole without a card where none can be drawn', async () => {
		drawCard.mockRejectedValueOnce(new Error('no fonts'));
		await say(SAMPLE_VIN);
		await over();
		expect(messenger.heard).toHaveLength(1);
		expect(messenger.heard[0]?.html).toContain('Остановитесь');
	});

	test('with a wrong sign is refused with the sentence of the site, and so is what is no car at all', async () => {
		await say('XTAO1144O94786239');
		await say('А123ВС');
		await say('https://ads.example/item/1');
		await say('привет');
		expect(messenger.heard.map(({ html }) => html)).toEqual([
			'Только латинские буквы и цифры',
			'Номер введён не полностью',
			expect.stringContaining('саму страницу я не открываю'),
			expect.stringContaining('Не вижу здесь VIN или госномера'),
		]);
		expect(registers.asked).toEqual([]);
	});

	test('in several is offered as buttons', async () => {
		await say(`VIN ${SAMPLE_VIN} или ${OTHER_VIN}`);
		const [offer] = messenger.heard;
		expect(offer && buttonsOf(offer)).toEqual([SAMPLE_VIN, OTHER_VIN]);
		await press(`car:${OTHER_VIN}`);
		await over();
		expect(registers.asked.every(({ question }) => 'vin' in question.subject)).toBe(true);
	});
});

describe('a plate', () => {
	test('with one VIN is checked at once', async () => {
		await say('а123вс 77');
		await over();
		expect(messenger.heard[0]?.html).toContain('<b>');
		expect(messenger.heard[1]?.html).toContain(SAMPLE_VIN);
	});

	test('with several VINs offers them, told apart by model, year and colour', async () => {
		const [car] = SAMPLE_FACTS.plate.cars;
		registers.reactFor('plate', () => ({
			state: 'found',
			source: 'avtocod',
			asOf: clock.now(),
			facts: { cars: [car, { ...car, vin: OTHER_VIN, year: 2004, color: 'Зелёный' }] },
		}));
		await say(SAMPLE_PLATE);
		const offer = await messenger.until('Какую проверить');
		expect(buttonsOf(offer)).toEqual([
			expect.stringContaining(`ВАЗ 21144, 2009, серебристый · ${SAMPLE_VIN}`),
			expect.stringContaining(`ВАЗ 21144, 2004, зелёный · ${OTHER_VIN}`),
		]);
	});

	test('without an answer is no reason to pay', async () => {
		registers.reactFor('plate', () => unreachable(clock.now()));
		await say(SAMPLE_PLATE);
		await over();
		expect(messenger.heard.at(-1)?.html).toContain('Реестр госномеров не ответил');
		expect(messenger.heard.at(-1)?.html).not.toContain('₽');
	});
});

describe("a supplier's picture", () => {
	beforeEach(() => {
		for (const register of ['registration', 'dtp', 'wanted', 'restrict', 'diagnostic'] as const) {
			registers.reactFor(register, ({ picture }) =>
				picture?.word === '12345'
					? { state: 'clear', source: 'gibdd', asOf: clock.now() }
					: challenged(clock.now(), 'token'),
			);
		}
	});

	test('is sent, and its digits open all five sections in the same message', async () => {
		await say(SAMPLE_VIN);
		await over();
		expect(messenger.heard[1]).toMatchObject({ html: expect.stringContaining('их ждут 5 разделов') });
		expect(messenger.heard[1]?.picture?.type).toBe('image/png');
		await say('12 345');
		await over();
		expect(messenger.heard[0]?.html).toContain('Ответили 10 из 10');
		expect(messenger.heard).toHaveLength(3);
		expect(drawCard).toHaveBeenCalledOnce();
	});

	test('whose digits are wrong comes again, and opens nothing', async () => {
		await say(SAMPLE_VIN);
		await over();
		const asked = registers.asked.length;
		await say('99999');
		await over();
		expect(registers.asked).toHaveLength(asked + 1);
		expect(messenger.heard.at(-1)?.picture).toBeDefined();
	});

	test("is not another person's, nor one that is too old", async () => {
		await say(SAMPLE_VIN, GROUP);
		await over();
		await bot.receive(written(messenger, '12345', GROUP, PERSON + 1));
		expect(messenger.heard.at(-1)?.html).toContain('Эти цифры не к чему отнести');
		clock.pass(10 * 60_000);
		await say('12345', GROUP);
		expect(messenger.heard.at(-1)?.html).toContain('Эти цифры не к чему отнести');
	});
});

describe('a chat', () => {
	test('lists its last cars, and forgets them', async () => {
		await say('/my');
		await say(SAMPLE_VIN);
		await over();
		await say('/my');
		expect(buttonsOf(messenger.heard.at(-1) ?? {})).toEqual([SAMPLE_VIN]);
		await say('/forget');
		await say('/my');
		const told = messenger.heard.slice(-2).map(({ html }) => html);
		expect(told).toEqual([
			expect.stringContaining('Забыл'),
			expect.stringContaining('ещё ничего не проверяли'),
		]);
		const rows = await database.store.db.execute(
			sql`select 1 from bot_car union all select 1 from bot_picture`,
		);
		expect(rows.rows).toEqual([]);
	});

	test('of a group is only answered when it speaks to the bot, and keeps lists private', async () => {
		await bot.receive({ ...written(messenger, SAMPLE_VIN, GROUP), addressed: false } as never);
		expect(messenger.heard).toEqual([]);
		await say('/my', GROUP);
		expect(messenger.heard[0]?.html).toContain('в личные сообщения');
		await say(`/check ${SAMPLE_VIN}`, GROUP);
		await over();
		expect(messenger.heard[1]?.html).toContain(SAMPLE_VIN);
	});

	test('that writes too much is told so once', async () => {
		for (let count = 0; count < 33; count += 1) await say('привет');
		expect(messenger.heard).toHaveLength(31);
		expect(messenger.heard.at(-1)?.html).toBe('Слишком много сообщений подряд. Подождите минуту.');
	});

	test('that has closed itself to the bot gets nothing more, and no register is asked for it', async () => {
		messenger.closed.add(PERSON);
		await say(SAMPLE_VIN);
		await over();
		expect([messenger.heard, registers.asked]).toEqual([[], []]);
	});
});

describe('foreign input', () => {
	test.each(['car:', 'car:../../etc', `buy:${SAMPLE_VIN}`, 'again:<b>', `${'x'.repeat(500)}`])(
		'a press that nobody offered is not ours: %s',
		(data) => {
			expect(bot.knowsPress(data)).toBe(false);
		},
	);

	test('what registers say cannot become markup', async () => {
		registers.reactFor('base', () => ({
			state: 'found',
			source: 'avtocod',
			asOf: clock.now(),
			facts: { ...SAMPLE_FACTS.base, model: '<a href="https://evil.example">LADA</a> & Co' },
		}));
		await say(SAMPLE_VIN);
		await over();
		expect(messenger.heard[0]?.html).toContain('&lt;a href=');
		expect(messenger.heard[0]?.html).not.toContain('<a ');
	});

	test('a huge text is answered', async () => {
		await say('а1 '.repeat(100_000));
		expect(messenger.heard).toHaveLength(1);
	});

	test('a person who checks without end is told to wait', async () => {
		for (let count = 0; count < 31; count += 1) {
			clock.pass(60_000);
			await say(SAMPLE_VIN);
			await over();
		}
		expect(messenger.heard.at(-1)?.html).toBe('Слишком много проверок подряд. Попробуйте через час.');
	});
});
