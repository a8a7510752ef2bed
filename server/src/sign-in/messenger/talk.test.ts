import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { drawSecret } from './secrets.ts';
import { BUTTON_OVER, MARFA, OVER, playChatSignIns, TEN_MINUTES_MS } from './testing/chat-sign-ins.ts';

const EFIM = { id: 7_000_000_002, name: 'Ефим', username: null };
const { around, clock, begin, ask, countAccounts } = playChatSignIns();

describe('what the bot answers', () => {
	test('to a link: the site, the code and two buttons, which fit into what Telegram allows', async () => {
		const { payload } = await begin();
		const { text, buttons } = await around.talk.started(MARFA, payload);
		expect(text).toContain('Войти на сайт Автосверка (sverka.example)? Код на странице: 1234');
		expect(buttons?.map((button) => button.text)).toEqual(['Войти', 'Это не я']);
		for (const { data } of buttons ?? []) {
			expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
			expect(data).not.toContain(payload);
		}
	});

	test.each([
		['a wrong link', async () => drawSecret()],
		['a link of another shape', async () => 'hello'],
		[
			'a link that somebody else has opened',
			async () => {
				const { payload } = await begin();
				await around.talk.started(EFIM, payload);
				return payload;
			},
		],
		[
			'a link that is used',
			async () => {
				const { payload, take } = await begin();
				await around.talk.pressed(MARFA, (await ask(payload)).enter);
				await take();
				return payload;
			},
		],
		[
			'a link that is confirmed',
			async () => {
				const { payload } = await begin();
				await around.talk.pressed(MARFA, (await ask(payload)).enter);
				return payload;
			},
		],
		[
			'a link that was refused',
			async () => {
				const { payload } = await begin();
				await around.talk.pressed(MARFA, (await ask(payload)).notMe);
				return payload;
			},
		],
		[
			'a link that is too old',
			async () => {
				const { payload } = await begin();
				clock.pass(TEN_MINUTES_MS);
				return payload;
			},
		],
	])('to %s: where to begin anew, and no button', async (_what, prepare) => {
		expect(await around.talk.started(MARFA, await prepare())).toEqual({ text: OVER });
	});

	test('in a group: to write in private', async () => {
		expect((await around.talk.calledInGroup()).text).toContain('в личные сообщения');
	});

	test('to «Войти»: that it is done, however often Telegram tells of the press', async () => {
		const { payload, take } = await begin();
		const { enter } = await ask(payload);
		const done = { notice: '', message: { text: 'Готово, вернитесь на страницу.' } };
		expect(await around.talk.pressed(MARFA, enter)).toEqual(done);
		expect(await around.talk.pressed(MARFA, enter)).toEqual(done);
		expect(await take()).toEqual({ accountId: expect.any(String), messenger: 'telegram', linked: false });
		expect(await around.talk.pressed(MARFA, enter)).toEqual(done);
		expect(await take()).toBe('over');
	});

	test('to «Это не я»: that nobody came in, and nobody does', async () => {
		const { payload, take } = await begin();
		const { enter, notMe } = await ask(payload);
		const before = await countAccounts();
		expect((await around.talk.pressed(MARFA, notMe)).message?.text).toContain('никто не вошёл');
		expect((await around.talk.pressed(MARFA, enter)).message?.text).toBe(BUTTON_OVER);
		expect(await take()).toBe('refused');
		expect(await countAccounts()).toBe(before);
	});

	test('to a button that is too old: that it is, and no account is made', async () => {
		const { payload, take } = await begin();
		const { enter, notMe } = await ask(payload);
		clock.pass(TEN_MINUTES_MS);
		const before = await countAccounts();
		const stranger = { ...MARFA, id: 7_000_000_500 };
		for (const data of [enter, notMe]) {
			expect((await around.talk.pressed(MARFA, data)).message?.text).toBe(BUTTON_OVER);
			expect((await around.talk.pressed(stranger, data)).message?.text).toBe(BUTTON_OVER);
		}
		expect(await take()).toBe('over');
		expect(await countAccounts()).toBe(before);
	});

	test('to a press by somebody else: nothing that helps him', async () => {
		const { payload, take } = await begin();
		const { enter } = await ask(payload);
		await around.talk.pressed(EFIM, enter);
		expect(await take()).toBe('waiting');
	});

	test.each(['', 'enter', 'enter:short', 'something:else', `enter:${'a'.repeat(44)}`])(
		'to a button that is not ours («%s»): a notice, and the message stays',
		async (data) => {
			expect(await around.talk.pressed(MARFA, data)).toEqual({ notice: BUTTON_OVER, message: null });
		},
	);

	test('keeps the account of a person whose names have changed', async () => {
		const first = await begin();
		await around.talk.pressed(MARFA, (await ask(first.payload)).enter);
		const taken = await first.take();
		const second = await begin();
		const renamed = { ...MARFA, name: 'Марфа Другая', username: null };
		await around.talk.pressed(renamed, (await ask(second.payload)).enter);
		expect(await second.take()).toEqual(taken);
		const { rows } = await around.store.db.execute(
			sql`select name, username from account where telegram_id = ${MARFA.id}`,
		);
		expect(rows).toEqual([{ name: 'Марфа Другая', username: null }]);
	});

	test('keeps a name without marks that would turn the words around it', async () => {
		const { payload, take } = await begin();
		const tricky = { ...MARFA, name: 'Марфа\u202eавотсеТ\n\u0000' };
		await around.talk.pressed(tricky, (await ask(payload)).enter);
		expect(await take()).toHaveProperty('accountId');
		const { rows } = await around.store.db.execute(
			sql`select name from account where telegram_id = ${MARFA.id}`,
		);
		expect(rows).toEqual([{ name: 'Марфа авотсеТ' }]);
	});
});
