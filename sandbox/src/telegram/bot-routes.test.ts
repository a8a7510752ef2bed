import { describe, expect, test } from 'vitest';
import { TELEGRAM_BOT_NAME } from '../settings.ts';
import { telegramAt } from '../testing/telegram-at.ts';
import { chatIdOf, personOf } from './people.ts';

const alone = (person: number) => ({ person, group: false });

/** Lets work in progress reach its wait. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the played Bot API', () => {
	test('knows its bot by the token alone', async () => {
		const { api } = telegramAt();
		expect((await api('getMe')).body.result).toMatchObject({ is_bot: true, username: TELEGRAM_BOT_NAME });
		expect(await api('getMe', {}, '1:wrong')).toEqual({
			status: 401,
			body: { ok: false, error_code: 401, description: 'Unauthorized' },
		});
	});

	test('answers an unknown method in its own form', async () => {
		const { api, app } = telegramAt();
		const notFound = { ok: false, error_code: 404, description: 'Not Found' };
		expect(await api('sendDice')).toEqual({ status: 404, body: notFound });
		expect((await app.inject('/telegram/')).json()).toEqual(notFound);
		const broken = await app.inject({
			method: 'POST',
			url: '/telegram/bot1/getMe',
			headers: { 'content-type': 'application/json' },
			payload: '{',
		});
		expect(broken.json()).toMatchObject({ ok: false, error_code: 400 });
	});

	test('lets a bot write thirty messages a second, and says when to come again', async () => {
		const { api, chat } = telegramAt();
		await chat('/send', { person: 1, text: '/start' });
		const send = () => api('sendMessage', { chat_id: chatIdOf(alone(1)), text: 'раз' });
		const replies = await Promise.all(Array.from({ length: 31 }, send));
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
		expect(replies.find(({ status }) => status !== 200)).toEqual({
			status: 429,
			body: {
				ok: false,
				error_code: 429,
				description: 'Too Many Requests: retry after 1',
				parameters: { retry_after: 1 },
			},
		});
	});

	test('gives updates until they are confirmed by the offset', async () => {
		const { api, chat } = telegramAt();
		for (const text of ['/start abc', 'раз', 'два']) await chat('/send', { person: 1, text });
		const first = (await api('getUpdates', { limit: 2 })).body.result;
		expect(first.map((update: { message: { text: string } }) => update.message.text)).toEqual([
			'/start abc',
			'раз',
		]);
		expect(first[0].message).toMatchObject({
			chat: { id: personOf(1).id, type: 'private' },
			from: personOf(1),
			entities: [{ type: 'bot_command', offset: 0, length: 6 }],
		});
		expect((await api('getUpdates', { limit: 2 })).body.result).toEqual(first);
		const rest = (await api('getUpdates', { offset: first[1].update_id + 1 })).body.result;
		expect(rest.map((update: { message: { text: string } }) => update.message.text)).toEqual(['два']);
		expect((await api('getUpdates', { offset: rest[0].update_id + 1 })).body.result).toEqual([]);
		expect((await api('getUpdates')).body.result).toEqual([]);
	});

	test('counts a negative offset from the end', async () => {
		const { api, chat } = telegramAt();
		for (const text of ['раз', 'два']) await chat('/send', { person: 1, text });
		expect((await api('getUpdates', { offset: -1 })).body.result).toMatchObject([
			{ message: { text: 'два' } },
		]);
	});

	test('holds a poll until there is news', async () => {
		const { api, chat } = telegramAt();
		const began = performance.now();
		const poll = api('getUpdates', { timeout: 30 });
		await breathe();
		await chat('/send', { person: 1, text: 'привет' });
		expect((await poll).body.result).toHaveLength(1);
		expect(performance.now() - began).toBeLessThan(5_000);
	});

	test('ends a poll without news when its time is over', async () => {
		const { api } = telegramAt();
		const began = performance.now();
		expect((await api('getUpdates', { timeout: 1 })).body).toEqual({ ok: true, result: [] });
		expect(performance.now() - began).toBeGreaterThan(900);
	});

	test('has room for one poller: the next one ends it with 409', async () => {
		const { api, chat, app } = telegramAt();
		const conflicts = async () => (await app.inject('/_control/state')).json().telegramConflicts;
		const first = api('getUpdates', { timeout: 30 });
		await breathe();
		expect(await conflicts()).toBe(0);
		const second = api('getUpdates', { timeout: 30 });
		expect(await first).toMatchObject({ status: 409, body: { ok: false, error_code: 409 } });
		await chat('/send', { person: 1, text: 'привет' });
		expect((await second).body.result).toHaveLength(1);
		expect(await conflicts()).toBe(1);
		await app.inject({ method: 'POST', url: '/_control/reset' });
		expect(await conflicts()).toBe(0);
	});

	test('keeps only the kinds of updates that the bot wants', async () => {
		const { api, chat } = telegramAt();
		await api('getUpdates', { allowed_updates: ['callback_query'] });
		await chat('/send', { person: 1, text: 'привет' });
		expect((await api('getUpdates')).body.result).toEqual([]);
	});

	test.each([
		['500', 500],
		['401', 401],
	] as const)('in the mode %s fails every call and the poll under way', async (mode, status) => {
		const { api, world } = telegramAt();
		const poll = api('getUpdates', { timeout: 30 });
		await breathe();
		world.telegram.setMode(mode);
		expect((await poll).status).toBe(status);
		expect((await api('getMe')).body).toMatchObject({ ok: false, error_code: status });
		world.telegram.reset();
		expect((await api('getMe')).status).toBe(200);
	});
});

describe('messages of the bot', () => {
	const to = (person: number, more: object = {}) => ({
		chat_id: chatIdOf(alone(person)),
		text: 'Привет',
		...more,
	});
	const keyboard = (data: string) => ({
		reply_markup: { inline_keyboard: [[{ text: 'Да', callback_data: data }]] },
	});

	test('reach whoever has written, and can be changed and taken back', async () => {
		const { api, chat } = telegramAt();
		await chat('/send', { person: 1, text: '/start' });
		const { result } = (await api('sendMessage', to(1, keyboard('yes')))).body;
		const which = { chat_id: result.chat.id, message_id: result.message_id };
		const edit = { ...which, text: 'Пока' };
		expect((await api('editMessageText', edit)).body.ok).toBe(true);
		expect((await api('editMessageText', edit)).body.description).toContain('message is not modified');
		const { messages } = (await chat('/chat?person=1')).body;
		expect(messages).toMatchObject([{ by: 'person' }, { by: 'bot', text: 'Пока', buttons: [] }]);
		expect((await api('editMessageReplyMarkup', { ...which, ...keyboard('a') })).body.ok).toBe(true);
		expect((await api('deleteMessage', which)).body).toEqual({ ok: true, result: true });
		expect((await api('deleteMessage', which)).status).toBe(400);
	});

	test.each([
		['nobody', { chat_id: 5, text: 'Привет' }, 400, 'chat not found'],
		['somebody who has not written', to(2), 403, "can't initiate"],
		['somebody who has blocked the bot', to(3), 403, 'blocked by the user'],
		['the writer without words', to(1, { text: ' ' }), 400, 'empty'],
		['the writer with too many words', to(1, { text: 'а'.repeat(4097) }), 400, 'too long'],
		['the writer with a button too big', to(1, keyboard('я'.repeat(33))), 400, 'BUTTON_DATA_INVALID'],
	])('to %s are refused', async (_whom, params, status, words) => {
		const { api, chat } = telegramAt();
		for (const person of [1, 3]) await chat('/send', { person, text: '/start' });
		const refused = await api('sendMessage', params);
		expect([refused.status, refused.body.error_code]).toEqual([status, status]);
		expect(refused.body.description).toContain(words);
	});

	test('carry buttons that a person presses, once answered by a notice', async () => {
		const { api, chat } = telegramAt();
		await chat('/send', { person: 4, text: '/start' });
		const { result } = (await api('sendMessage', to(4, keyboard('yes')))).body;
		const press = { person: 4, message: result.message_id };
		expect((await chat('/press', { ...press, data: 'no' })).status).toBe(404);
		expect((await chat('/press', { ...press, data: 'yes' })).status).toBe(200);
		const pressed = (await api('getUpdates', { offset: -1 })).body.result[0].callback_query;
		expect(pressed).toMatchObject({
			from: personOf(4),
			data: 'yes',
			message: { message_id: result.message_id },
		});
		const answer = { callback_query_id: pressed.id, text: 'Готово' };
		expect((await api('answerCallbackQuery', answer)).body.ok).toBe(true);
		expect((await api('answerCallbackQuery', answer)).status).toBe(400);
		expect((await chat('/chat?person=4')).body.notice).toEqual({ id: pressed.id, text: 'Готово' });
		expect((await chat('/chat?person=1')).body.notice).toBeNull();
	});

	test('go to a group when it was there that somebody wrote', async () => {
		const { api, chat } = telegramAt();
		await chat('/send', { person: 5, group: true, text: '/start' });
		const { chat: group } = (await api('getUpdates')).body.result[0].message;
		expect(group).toMatchObject({ type: 'supergroup' });
		expect((await api('sendMessage', { chat_id: group.id, text: 'Сюда' })).body.ok).toBe(true);
		expect((await chat('/chat?person=5&group=true')).body.messages).toHaveLength(2);
		expect((await chat('/chat?person=5')).body.messages).toEqual([]);
	});
});
