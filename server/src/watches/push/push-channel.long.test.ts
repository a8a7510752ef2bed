import type { PushSubscription } from '@avtosverka/contract/push';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Identity } from '../../accounts/accounts.ts';
import { PYOTR, VERA } from '../../accounts/testing/invented-people.ts';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { createAnswers } from '../../answers/answer-cache.ts';
import { type FakeRegisters, fakeRegisters, found } from '../../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS, type TestClock, testClock } from '../../answers/testing/test-clock.ts';
import { createBareApp, MARKER } from '../../http/testing/served-app.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/test-database.ts';
import { testConfig, testDeps } from '../../testing/test-deps.ts';
import { registerWatchChannels } from '../channel-route.ts';
import { createWatchPolling } from '../polling.ts';
import { registerWatches } from '../route.ts';
import { createTelling } from '../telling.ts';
import { workWhileDue } from '../testing/due-work.ts';
import { createPushSender } from './sender.ts';
import { endpointDigest } from './subscription.ts';
import { pushService } from './testing/push-service.ts';

const TABLES = sql`truncate account, access_token, watch, watch_channel, kept_answer, shared_count cascade`;
const [RESTRICTION] = SAMPLE_FACTS.restrict.records;
let database: TestDatabase;
let sandbox: RunningSandbox;
let service: ReturnType<typeof pushService>;
let clock: TestClock;
let registers: FakeRegisters;
beforeAll(async () => {
	[database, sandbox] = await Promise.all([testDatabase(), startSandbox({ port: 0 })]);
	service = pushService(sandbox.url);
});
afterAll(() => Promise.all([database.close(), sandbox.close()]));
beforeEach(async () => {
	await database.store.db.execute(TABLES);
	clock = testClock();
	registers = fakeRegisters(clock);
	await service.reset();
});

async function siteOf(person: Identity = VERA, changed: Record<string, string> = {}) {
	const { store } = database;
	const config = testConfig({ ...sandboxSettings(sandbox.url), ...changed });
	const accounts = testAccounts(store, clock);
	const deps = testDeps({ store, clock, registers, accounts, config });
	const app = createBareApp(deps);
	registerWatches(app, deps);
	registerWatchChannels(app, deps, { outbox: null, messengers: [], push: config.push });
	const { id } = await accounts.enter(person);
	const headers = { ...MARKER, authorization: `Bearer ${await accounts.issueToken(id)}` };
	const poll = createWatchPolling(deps, createAnswers(deps));
	const push = config.push && createPushSender(config.push, deps, { patienceMs: 1_000 });
	const tell = createTelling(deps, { messengers: {}, push });
	const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
		const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
		return { status: reply.statusCode, ...reply.json() };
	};
	return {
		...{ call, metrics: deps.metrics },
		add: (subscription: object) => call('POST', '/v1/user/watch-channels', { kind: 'push', subscription }),
		channels: () => call('GET', '/v1/user/watch-channels'),
		remove: () => accounts.remove(id),
		work: () => workWhileDue(deps, { poll, tell }),
		/** A day passes, and a new ban stands in the register. */
		changeCar() {
			clock.pass(DAY_MS);
			const added = { ...RESTRICTION, addedAt: '2026-11-20', kindCode: '5' };
			const records = [RESTRICTION, added] as typeof SAMPLE_FACTS.restrict.records;
			registers.reactFor('restrict', () => ({ ...found('restrict', clock.now()), facts: { records } }));
		},
	};
}

async function watchedSite() {
	const site = await siteOf();
	const subscription = await service.subscribe();
	await site.add(subscription);
	await site.call('POST', '/v1/user/watches', { vin: SAMPLE_VIN });
	await site.work();
	site.changeCar();
	return { site, subscription };
}

async function passHours(site: { work(): Promise<void> }, hours: number): Promise<void> {
	for (let hour = 0; hour < hours; hour += 1) {
		clock.pass(HOUR_MS);
		await site.work();
	}
}

describe('a browser as a channel', () => {
	test('is offered with the key to subscribe with, and without settings it is not', async () => {
		const { offered, push_key } = await (await siteOf()).channels();
		expect([offered, push_key]).toEqual([['push'], expect.stringMatching(/^B[\w-]{86}$/)]);
		const off = await siteOf(PYOTR, { PUSH_PUBLIC_KEY: 'off' });
		expect(await off.channels()).toMatchObject({ offered: [], push_key: null });
		expect(await off.add(await service.subscribe())).toMatchObject({
			status: 409,
			message: 'Этот способ сообщать здесь не подключён.',
		});
	});

	test('is one channel however often it subscribes, and its address is told to nobody', async () => {
		const site = await siteOf();
		const subscription = await service.subscribe();
		expect(await site.add(subscription)).toMatchObject({ status: 200, message: 'Будем сообщать и сюда.' });
		await site.add(subscription);
		const listed = await site.channels();
		const browser = endpointDigest(subscription.endpoint);
		expect(listed.data).toMatchObject([{ kind: 'push', address: null, browser, is_confirmed: true }]);
		expect(JSON.stringify(listed)).not.toContain(subscription.endpoint);
		const { rows } = await database.store.query('select address from watch_channel');
		const address = (rows as { address: Buffer }[])[0]?.address.toString('latin1');
		expect(address).not.toContain('push');
	});

	test.each([
		['a host that the settings do not name', { endpoint: 'https://evil.example/push' }],
		['this machine', { endpoint: 'http://127.0.0.1:1/push' }],
		['no address', { endpoint: 'push' }],
		['keys off the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
		['keys that are none', { keys: { p256dh: 'x', auth: 'y' } }],
		['an address without end', { endpoint: `https://evil.example/${'a'.repeat(3000)}` }],
	])('that is wrong is refused in Russian: %s', async (_what, wrong) => {
		const reply = await (await siteOf()).add({ ...(await service.subscribe()), ...wrong });
		expect([reply.status, reply.message]).toEqual([400, expect.stringMatching(/браузер/i)]);
	});

	test('is shown a change once, with its VIN masked but in the path that opens', async () => {
		const { site } = await watchedSite();
		await passHours(site, 30);
		const [shown, ...others] = (await service.messages()).map(({ text }) => JSON.parse(text));
		expect(others).toEqual([]);
		expect(shown.body).toMatch(/новое: .*20\.11\.2026/);
		expect(shown.path).toBe(`/checks/${SAMPLE_VIN}`);
		expect(`${shown.title}${shown.body}`).not.toContain(SAMPLE_VIN);
	});

	test('is told in the morning of what was found at night', async () => {
		const { site } = await watchedSite();
		while (clock.now().getUTCHours() !== 20) clock.pass(HOUR_MS);
		await site.work();
		expect(await service.messages()).toEqual([]);
		await passHours(site, 12);
		expect(await service.messages()).toHaveLength(1);
	});

	test.each(['gone', 'missing'] as const)('whose subscription is %s is no channel any more', async (mode) => {
		const { site } = await watchedSite();
		await service.switchTo(mode);
		await passHours(site, 20);
		expect((await site.channels()).data).toEqual([]);
		const { data } = await site.call('GET', '/v1/user/watches');
		expect(data[0]).toMatchObject({ vin: SAMPLE_VIN, news: expect.anything() });
	});

	test.each(['busy', 'broken', 'down'] as const)(
		'is told later, once, where its service is %s',
		async (mode) => {
			const { site } = await watchedSite();
			await service.switchTo(mode);
			await passHours(site, 16);
			expect(await service.messages()).toEqual([]);
			await service.switchTo('fine');
			await expect
				.poll(
					async () => {
						await passHours(site, 1);
						return (await service.messages()).length;
					},
					{ timeout: 30_000, interval: 1_000 },
				)
				.toBe(1);
			expect(await site.metrics.registry.metrics()).toMatch(/place="push",outcome="retried"\} [1-9]/);
		},
	);

	test('that renews its subscription goes on as the same channel', async () => {
		const { site, subscription: old } = await watchedSite();
		const renew = (body: { old: PushSubscription; subscription: PushSubscription }) =>
			site.call('POST', '/v1/watch-push/renewal', body);
		const subscription = await service.subscribe();
		const guessed = { ...old, keys: { ...old.keys, auth: 'A'.repeat(22) } };
		expect(await renew({ old: guessed, subscription })).toMatchObject({ status: 404 });
		const evil = { ...subscription, endpoint: 'https://evil.example/x' };
		expect(await renew({ old, subscription: evil })).toMatchObject({ status: 400 });
		expect(await renew({ old, subscription })).toMatchObject({ status: 200 });
		expect(await renew({ old, subscription })).toMatchObject({ status: 404 });
		expect((await site.channels()).data).toMatchObject([{ browser: endpointDigest(subscription.endpoint) }]);
		await passHours(site, 20);
		const [shown] = await service.messages();
		expect(subscription.endpoint).toContain(shown?.browser);
	});

	test('is ended from the cabinet and with the account, with what it was still to tell', async () => {
		const { site } = await watchedSite();
		const [channel] = (await site.channels()).data;
		const stranger = await siteOf(PYOTR);
		const path = `/v1/user/watch-channels/${channel.id}`;
		expect(await stranger.call('DELETE', path)).toMatchObject({ status: 404 });
		expect(await site.call('DELETE', path)).toMatchObject({ status: 200 });
		await site.add(await service.subscribe());
		await site.remove();
		const { rows } = await database.store.query('select from watch_channel');
		expect(rows).toEqual([]);
		await passHours(site, 20);
		expect(await service.messages()).toEqual([]);
	});
});
