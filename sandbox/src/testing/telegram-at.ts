import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { TELEGRAM_BOT_NAME, TELEGRAM_BOT_TOKEN } from '../settings.ts';
import { createWorld, type World } from '../world.ts';
import { type Body, NOW } from './sandbox-at.ts';

export type TelegramSandbox = {
	readonly app: FastifyInstance;
	readonly world: World;
	/** A method as a bot calls it: the HTTP status, and what the Bot API answers. */
	api(method: string, params?: object, token?: string): Promise<{ status: number; body: Body }>;
	/** A request of the chat page. */
	chat(path: string, payload?: object): Promise<{ status: number; body: Body }>;
};

/** A sandbox that does not listen, asked as a bot and as a phone would ask it. */
export function telegramAt(): TelegramSandbox {
	const world = createWorld({ now: () => NOW, timeScale: 0 });
	const app = createApp(world, { siteUrl: '', logger: false });
	const post = async (url: string, payload: object) => {
		const reply = await app.inject({ method: 'POST', url, payload });
		return { status: reply.statusCode, body: reply.json() as Body };
	};
	return {
		app,
		world,
		api: (method, params = {}, token = TELEGRAM_BOT_TOKEN) => post(`/telegram/bot${token}/${method}`, params),
		async chat(path, payload) {
			const url = `/t/${TELEGRAM_BOT_NAME}${path}`;
			if (payload) return post(url, payload);
			const reply = await app.inject(url);
			return { status: reply.statusCode, body: reply.json() as Body };
		},
	};
}
