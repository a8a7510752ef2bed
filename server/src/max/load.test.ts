import { createMaxPlay, type MaxPlay } from '@avtosverka/sandbox/max/play';
import { maxRoutes } from '@avtosverka/sandbox/max/routes';
import { MAX_BOT_TOKEN } from '@avtosverka/sandbox/settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { conversation } from '../telegram/testing/conversation.ts';
import { HASTY } from '../telegram/testing/phone.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createMax } from './max.ts';

let database: TestDatabase;
let sandbox: FastifyInstance;
let play: MaxPlay;
let url: string;
const refusals = vi.fn();

beforeAll(async () => {
	database = await testDatabase();
	play = createMaxPlay(() => new Date());
	sandbox = Fastify({ forceCloseConnections: true });
	sandbox.addHook('onResponse', async (_request, reply) => {
		if (reply.statusCode === 429) refusals();
	});
	sandbox.register((scope) => maxRoutes(scope, play, () => url), { prefix: '/max' });
	url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
	await sandbox.close();
	await database.close();
});

const told = (person: number) => play.read(person).filter(({ by }) => by === 'bot');

test('200 chats of MAX at once are answered within its limits, each in its order and nothing twice', async () => {
	const deps = testDeps({ store: database.store, clock: { now: () => new Date() } });
	const settings = { apiRoot: `${url}/max/`, botToken: MAX_BOT_TOKEN, webhookSecret: null };
	const max = createMax(settings, { ...deps, siteUrl: 'https://sverka.example', timing: HASTY });
	max.attend(
		conversation(async ({ messenger, chat, ...incoming }) => {
			await messenger.send(chat, { html: incoming.kind === 'text' ? incoming.text : '' });
		}),
	);
	max.start();
	const words = ['раз', 'два', 'три'];
	const persons = Array.from({ length: 200 }, (_, place) => 1_000 + place);
	for (const person of persons) for (const word of words) play.say(person, word);
	const waiting = () => persons.filter((person) => told(person).length < words.length);
	await vi.waitFor(() => expect(waiting()).toEqual([]), { timeout: 100_000, interval: 200 });
	await max.stop();
	for (const person of persons) expect(told(person).map(({ text }) => text)).toEqual(words);
	// A stray pause of the machine may crowd two seconds into one; to be refused is no habit.
	expect(refusals.mock.calls.length).toBeLessThan(60);
}, 120_000);
