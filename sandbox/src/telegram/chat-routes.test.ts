import { describe, expect, test } from 'vitest';
import { TELEGRAM_BOT_NAME } from '../settings.ts';
import { telegramAt } from '../testing/telegram-at.ts';
import { MOST_PERSONS, personOf } from './people.ts';

describe('the chat page', () => {
	test('offers three persons and keeps what the link carries', async () => {
		const { app } = telegramAt();
		const page = await app.inject(`/t/${TELEGRAM_BOT_NAME}?start=abc_DEF-1&person=2`);
		expect(page.statusCode).toBe(200);
		expect(page.body).toContain('data-start="/start abc_DEF-1"');
		expect(page.body).toContain('data-person="2"');
		for (const person of [1, 2, 3]) {
			expect(page.body).toContain(`start=abc_DEF-1&amp;person=${person}`);
			expect(page.body).toContain(personOf(person).first_name);
		}
		expect(page.headers['referrer-policy']).toBe('no-referrer');
	});

	test('sends nothing before somebody presses', async () => {
		const { app, api } = telegramAt();
		await app.inject(`/t/${TELEGRAM_BOT_NAME}?start=abc`);
		expect((await api('getUpdates')).body.result).toEqual([]);
	});

	test.each(['"><script>alert(1)</script>', 'а', 'x'.repeat(65)])(
		'takes no payload like %s',
		async (start) => {
			const { app } = telegramAt();
			const page = await app.inject({ url: `/t/${TELEGRAM_BOT_NAME}`, query: { start } });
			expect(page.body).toContain('data-start="/start"');
			expect(page.body).not.toContain('alert(1)');
		},
	);

	test('has a script of its own that is one, and no other place for scripts', async () => {
		const { app } = telegramAt();
		const script = await app.inject('/t/chat.js');
		expect(() => new Function(script.body)).not.toThrow();
		const page = await app.inject(`/t/${TELEGRAM_BOT_NAME}`);
		expect(page.headers['content-security-policy']).toContain("script-src 'self'");
		expect(page.body.match(/<script/g)).toHaveLength(1);
	});

	test.each([
		['/t/another_bot', undefined],
		[`/t/${TELEGRAM_BOT_NAME}/chat?person=0`, undefined],
		[`/t/${TELEGRAM_BOT_NAME}/send`, { person: MOST_PERSONS + 1, text: 'привет' }],
		[`/t/${TELEGRAM_BOT_NAME}/press`, { person: 'x', message: 1, data: 'a' }],
	])('knows no %s', async (url, payload) => {
		const reply = await telegramAt().app.inject(payload ? { method: 'POST', url, payload } : { url });
		expect(reply.statusCode).toBe(404);
	});

	test('sends no empty message', async () => {
		expect((await telegramAt().chat('/send', { person: 1, text: '  ' })).status).toBe(400);
	});

	test('keeps the chats of two persons apart, and forgets both on reset', async () => {
		const { chat, world } = telegramAt();
		await chat('/send', { person: 1, text: 'от первого' });
		await chat('/send', { person: 77, text: 'от другого' });
		expect((await chat('/chat?person=77')).body.messages).toMatchObject([{ text: 'от другого' }]);
		world.telegram.reset();
		expect((await chat('/chat?person=77')).body.messages).toEqual([]);
	});
});

test('the switch of the Bot API knows its modes and no others', async () => {
	const { app, world } = telegramAt();
	const set = (mode: string) => app.inject({ method: 'POST', url: '/_control/telegram', payload: { mode } });
	expect((await set('500')).json()).toMatchObject({ telegram: '500' });
	expect(world.telegram.mode).toBe('500');
	expect((await set('toString')).statusCode).toBe(400);
});

test('invented persons differ, one of the first three has no name of a user', () => {
	const ids = new Set(Array.from({ length: 50 }, (_, index) => personOf(index + 1).id));
	expect(ids.size).toBe(50);
	expect(personOf(2).username).toBeUndefined();
	expect(personOf(9)).toEqual(personOf(9));
});
