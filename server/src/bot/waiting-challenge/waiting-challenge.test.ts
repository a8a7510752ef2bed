import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { challenged, fakeRegisters } from '../../answers/testing/fake-registers.ts';
import { SAMPLE_PLATE, SAMPLE_VIN } from '../../answers/testing/sample-facts.ts';
import type { Incoming } from '../conversation-port.ts';
import { createBotChats } from '../store.ts';
import { GROUP, PERSON, PRIVATE, written } from '../testing/fake-messenger.ts';
import { playBotPerTest } from '../testing/played-bot.ts';
import { createWaitingChallenges, type WaitingChallenge } from './store.ts';

const OTHER_VIN = 'Z94K241BBMR251210' as Vin;
const POLICE = ['registration', 'dtp', 'wanted', 'restrict', 'diagnostic'] as const;
const NOTHING_TO_READ = 'Эти цифры не к чему отнести';

const { bot } = playBotPerTest();
beforeEach(() => {
	for (const register of POLICE) {
		bot.registers.reactFor(register, ({ subject, picture }) =>
			picture?.word === '12345'
				? { state: 'clear', source: 'gibdd', asOf: bot.clock.now() }
				: challenged(bot.clock.now(), `token of ${'vin' in subject ? subject.vin : ''}`),
		);
	}
});

async function say(text: string, chat = PRIVATE, repliedTo: string | null = null): Promise<void> {
	await bot.receive({ ...written(bot.messenger, text, chat), repliedTo } as Incoming);
	await bot.finish();
}
const pictures = () => bot.sent.filter(({ html }) => html.includes('просит прочитать картинку'));
const last = () => bot.sent.at(-1)?.html ?? '';
/** With which token which cars were asked after these questions. */
const readSince = (count: number) =>
	new Set(
		bot.registers.asked.slice(count).map(({ question: { subject, picture } }) => {
			return `${'vin' in subject ? subject.vin : ''}: ${picture?.token}`;
		}),
	);
async function rowsLeft(): Promise<number> {
	const { rows } = await bot.store.db.execute(
		sql`select 1 from bot_car union all select 1 from bot_picture union all select 1 from bot_check`,
	);
	return rows.length;
}

describe("a supplier's picture", () => {
	test('is sent, and its digits open all five sections in the same message', async () => {
		await say(SAMPLE_VIN);
		expect(bot.sent[1]).toMatchObject({ html: expect.stringContaining('их ждут 5 разделов') });
		expect(bot.sent[1]?.picture?.type).toBe('image/png');
		await say('12 345');
		expect(bot.sent[0]?.html).toContain('Ответили 10 из 10');
		expect(bot.sent).toHaveLength(3);
		expect(bot.drawCard).toHaveBeenCalledOnce();
	});

	test('whose digits are wrong comes again, and opens nothing', async () => {
		await say(SAMPLE_VIN);
		const asked = bot.registers.asked.length;
		await say('99999');
		expect(bot.registers.asked).toHaveLength(asked + 1);
		expect(bot.sent.at(-1)?.picture).toBeDefined();
	});

	test("is not another person's, nor one that is too old", async () => {
		await say(SAMPLE_VIN, GROUP);
		await bot.receive(written(bot.messenger, '12345', GROUP, PERSON + 1));
		expect(last()).toContain(NOTHING_TO_READ);
		bot.clock.pass(10 * 60_000);
		await say('12345', GROUP);
		expect(last()).toContain(NOTHING_TO_READ);
	});
});

describe('the words under a picture', () => {
	test.each([
		['in private', PRIVATE, 'Пришлите цифры с неё сообщением: их ждут 5 разделов.'],
		['in a group', GROUP, 'Пришлите цифры с неё ответом на это сообщение: их ждут 5 разделов.'],
	])('%s say how the bot hears the digits', async (_where, chat, words) => {
		await say(`/check ${SAMPLE_VIN}`, chat);
		expect(last()).toBe(`ГИБДД просит прочитать картинку. ${words}`);
	});

	test('name the car of the picture that they replace', async () => {
		await say(SAMPLE_VIN);
		await say(OTHER_VIN);
		expect(last()).toContain(`Прежняя картинка, для <code>${SAMPLE_VIN}</code>, больше не действует`);
		bot.clock.pass(10 * 60_000);
		await say(`/check ${SAMPLE_VIN}`);
		expect(last()).not.toContain('Прежняя картинка');
	});
});

describe('digits', () => {
	test('go to the newest picture of two, and never to the car of the older one', async () => {
		await say(SAMPLE_VIN);
		await say(OTHER_VIN);
		const asked = bot.registers.asked.length;
		await say('12345');
		expect(readSince(asked)).toEqual(new Set([`${OTHER_VIN}: token of ${OTHER_VIN}`]));
	});

	test.each(['picture', 'report'] as const)('that reply to the older %s open nothing', async (kind) => {
		await say(SAMPLE_VIN);
		const older = kind === 'picture' ? pictures()[0] : bot.sent[0];
		await say(OTHER_VIN);
		const asked = bot.registers.asked.length;
		await say('12345', PRIVATE, older?.ref);
		expect(last()).toContain(NOTHING_TO_READ);
		expect(bot.registers.asked).toHaveLength(asked);
		await say('12345', PRIVATE, pictures()[1]?.ref);
		expect(readSince(asked)).toEqual(new Set([`${OTHER_VIN}: token of ${OTHER_VIN}`]));
	});

	test('in a group may reply to the report that waits for them', async () => {
		await say(`/check ${SAMPLE_VIN}`, GROUP);
		await say('12345', GROUP, bot.sent[0]?.ref);
		expect(bot.sent[0]?.html).toContain('Ответили 10 из 10');
	});

	test('wait until fewer checks are under way, and their picture with them', async () => {
		await say(SAMPLE_VIN);
		const slow = Promise.withResolvers<void>();
		bot.registers.reactFor('zalog', async () => {
			await slow.promise;
			return { state: 'clear', source: 'avtocod', asOf: bot.clock.now() };
		});
		for (const vin of ['XTAGFL110KY700290', 'XTAGFL110KY700291', 'XTAGFL110KY700292']) {
			await bot.receive(written(bot.messenger, vin));
		}
		await bot.receive(written(bot.messenger, '12345'));
		expect(last()).toContain('Прежние проверки в этом чате ещё идут');
		slow.resolve();
		await bot.finish();
		await say('12345');
		expect(last()).not.toContain(NOTHING_TO_READ);
	});

	test('are counted as checks', async () => {
		await say(SAMPLE_VIN);
		const asked = () => bot.registers.asked.length;
		for (let count = 1; count < 30; count += 1) {
			bot.clock.pass(3_000);
			await say('99999');
		}
		const before = asked();
		bot.clock.pass(3_000);
		await say('12345');
		expect([last(), asked()]).toEqual(['Слишком много проверок подряд. Попробуйте через час.', before]);
	});
});

describe('a check that is under way while its chat is forgotten', () => {
	test.each([
		['VIN', SAMPLE_VIN, 'wanted'],
		['plate', SAMPLE_PLATE, 'plate'],
	] as const)('by %s writes nothing down and sends no picture', async (_by, text, register) => {
		const slow = Promise.withResolvers<void>();
		const before = register === 'plate' ? null : challenged(bot.clock.now(), 'token');
		bot.registers.reactFor(register, async () => {
			await slow.promise;
			return (
				before ??
				fakeRegisters(bot.clock)
					.ask('plate', {} as never)
					.then(({ answer }) => answer)
			);
		});
		await bot.receive(written(bot.messenger, text));
		await bot.receive(written(bot.messenger, '/forget'));
		slow.resolve();
		await bot.finish();
		expect([await rowsLeft(), pictures()]).toEqual([0, []]);
	});

	test('is not forgotten by itself: one that has ended leaves its car alone', async () => {
		bot.registers.react(() => ({ state: 'clear', source: 'avtocod', asOf: bot.clock.now() }));
		for (const register of POLICE) {
			bot.registers.reactFor(register, () => ({ state: 'clear', source: 'gibdd', asOf: bot.clock.now() }));
		}
		await say(SAMPLE_VIN);
		expect(await rowsLeft()).toBe(1);
	});

	test('at the very same moment, by another process, leaves nothing either', async () => {
		const { messenger, store } = bot;
		const [chats, waiting] = [createBotChats(store, 'secret'), createWaitingChallenges(store)];
		const picture: WaitingChallenge = {
			...{ personId: PERSON, vin: SAMPLE_VIN, section: 'wanted', supplier: 'gibdd' },
			...{ token: 'token', message: '1' },
		};
		for (let count = 0; count < 30; count += 1) {
			const now = bot.clock.now();
			const check = await chats.begin({ messenger, chat: PRIVATE }, now);
			await Promise.all([
				chats.remember(check, SAMPLE_VIN, now),
				waiting.add(check, picture, { now, expiresAt: new Date(now.getTime() + 1_000) }),
				chats.forget({ messenger, chat: PRIVATE }, now),
			]);
			expect(await rowsLeft()).toBe(0);
		}
	});
});
