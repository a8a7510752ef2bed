import { createMaxPlay, type MaxPlay } from '@avtosverka/sandbox/max/play';
import { maxRoutes } from '@avtosverka/sandbox/max/routes';
import { MAX_BOT_TOKEN } from '@avtosverka/sandbox/settings';
import { MaxError } from '@maxhub/max-bot-api';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { conversation } from '../bot/testing/conversation.ts';
import { HASTY } from '../bot/testing/hasty.ts';
import { registerHealth } from '../health/route.ts';
import { sharedRateOf } from '../store/testing/shared-rate-of.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createMax, MAX_WEBHOOK_PATH, type Max } from './max.ts';
import { readMaxRefusal } from './messenger.ts';
import { registerMaxWebhook } from './webhook-route.ts';

const SECRET = 'sixteen-letters_';

const database = setUpDatabase();
let sandbox: FastifyInstance;
let play: MaxPlay;
let url: string;
const running: Max[] = [];

beforeAll(async () => {
	play = createMaxPlay(() => new Date());
	sandbox = Fastify({ forceCloseConnections: true });
	sandbox.register((scope) => maxRoutes(scope, play, () => url), { prefix: '/max' });
	url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => Promise.all(running.splice(0).map((max) => max.stop())));
afterAll(() => sandbox.close());

function startMax(webhookSecret: string | null = null) {
	const deps = testDeps({ store: database.store, clock: { now: () => new Date() } });
	const sharedRate = sharedRateOf(database.store);
	const settings = {
		apiRoot: `${url}/max/`,
		botToken: MAX_BOT_TOKEN,
		botName: 'avto_bot',
		linkRoot: 'https://max.ru',
		webhookSecret,
	};
	const max = createMax(settings, { ...deps, siteUrl: 'https://sverka.example', timing: HASTY, sharedRate });
	running.push(max);
	return { max, deps };
}

function startReported() {
	const { max, deps } = startMax();
	deps.metrics.watchBot('max', max);
	const app = Fastify();
	registerHealth(app, { ...deps, telegram: null, max });
	return { max, deps, app };
}

const botMessages = (person: number) => play.read(person).filter(({ by }) => by === 'bot');
const until = (person: number, count: number) =>
	vi.waitFor(() => expect(botMessages(person)).toHaveLength(count), { timeout: 8_000, interval: 20 });

describe('the bot in MAX', () => {
	test('answers what is written and pressed, changes a message and sends a picture', async () => {
		const { max } = startMax();
		const bytes = Buffer.from('png');
		max.attend(
			conversation(async ({ messenger, chat, ...incoming }) => {
				if (incoming.kind === 'pressed') {
					await messenger.answerPress(incoming.press, 'Готово');
					await messenger.sendImage(chat, { bytes, type: 'image/png' }, { html: incoming.data });
				}
				if (incoming.kind !== 'text') return;
				const sent = await messenger.send(chat, { html: '<b>Ищу</b>' });
				const ref = 'ref' in sent ? sent.ref : '';
				const rows = [[{ text: 'Отчёт', press: 'car:1' }], [{ text: 'Сайт', url: 'https://a.example' }]];
				expect(await messenger.edit(chat, ref, { html: `&lt;${incoming.text}&gt;`, rows })).toBe(true);
			}),
		);
		max.start();
		play.say(11, 'привет');
		await until(11, 1);
		await vi.waitFor(() => expect(botMessages(11)[0]?.text).toBe('<привет>'));
		const [message] = botMessages(11);
		expect(message?.attachments).toEqual([
			{
				type: 'inline_keyboard',
				payload: {
					buttons: [
						[{ type: 'callback', text: 'Отчёт', payload: 'car:1' }],
						[{ type: 'link', text: 'Сайт', url: 'https://a.example' }],
					],
				},
			},
		]);
		play.press(11, message?.mid ?? '', 'car:1');
		await until(11, 2);
		expect(botMessages(11)[1]).toMatchObject({ text: 'car:1', attachments: [{ type: 'image' }] });
		expect([...play.notices.values()]).toContain('Готово');
	});

	test('knows in a group when it is spoken to: by a command, by its name, by a reply', async () => {
		const { max } = startMax();
		const group = -70;
		const received: unknown[] = [];
		max.attend(
			conversation(async (incoming) => {
				if (incoming.kind !== 'text') return;
				received.push([incoming.chat.isGroup, incoming.addressed, incoming.text]);
				if (incoming.addressed) await incoming.messenger.send(incoming.chat, { html: 'слушаю' });
			}),
		);
		max.start();
		const texts = ['о погоде', '/help', '@AVTO_BOT XTA21144094786239', '@avtosverka_bot машина', 'а эта?'];
		for (const text of texts) play.sayInGroup(group, 14, { text, isReply: text === 'а эта?' });
		play.say(14, 'наедине');
		await vi.waitFor(() => expect(received).toHaveLength(6), 8_000);
		expect(received).toEqual(
			expect.arrayContaining([
				[true, false, 'о погоде'],
				[true, true, '/help'],
				[true, false, '@AVTO_BOT XTA21144094786239'],
				[true, true, 'машина'],
				[true, true, 'а эта?'],
				[false, true, 'наедине'],
			]),
		);
		await vi.waitFor(
			() => expect(botMessages(group).map(({ text }) => text)).toEqual(['слушаю', 'слушаю', 'слушаю']),
			{
				timeout: 8_000,
				interval: 20,
			},
		);
	});

	test('tells a chat that is closed to it from a message that is not taken; neither is a failure', async () => {
		const { max } = startMax();
		const sent = vi.fn();
		max.attend(
			conversation(async ({ messenger, chat }) => {
				sent(await messenger.send(chat, { html: 'кто там' }), chat.id);
			}),
		);
		max.start();
		play.closed.add(12);
		play.say(12, 'привет');
		await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ refusal: 'closed' }, 12), 8_000);
		play.say(15, 'привет');
		const tooLong = { html: 'а'.repeat(4_001) };
		await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ ref: expect.any(String) }, 15), 8_000);
		expect(await max.messenger.send({ id: 15, isGroup: false }, tooLong)).toEqual({ refusal: 'refused' });
	});
});

test('a process that cannot reach MAX says why in /readyz and in its metrics, and again that it works', async () => {
	const { max, deps, app } = startReported();
	max.attend(conversation(async () => {}));
	max.start();
	const becomes = (state: string, works: number) =>
		vi.waitFor(
			async () => {
				expect((await app.inject('/readyz')).json()).toMatchObject({ ok: true, max: state });
				expect(await deps.metrics.text()).toContain(`avtosverka_max_bot_works ${works}\n`);
			},
			{ timeout: 8_000, interval: 50 },
		);
	await becomes('works', 1);
	expect(await deps.metrics.text()).toContain('avtosverka_max_bot_kept 1\n');
	for (const [mode, problem] of [
		['401', 'unauthorized'],
		['500', 'failing'],
		['down', 'unreachable'],
	] as const) {
		play.mode = mode;
		await becomes(problem, 0);
		play.mode = 'fine';
		await becomes('works', 1);
	}
});

describe('the webhook of MAX', () => {
	test('takes updates with its secret alone, each once', async () => {
		const { max, deps } = startMax(SECRET);
		const receive = vi.fn(async () => {});
		max.attend(conversation(receive));
		const app = Fastify();
		registerMaxWebhook(app, { max, log: deps.log });
		const user = { user_id: 13, is_bot: false };
		const payload = { update_type: 'bot_started', timestamp: 1, chat_id: 13, user, payload: null };
		const post = (secret: string) =>
			app.inject({
				method: 'POST',
				url: MAX_WEBHOOK_PATH,
				headers: { 'x-max-bot-api-secret': secret },
				payload,
			});
		expect((await post('wrong')).statusCode).not.toBe(200);
		expect(receive).not.toHaveBeenCalled();
		expect((await post(SECRET)).statusCode).toBe(200);
		expect((await post(SECRET)).statusCode).toBe(200);
		expect(receive).toHaveBeenCalledOnce();
	});
});

test.each([
	[401, 'verify.token', null],
	[403, 'chat.denied', 'closed'],
	[400, 'attachment.not.ready', 'wait'],
	[400, 'proto.payload', 'refused'],
	[404, 'not.found', 'refused'],
	[429, 'too.many.requests', 'wait'],
	[503, 'service.unavailable', null],
] as const)('%i %s of MAX means %s for a message', (status, code, meaning) => {
	expect(readMaxRefusal(new MaxError(status, { code, message: 'x' }))).toBe(meaning);
});
