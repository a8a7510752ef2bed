import { MESSENGERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { describe, expect, test } from 'vitest';
import { drawSecret } from './secrets.ts';
import type { SignInProgress } from './store.ts';
import { BUTTON_OVER, MARFA, OVER, playChatSignIns, TEN_MINUTES_MS } from './testing/chat-sign-ins.ts';

const { around, clock, talkOf, begin, ask, countAccounts } = playChatSignIns();

describe.each(MESSENGERS)('a sign-in by %s', (messenger) => {
	test('of two tabs of one browser: each has a link of its own, and each press lets its own tab in', async () => {
		const [browser, asked] = [drawSecret(), talkOf(messenger)];
		const [first, second] = [await begin(null, messenger, browser), await begin(null, messenger, browser)];
		const [ofFirst, ofSecond] = [await ask(first.payload, asked), await ask(second.payload, asked)];
		await asked.pressed(MARFA, ofSecond.enter);
		expect(await first.take()).toBe('waiting');
		const taken = await second.take();
		expect(taken).toMatchObject({ accountId: expect.any(String), messenger });
		await asked.pressed(MARFA, ofFirst.enter);
		expect(await first.take()).toEqual(taken);
	});

	test('after ten minutes: neither link nor button does anything, and the page is told', async () => {
		const asked = talkOf(messenger);
		const [opened, unopened] = [await begin(null, messenger), await begin(null, messenger)];
		const { enter } = await ask(opened.payload, asked);
		const before = await countAccounts();
		clock.pass(TEN_MINUTES_MS);
		expect((await asked.pressed(MARFA, enter)).message?.text).toBe(BUTTON_OVER);
		expect(await asked.started(MARFA, unopened.payload)).toEqual({ text: OVER });
		expect([await opened.take(), await unopened.take()]).toEqual(['over', 'over']);
		expect(await countAccounts()).toBe(before);
	});
});

describe('what the bot answers', () => {
	test('signs the same number of two messengers in to two accounts', async () => {
		const taken: SignInProgress[] = [];
		for (const messenger of ['telegram', 'max'] as const) {
			const { payload, take } = await begin(null, messenger);
			const asked = talkOf(messenger);
			await asked.pressed(MARFA, (await ask(payload, asked)).enter);
			taken.push(await take());
		}
		const [first, second] = taken as { accountId: string; messenger: string }[];
		expect([first?.messenger, second?.messenger]).toEqual(['telegram', 'max']);
		expect(first?.accountId).not.toBe(second?.accountId);
	});

	test('does not open a link of the other messenger', async () => {
		const { payload } = await begin(null, 'max');
		expect(await around.talk.started(MARFA, payload)).toEqual({ text: OVER });
	});
});
