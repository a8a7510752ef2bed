import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testConfig, testDeps } from '../../testing/test-deps.ts';
import { publicLookup } from './public-lookup.ts';
import { createPushSender, type PushSender } from './sender.ts';
import { PUSH_PAIR } from './testing/push-pair.ts';
import { pushService } from './testing/push-service.ts';

const MESSAGE = { title: 'Машина', body: 'новое: запрет', path: '/checks/X', tag: 'notice-1' };
let sandbox: RunningSandbox;
let sender: PushSender;
let service: ReturnType<typeof pushService>;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

function senderWith(changed: Record<string, string> = {}, patienceMs = 500): PushSender {
	const { push } = testConfig({ ...sandboxSettings(sandbox.url), ...changed });
	if (push === null) throw new Error('push is off');
	return createPushSender(push, testDeps(), { patienceMs });
}
beforeEach(async () => {
	sender = senderWith();
	service = pushService(sandbox.url);
	await service.reset();
});

describe('a message to a browser', () => {
	test('is signed by the site, encrypted for the browser, and says how long it is worth something', async () => {
		expect(await sender.send(await service.subscribe(), MESSAGE)).toBe('sent');
		const [received, ...others] = await service.messages();
		expect(others).toEqual([]);
		expect(JSON.parse(received?.text ?? '')).toEqual(MESSAGE);
		expect(received).toMatchObject({
			ttl: 259_200,
			urgency: 'normal',
			contact: 'mailto:operator@example.org',
		});
		expect(received?.topic).toMatch(/^[\w-]{32}$/);
	});

	test('that is sent again has the topic of the first, and another has its own', async () => {
		const subscription = await service.subscribe();
		for (const tag of ['one', 'one', 'two']) await sender.send(subscription, { ...MESSAGE, tag });
		const topics = (await service.messages()).map(({ topic }) => topic);
		expect(new Set(topics).size).toBe(2);
	});

	test.each([
		['gone', 'gone'],
		['missing', 'gone'],
		['busy', 'again'],
		['broken', 'again'],
		['down', 'again'],
		['slow', 'again'],
	] as const)('to a service that is %s: %s', async (mode, outcome) => {
		const subscription = await service.subscribe();
		await service.switchTo(mode);
		expect(await sender.send(subscription, MESSAGE)).toBe(outcome);
	});

	test('that is signed by other keys comes again, since the operator may put them right', async () => {
		expect(await senderWith(PUSH_PAIR).send(await service.subscribe(), MESSAGE)).toBe('again');
		expect(await service.messages()).toEqual([]);
	});

	test('is sent nowhere where the settings do not name the service any more', async () => {
		const elsewhere = senderWith({ PUSH_SERVICES: 'push.example.org' });
		expect(await elsewhere.send(await service.subscribe(), MESSAGE)).toBe('again');
		expect(await service.messages()).toEqual([]);
	});

	test('goes to no host whose address is not public', async () => {
		const { push } = testConfig({ ...PUSH_PAIR, PUSH_SERVICES: 'push.example.org' });
		const asked: string[] = [];
		const lookup = publicLookup((host, done) => {
			asked.push(host);
			done(null, [{ address: '127.0.0.1', family: 4 }]);
		});
		const near = createPushSender(push as NonNullable<typeof push>, testDeps(), { patienceMs: 500, lookup });
		const { keys } = await service.subscribe();
		const { port } = new URL(sandbox.url);
		expect(await near.send({ endpoint: `https://push.example.org:${port}/x`, keys }, MESSAGE)).toBe('again');
		expect(asked).toEqual([]);
		expect(await near.send({ endpoint: 'https://push.example.org/x', keys }, MESSAGE)).toBe('again');
		expect(asked).toEqual(['push.example.org']);
	});
});
