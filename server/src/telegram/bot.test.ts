import type { Update } from 'grammy/types';
import { expect, test, vi } from 'vitest';
import { conversation } from '../bot/testing/conversation.ts';
import { HASTY } from '../bot/testing/hasty.ts';
import { createLog } from '../log.ts';
import { createBot } from './bot.ts';

const SETTINGS = {
	botId: 6_000_000_001,
	botName: 'sverka_bot',
	botToken: '6000000001:token',
	apiRoot: 'https://telegram.invalid',
	linkRoot: 'https://t.me',
	updates: { kind: 'polling' },
} as const;

function pressed(data: string, type: 'private' | 'supergroup'): Update {
	const from = { id: 11, is_bot: false, first_name: 'Марфа' };
	const chat = type === 'private' ? { id: 11, type, first_name: 'Марфа' } : { id: -11, type, title: 'Гараж' };
	const message = { message_id: 5, date: 1, chat, text: 'Отчёт' } as const;
	return { update_id: 1, callback_query: { id: 'p', from, chat_instance: 'x', data, message } };
}

test.each([
	['car:XTA21144094786239', 'private', 'conversation'],
	['car:XTA21144094786239', 'supergroup', 'conversation'],
	['enter:secret', 'private', 'sign-in'],
	['enter:secret', 'supergroup', 'neither'],
] as const)('a press of «%s» in a chat that is %s belongs to: %s', async (data, type, whose) => {
	const receive = vi.fn(async () => {});
	const talk = { started: vi.fn(), calledInGroup: vi.fn(), pressed: vi.fn() };
	talk.pressed.mockResolvedValue({ notice: '', message: null });
	const bot = createBot(SETTINGS, HASTY, createLog('silent'), {
		talk: () => talk,
		conversation: () => ({ ...conversation(receive), knowsPress: (given) => given.startsWith('car:') }),
	});
	bot.api.config.use(async () => ({ ok: true, result: true }) as never);
	await bot.handleUpdate(pressed(data, type));
	expect(receive).toHaveBeenCalledTimes(whose === 'conversation' ? 1 : 0);
	expect(talk.pressed).toHaveBeenCalledTimes(whose === 'sign-in' ? 1 : 0);
});
