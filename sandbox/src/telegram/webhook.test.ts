import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { telegramAt } from '../testing/telegram-at.ts';

type WebhookRequest = {
	readonly secret: unknown;
	readonly update: { update_id: number; message: { text: string } };
};

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const end of endings.splice(0).reverse()) await end();
});

async function bodyOf(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	return Buffer.concat(parts).toString();
}

/** A bot that hears updates at its webhook and answers with these statuses in turn, 200 after them. */
async function listeningBot(statuses: number[] = []) {
	const received: WebhookRequest[] = [];
	const server = createServer(async (request, response) => {
		const update = JSON.parse(await bodyOf(request));
		received.push({ secret: request.headers['x-telegram-bot-api-secret-token'], update });
		response.writeHead(statuses.shift() ?? 200).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	endings.push(() => new Promise((resolve) => server.close(resolve)));
	return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

describe('updates to a webhook', () => {
	test('come with the secret, in order, and each once', async () => {
		const { api, chat, app } = telegramAt();
		endings.push(() => app.close());
		const bot = await listeningBot();
		await chat('/send', { person: 1, text: 'раньше' });
		await api('setWebhook', { url: bot.url, secret_token: 'secret_secret' });
		await chat('/send', { person: 1, text: 'позже' });
		await vi.waitFor(() => expect(bot.received).toHaveLength(2));
		expect(bot.received.map(({ secret, update }) => [secret, update.message.text])).toEqual([
			['secret_secret', 'раньше'],
			['secret_secret', 'позже'],
		]);
		expect((await api('getWebhookInfo')).body.result).toMatchObject({
			url: bot.url,
			pending_update_count: 0,
		});
	});

	test('come again until they are taken', async () => {
		const { api, chat, app } = telegramAt();
		endings.push(() => app.close());
		const bot = await listeningBot([500, 401]);
		await api('setWebhook', { url: bot.url });
		await chat('/send', { person: 1, text: 'привет' });
		await vi.waitFor(() => expect(bot.received).toHaveLength(3));
		expect(new Set(bot.received.map(({ update }) => update.update_id)).size).toBe(1);
		expect(bot.received[0]?.secret).toBeUndefined();
	});

	test('exclude polling, until the webhook is deleted', async () => {
		const { api, app } = telegramAt();
		endings.push(() => app.close());
		const bot = await listeningBot();
		await api('setWebhook', { url: bot.url });
		expect((await api('getUpdates')).status).toBe(409);
		await api('deleteWebhook');
		expect((await api('getUpdates')).status).toBe(200);
	});

	test.each([{ url: 'nonsense' }, { url: 'http://127.0.0.1:9/', secret_token: 'с кириллицей' }])(
		'need an address and a secret of the right kind: %o',
		async (params) => {
			expect((await telegramAt().api('setWebhook', params)).status).toBe(400);
		},
	);
});
