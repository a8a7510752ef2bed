import type { AddressInfo } from 'node:net';
import { freePort } from '@avtosverka/harness/free-port';
import { describe, expect, test, vi } from 'vitest';
import { conversation } from '../bot/testing/conversation.ts';
import { beginWell, type Node, openBrowser } from '../sign-in/messenger/testing/node.ts';
import { telegramNodes } from '../sign-in/messenger/testing/telegram-nodes.ts';
import { TELEGRAM_WEBHOOK_PATH } from './telegram.ts';

const SECRET = 'sixteen-letters-and-more';

const nodes = telegramNodes();

/** A process that listens, and gets updates by a webhook or by polling. */
async function start(kind: 'webhook' | 'polling'): Promise<Node> {
	const port = await freePort();
	const settings = {
		...nodes.played.settings,
		SITE_URL: `http://127.0.0.1:${port}`,
		TELEGRAM_UPDATES: kind,
		TELEGRAM_WEBHOOK_SECRET: SECRET,
	};
	const node = await nodes.start({ settings });
	await node.app.listen({ port, host: '127.0.0.1' });
	expect((node.app.server.address() as AddressInfo).port).toBe(port);
	await vi.waitFor(async () => expect(await node.telegram.works()).toBe(true), 5_000);
	return node;
}

function post(node: Node, secret: string | undefined, payload: object | string) {
	const headers = {
		'content-type': 'application/json',
		...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
	};
	return node.app.inject({ method: 'POST', url: TELEGRAM_WEBHOOK_PATH, headers, payload });
}

describe('the webhook', () => {
	test('carries a whole sign-in', async () => {
		const node = await start('webhook');
		const [browser, phone] = [openBrowser(node), nodes.played.phone(301)];
		const { token, payload } = await beginWell(browser);
		await phone.say(`/start ${payload}`);
		await phone.botMessage();
		await phone.press('Войти');
		await vi.waitFor(async () => expect((await browser.check(token)).success).toBe(true), 5_000);
	});

	test.each([undefined, '', 'wrong', `${SECRET}x`, SECRET.slice(1)])(
		'takes nothing with the secret %s',
		async (secret) => {
			const node = await start('webhook');
			const reply = await post(node, secret, { update_id: 1, message: { text: 'привет' } });
			expect([reply.statusCode, reply.json().code]).toEqual([401, 'sign-in']);
			expect((await post(node, secret, 'no json at all')).statusCode).toBe(401);
		},
	);

	test('needs neither the marker header nor a known kind of update', async () => {
		const node = await start('webhook');
		expect((await post(node, SECRET, { update_id: 1, poll: { id: '1' } })).statusCode).toBe(200);
		expect((await post(node, SECRET, { message: {} })).statusCode).toBe(400);
		expect((await post(node, SECRET, '{')).statusCode).toBe(400);
	});

	test('asks for the update again when it could not be handled', async () => {
		const node = await start('webhook');
		const fail = () => Promise.reject(new Error('the store failed'));
		node.telegram.attend(conversation(fail));
		const from = { id: 7_000_000_302, is_bot: false, first_name: 'Лука' };
		const chat = { id: from.id, type: 'private', first_name: 'Лука' };
		const message = { message_id: 1, date: 1, text: 'привет', from, chat };
		expect((await post(node, SECRET, { update_id: 1, message })).statusCode).toBe(503);
		const [line = ''] = node.log.filter((one) => one.includes('telegram update failed'));
		expect(line).toContain('the store failed');
		expect(node.log.join()).not.toContain('Лука');
	});

	test('gives an update up after six tries, says so once, and handles the next', async () => {
		const node = await start('webhook');
		let calls = 0;
		const fail = () => {
			calls += 1;
			return Promise.reject(new Error('never to be handled'));
		};
		node.telegram.attend(conversation(fail));
		const from = { id: 7_000_000_304, is_bot: false, first_name: 'Лука' };
		const chat = { id: from.id, type: 'private', first_name: 'Лука' };
		const message = { message_id: 1, date: 1, text: 'привет', from, chat };
		const tryIt = async (update_id: number) => (await post(node, SECRET, { update_id, message })).statusCode;
		const statuses: number[] = [];
		for (let attempt = 1; attempt <= 6; attempt += 1) statuses.push(await tryIt(41));
		expect([statuses, calls]).toEqual([[503, 503, 503, 503, 503, 200], 6]);
		expect(await tryIt(42)).toBe(503);
		const errors = node.log.filter((one) => (JSON.parse(one) as { level: number }).level >= 50);
		expect(errors).toEqual([expect.stringContaining('telegram update given up')]);
	});

	test('is not there while the bot asks for its updates, and is taken back from Telegram', async () => {
		await (await start('webhook')).close();
		const node = await start('polling');
		const phone = nodes.played.phone(303);
		await phone.say('привет');
		expect((await phone.botMessage()).text).toContain('Здравствуйте! Пришлите VIN');
		expect((await post(node, SECRET, { update_id: 1 })).statusCode).toBe(404);
	});
});
