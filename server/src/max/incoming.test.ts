import { describe, expect, test } from 'vitest';
import { fakeMessenger } from '../bot/testing/fake-messenger.ts';
import { toIncoming } from './incoming.ts';
import { MaxUpdate } from './wire.ts';

const BOT = { userId: 1, username: 'sverka_bot' };
const PERSON = { user_id: 11, is_bot: false, name: 'Марфа' };
const OTHER_BOT = { user_id: 12, is_bot: true, name: 'бот' };

type Link = { readonly type: 'reply' | 'forward'; readonly sender: object };

function received(
	text: string,
	chat_type: 'dialog' | 'chat',
	{
		link,
		sender = PERSON,
		me = BOT,
	}: { link?: Link; sender?: object; me?: Parameters<typeof toIncoming>[2] } = {},
) {
	const message = {
		sender,
		recipient: { chat_id: 70, chat_type },
		body: { mid: 'mid.5', text },
		...(link && { link: { ...link, message: { mid: 'mid.4', text: 'раньше' } } }),
	};
	const update = MaxUpdate.parse({ update_type: 'message_created', timestamp: 1, message });
	return toIncoming(update, fakeMessenger(), me);
}

describe('a message of MAX', () => {
	test.each([
		['о погоде', false, 'о погоде'],
		['@sverka_bot машина', true, 'машина'],
		['машина, @SVERKA_BOT', true, 'машина,'],
		['@sverka_bot2 машина', false, '@sverka_bot2 машина'],
		['/help', true, '/help'],
		['/help@sverka_bot', true, '/help'],
		['/x@other_bot', false, '/x@other_bot'],
		['', false, ''],
	])('in a group, «%s»: spoken to is %s, heard is «%s»', (text, addressed, rest) => {
		expect(received(text, 'chat')).toMatchObject({
			...{ kind: 'text', addressed, text: rest, repliedTo: null, personId: 11 },
			chat: { id: 70, isGroup: true },
		});
	});

	test.each([
		['replies to', 'the bot', 'reply', { user_id: 1, is_bot: true }, true, 'mid.4'],
		['replies to', 'another bot', 'reply', OTHER_BOT, false, null],
		['replies to', 'a person', 'reply', PERSON, false, null],
		['hands on a message of', 'the bot', 'forward', { user_id: 1, is_bot: true }, false, null],
	] as const)('in a group that %s %s', (_does, _whom, type, sender, addressed, repliedTo) => {
		expect(received('12345', 'chat', { link: { type, sender } })).toMatchObject({ addressed, repliedTo });
	});

	test('to a bot without a name is heard as a command or a reply alone', () => {
		const me = { userId: 1, username: null };
		expect(received('/help', 'chat', { me })).toMatchObject({ addressed: true });
		expect(received('@null машина', 'chat', { me })).toMatchObject({ addressed: false });
		expect(received('/help@null', 'chat', { me })).toMatchObject({ addressed: false });
	});

	test('to a bot whose name has signs of a pattern is told from others', () => {
		const me = { userId: 1, username: 'id77.bot-1' };
		expect(received('@id77.bot-1 машина', 'chat', { me })).toMatchObject({ addressed: true, text: 'машина' });
		expect(received('@id77xbot-1 машина', 'chat', { me })).toMatchObject({ addressed: false });
		expect(received('@id77.bot-12 машина', 'chat', { me })).toMatchObject({ addressed: false });
	});

	test('in private is always for the bot, and heard as it is written', () => {
		const text = '/help@other_bot @sverka_bot';
		expect(received(text, 'dialog')).toMatchObject({ addressed: true, text });
	});

	test('of another bot is not heard', () => {
		expect(received('/help', 'chat', { sender: OTHER_BOT })).toBeNull();
	});
});
