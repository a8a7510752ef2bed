import type { Update } from 'grammy/types';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { PERSON, written } from '../bot/testing/fake-messenger.ts';
import { HASTY } from '../bot/testing/hasty.ts';
import { playBot } from '../bot/testing/played-bot.ts';
import { createLog } from '../log.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { createBot } from './bot.ts';

const SETTINGS = {
	botId: 6_000_000_001,
	botName: 'sverka_bot',
	botToken: '6000000001:token',
	apiRoot: 'https://telegram.invalid',
	linkRoot: 'https://t.me',
	updates: { kind: 'polling' },
} as const;

const database = setUpDatabase();
const calls: { readonly method: string; readonly payload: Record<string, unknown> }[] = [];
let bot: ReturnType<typeof createBot>;
beforeAll(async () => {
	const conversation = playBot(database.store);
	await conversation.receive(written(conversation.messenger, SAMPLE_VIN));
	await conversation.finish();
	const talk = { started: vi.fn(), calledInGroup: vi.fn(), pressed: vi.fn() };
	bot = createBot(SETTINGS, HASTY, createLog('silent'), {
		talk: () => talk,
		conversation: () => conversation,
	});
	bot.api.config.use(async (_previous, method, payload) => {
		calls.push({ method, payload: payload as Record<string, unknown> });
		return { ok: true, result: true } as never;
	});
});
beforeEach(() => {
	calls.length = 0;
});

/** Somebody types after the name of the bot; what Telegram is given to show. */
async function type(query: string) {
	const from = { id: PERSON, is_bot: false, first_name: 'Марфа' };
	const inline_query = { id: 'q', from, query, offset: '', chat_type: 'supergroup' } as const;
	await bot.handleUpdate({ update_id: 1, inline_query } satisfies Update);
	expect(calls.map(({ method }) => method)).toEqual(['answerInlineQuery']);
	return calls[0]?.payload ?? {};
}

test('a car of which answers are kept is shown to its person alone, for a minute, without the whole VIN', async () => {
	const { results, ...rest } = await type(`вот ${SAMPLE_VIN}`);
	expect(results).toEqual([
		{
			type: 'article',
			id: '0',
			title: 'ВАЗ 21144, 2009 · XTA…',
			description: 'Остановитесь. Ответы 10 реестров из 10',
			input_message_content: {
				message_text: expect.stringContaining('VIN XTA…'),
				parse_mode: 'HTML',
				link_preview_options: { is_disabled: true },
			},
			reply_markup: { inline_keyboard: [[{ text: 'Проверить машину', url: 'https://t.me/sverka_bot' }]] },
		},
	]);
	expect(JSON.stringify(results)).not.toContain(SAMPLE_VIN);
	// The payload of the button is seen only by the person who has typed the VIN.
	expect(rest).toEqual({
		inline_query_id: 'q',
		is_personal: true,
		cache_time: 60,
		button: { text: 'Проверить в чате с ботом', start_parameter: SAMPLE_VIN },
	});
});

test.each(['', 'привет', 'XTAGFL110KY700290'])('«%s» has nothing to show but the way in', async (query) => {
	expect(await type(query)).toMatchObject({ results: [], is_personal: true, cache_time: 60 });
});
