import { MESSENGERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { beforeAll, expect, test } from 'vitest';
import { createAnswers } from './answers/answer-cache.ts';
import { type PlayedChat, playServer } from './testing/played-chats.ts';
import { createWatchPolling } from './watches/polling.ts';
import { createTelling } from './watches/telling.ts';
import { workWhileDue } from './watches/testing/due-work.ts';

const VIN = 'XTAGFL110KY700777';
const DAY_MS = 24 * 60 * 60 * 1000;

/** A clock that goes, from noon in Moscow, so that there are no quiet hours. */
const beganAt = Date.now();
let skippedMs = 0;
const clock = { now: () => new Date(Date.parse('2026-11-21T09:00:00Z') + Date.now() - beganAt + skippedMs) };

const { server, control, openChat } = playServer(clock);
const chats = MESSENGERS.map((messenger) => openChat(messenger, 700_700));
let work: () => Promise<void>;

beforeAll(() => {
	const { deps, bots } = server;
	const poll = createWatchPolling(deps, createAnswers(deps));
	const messengers = { telegram: bots.telegram.messenger, max: bots.max.messenger };
	const tell = createTelling(deps, { messengers });
	work = () => workWhileDue(deps, { poll, tell });
});

test('a change of a car is told once in the chat of each messenger, with its buttons, which end the watch', async () => {
	for (const chat of chats) {
		await chat.write(VIN);
		await chat.press(await chat.until(/Ответили \d+ из 10/), /^Следить за машиной$/);
		await chat.until(/Слежу до/);
	}
	await work();
	const notices = async (chat: PlayedChat) =>
		(await chat.botMessages()).filter(({ text }) => text.startsWith('🔔'));
	for (const chat of chats) expect(await notices(chat)).toEqual([]);

	await control('changes', { vin: VIN });
	skippedMs += DAY_MS;
	await work();
	skippedMs += DAY_MS;
	await work();
	for (const chat of chats) {
		const [notice, ...others] = await notices(chat);
		expect(others).toEqual([]);
		if (!notice) throw new Error('no notice');
		expect(notice.text).toContain(VIN);
		expect(notice.text).toMatch(/Ограничения\n• новое: Запрет на регистрационные действия, Судебный пристав/);
		expect(notice.buttons.flat().map(({ text }) => text)).toEqual(['Проверить сейчас', 'Не следить']);
		await chat.press(notice, /^Не следить$/);
		await chat.until(/Больше не слежу/);
	}
});
