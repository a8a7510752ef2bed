import { TELEGRAM_BOT_NAME, TELEGRAM_BOT_TOKEN } from '@avtosverka/sandbox/settings';
import { botRoutes } from '@avtosverka/sandbox/telegram/bot-routes';
import { createWorld, type World } from '@avtosverka/sandbox/world';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CROWDED, expectCrowdAnswered, expectCrowdChecked } from '../bot/testing/crowd.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createTelegram } from './telegram.ts';

const database = setUpDatabase();
let sandbox: FastifyInstance;
let world: World;
let url: string;
const refusals = vi.fn();

beforeAll(async () => {
	world = createWorld({ timeScale: 0 });
	sandbox = Fastify({ forceCloseConnections: true });
	sandbox.addHook('onResponse', async (_request, reply) => {
		if (reply.statusCode === 429) refusals();
	});
	sandbox.register((scope) => botRoutes(scope, world, { perChat: 1 }), { prefix: '/telegram' });
	url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

function startCrowded() {
	const deps = testDeps({ store: database.store, clock: { now: () => new Date() } });
	const settings = {
		apiRoot: `${url}/telegram`,
		botToken: TELEGRAM_BOT_TOKEN,
		botId: Number(TELEGRAM_BOT_TOKEN.split(':', 1)[0]),
		botName: TELEGRAM_BOT_NAME,
		linkRoot: 'https://t.me',
		updates: { kind: 'polling' },
	} as const;
	const telegram = createTelegram(settings, { ...deps, siteUrl: 'https://sverka.example', timing: CROWDED });
	const placeOf = (person: number) => ({ person, group: false });
	const read = (person: number) => world.telegram.chats.read(placeOf(person)) ?? [];
	refusals.mockClear();
	return {
		...telegram,
		say: (person: number, text: string) => void world.telegram.say(placeOf(person), text, new Date()),
		read: (person: number) =>
			read(person)
				.filter(({ by }) => by === 'bot')
				.map(({ text }) => text),
	};
}

test('200 chats of Telegram at once wait as it asks, each answered in its order and nothing twice', async () => {
	await expectCrowdAnswered(startCrowded());
	// 30 messages go in a second, and one in a chat: the limits were reached and respected.
	expect(refusals).toHaveBeenCalled();
}, 120_000);

test('200 chats of Telegram that check a car at once read one report and one card each', async () => {
	world.telegram.reset();
	await expectCrowdChecked(startCrowded(), database.store);
	expect(refusals).toHaveBeenCalled();
}, 300_000);
