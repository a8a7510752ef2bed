import { createMaxPlay, type MaxPlay } from '@avtosverka/sandbox/max/play';
import { maxRoutes } from '@avtosverka/sandbox/max/routes';
import { MAX_BOT_TOKEN } from '@avtosverka/sandbox/settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CROWDED, expectCrowdAnswered, expectCrowdChecked } from '../bot/testing/crowd.ts';
import { sharedRateOf } from '../store/testing/shared-rate-of.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import { createMax } from './max.ts';

const database = setUpDatabase();
let sandbox: FastifyInstance;
let play: MaxPlay;
let url: string;
const refusals = vi.fn();

beforeAll(async () => {
	play = createMaxPlay(() => new Date());
	sandbox = Fastify({ forceCloseConnections: true });
	sandbox.addHook('onResponse', async (_request, reply) => {
		if (reply.statusCode === 429) refusals();
	});
	sandbox.register((scope) => maxRoutes(scope, play, () => url), { prefix: '/max' });
	url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.close());

function startCrowded() {
	const deps = testDeps({ store: database.store, clock: { now: () => new Date() } });
	const sharedRate = sharedRateOf(database.store);
	const settings = {
		apiRoot: `${url}/max/`,
		botToken: MAX_BOT_TOKEN,
		botName: 'avto_bot',
		linkRoot: 'https://max.ru',
		webhookSecret: null,
	};
	const options = { ...deps, siteUrl: 'https://sverka.example', timing: CROWDED, sharedRate };
	const max = createMax(settings, options);
	const read = (person: number) => play.read(person).filter(({ by }) => by === 'bot');
	refusals.mockClear();
	return {
		...max,
		say: (person: number, text: string) => play.say(person, text),
		read: (person: number) => read(person).map(({ text }) => text),
	};
}

test('200 chats of MAX at once are answered within its limits, each in its order and nothing twice', async () => {
	await expectCrowdAnswered(startCrowded());
	// A stray pause of the machine may crowd two seconds into one; to be refused is no habit.
	expect(refusals.mock.calls.length).toBeLessThan(60);
}, 120_000);

test('200 chats of MAX that check a car at once read one report and one card each', async () => {
	play.reset();
	await expectCrowdChecked(startCrowded(), database.store);
}, 300_000);
