import type { Message } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import { fakeMessenger } from '../bot/testing/fake-messenger.ts';
import { messageIncoming } from './incoming.ts';

const BOT = { id: 6_000_000_001, username: 'sverka_bot' } as Parameters<typeof messageIncoming>[1];
const PERSON = { id: 11, is_bot: false, first_name: 'Марфа' };
const OTHER_BOT = { id: 12, is_bot: true, first_name: 'бот', username: 'sverka_bot2' };

type Written = { readonly text?: string; readonly caption?: string; readonly from?: object | undefined };

function received(written: Written, type: 'private' | 'supergroup', replyTo?: object) {
	const chat = type === 'private' ? { id: 11, type } : { id: -11, type, title: 'Гараж' };
	const reply = replyTo && { reply_to_message: { message_id: 4, date: 1, chat, from: replyTo } };
	const message = { message_id: 5, date: 1, chat, from: PERSON, ...written, ...reply } as unknown as Message;
	return messageIncoming(message, BOT, fakeMessenger());
}

describe('a message of Telegram', () => {
	test.each([
		['о погоде', false, 'о погоде'],
		['@sverka_bot машина', true, 'машина'],
		['машина, @SVERKA_BOT', true, 'машина,'],
		['@sverka_bot2 машина', false, '@sverka_bot2 машина'],
		['@sverka машина', false, '@sverka машина'],
		['пишите на mail@sverka_bot', false, 'пишите на mail@sverka_bot'],
		['/help', true, '/help'],
		['/help@sverka_bot', true, '/help'],
		['/check@Sverka_Bot XTA21144094786239', true, '/check XTA21144094786239'],
		['/help@sverka_bot2', false, '/help@sverka_bot2'],
		['/help@other_bot спроси @sverka_bot', true, '/help@other_bot спроси'],
		['или /help', false, 'или /help'],
		['', false, ''],
	])('in a group, «%s»: spoken to is %s, heard is «%s»', (text, addressed, rest) => {
		expect(received({ text }, 'supergroup')).toMatchObject({
			...{ kind: 'text', addressed, text: rest, repliedTo: null, personId: 11 },
			chat: { id: -11, isGroup: true },
		});
	});

	test('in a group is heard under a picture as well', () => {
		expect(received({ caption: '@sverka_bot вот она' }, 'supergroup')).toMatchObject({
			...{ addressed: true, text: 'вот она' },
		});
	});

	test.each([
		['the bot', BOT, true, '4'],
		['another bot', OTHER_BOT, false, null],
		['a person', PERSON, false, null],
	])('in a group that replies to %s', (_whom, whom, addressed, repliedTo) => {
		expect(received({ text: '12345' }, 'supergroup', whom)).toMatchObject({ addressed, repliedTo });
	});

	test('in private is always for the bot, and heard as it is written', () => {
		const text = '/help@other_bot @sverka_bot';
		expect(received({ text }, 'private')).toMatchObject({ addressed: true, text, repliedTo: null });
		expect(received({ text: '12345' }, 'private', BOT)).toMatchObject({ addressed: true, repliedTo: '4' });
	});

	test.each([
		['another bot', OTHER_BOT],
		['a channel', undefined],
	])('of %s is not heard', (_whose, from) => {
		expect(received({ text: '/help', from }, 'supergroup')).toBeNull();
	});
});
