import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { buttonsOf, GROUP, PERSON, written } from './testing/fake-messenger.ts';
import { playBotPerTest } from './testing/played-bot.ts';

const NAMELESS_VIN = 'Z94K241BBMR251210';
const DAY_MS = 24 * 60 * 60_000;
const { bot, say, over } = playBotPerTest();

describe('a chat', () => {
	test('lists its last cars by their names, and forgets them', async () => {
		await say('/my');
		await say(SAMPLE_VIN);
		await over();
		bot.registers.react(() => unreachable(bot.clock.now()));
		bot.clock.pass(60_000);
		await say(NAMELESS_VIN);
		await over();
		const asked = bot.registers.asked.length;
		await say('/my');
		expect(buttonsOf(bot.sent.at(-1) ?? {})).toEqual([NAMELESS_VIN, 'ВАЗ 21144, 2009 · …6239']);
		bot.clock.pass(20 * DAY_MS);
		await say('/my');
		expect(buttonsOf(bot.sent.at(-1) ?? {})).toContain('ВАЗ 21144, 2009 · …6239');
		expect(bot.registers.asked).toHaveLength(asked);
		await say('/forget');
		await say('/my');
		const messages = bot.sent.slice(-2).map(({ html }) => html);
		expect(messages).toEqual([
			expect.stringContaining('Забыл'),
			expect.stringContaining('ещё ничего не проверяли'),
		]);
		const rows = await bot.store.db.execute(sql`select 1 from bot_car union all select 1 from bot_picture`);
		expect(rows.rows).toEqual([]);
	});

	test('that names a price where digits would be read from a picture hears of prices', async () => {
		await say('500 000');
		await say('12345');
		expect(bot.sent.map(({ html }) => html)).toEqual([
			expect.stringContaining('Похоже на цену'),
			expect.stringContaining('Эти цифры не к чему отнести'),
		]);
	});

	test('of a group is only answered when it speaks to the bot, and keeps lists private', async () => {
		await bot.receive({ ...written(bot.messenger, SAMPLE_VIN, GROUP), addressed: false } as never);
		expect(bot.sent).toEqual([]);
		await say('/my', GROUP);
		expect(bot.sent[0]?.html).toContain('в личные сообщения');
		await say(`/check ${SAMPLE_VIN}`, GROUP);
		await over();
		expect(bot.sent[1]?.html).toContain(SAMPLE_VIN);
	});

	test('that writes too much is told so once', async () => {
		for (let count = 0; count < 33; count += 1) await say('привет');
		expect(bot.sent).toHaveLength(31);
		expect(bot.sent.at(-1)?.html).toBe('Слишком много сообщений подряд. Подождите минуту.');
	});

	test('that has closed itself to the bot gets nothing more, and no register is asked for it', async () => {
		bot.messenger.closed.add(PERSON);
		await say(SAMPLE_VIN);
		await over();
		expect([bot.sent, bot.registers.asked]).toEqual([[], []]);
	});
});
