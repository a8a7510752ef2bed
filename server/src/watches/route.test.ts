import { watchMailPath } from '@avtosverka/contract/vocabulary/watch-mail';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Identity } from '../accounts/accounts.ts';
import { createAccounts } from '../accounts/create-accounts.ts';
import { PYOTR, VERA } from '../accounts/testing/invented-people.ts';
import { createAnswers } from '../answers/answer-cache.ts';
import { type FakeRegisters, fakeRegisters, found } from '../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { createBotChats } from '../bot/store.ts';
import { type FakeMessenger, fakeMessenger, PERSON } from '../bot/testing/fake-messenger.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { createStoredJobs } from '../jobs/testing/stored-jobs.ts';
import { createOutbox } from '../mail/mail.ts';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { registerWatchChannels } from './channel-route.ts';
import { requeueWatches } from './due-requeue.ts';
import { createWatchComposers } from './letters.ts';
import { createLooking } from './looking.ts';
import { registerWatchMail, watchMailCall } from './mail-route.ts';
import { mailToken } from './mail-token.ts';
import { registerWatches } from './route.ts';
import { createTelling } from './telling.ts';

const SAMPLE_ID = '7b1c9a52-5a8d-4d7e-9c2b-0d1f2a3b4c5d';
const EMAIL = 'vera@example.org';
const TABLES = sql`truncate account, access_token, watch, watch_channel, letter, kept_answer, shared_count, ledger_entry cascade`;

let database: TestDatabase;
let clock: TestClock;
let registers: FakeRegisters;
let messenger: FakeMessenger;
beforeAll(async () => {
	database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.store.db.execute(TABLES);
	clock = testClock();
	registers = fakeRegisters(clock);
	messenger = fakeMessenger();
});

async function siteOf(person: Identity = VERA, settings: Record<string, string> = {}) {
	const { store } = database;
	const accounts = createAccounts(store, clock);
	const deps = testDeps({ store, clock, registers, accounts, config: testConfig(settings) });
	const outbox = createOutbox({ clock, jobs: createStoredJobs() });
	const app = createBareApp(deps);
	registerWatches(app, deps);
	registerWatchChannels(app, deps, { outbox, hasTelegram: true });
	registerWatchMail(app, deps);
	const { id } = await accounts.enter(person);
	const headers = { ...MARKER, authorization: `Bearer ${await accounts.issueToken(id)}` };
	const looking = createLooking(deps, createAnswers(deps));
	const telling = createTelling(deps, { messengers: { telegram: messenger }, outbox });
	return {
		app,
		deps,
		composers: createWatchComposers(deps),
		async call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
			const reply = await app.inject({
				method,
				url: `/v1/user/${path}`,
				headers,
				...(body && { payload: body }),
			});
			return { status: reply.statusCode, ...reply.json() };
		},
		remove: () => accounts.remove(id),
		/** Does what is due until nothing is. */
		async work() {
			for (;;) {
				const jobs = createStoredJobs();
				await requeueWatches({ store, clock }, jobs);
				if (jobs.stored.length === 0) return;
				const never = new AbortController().signal;
				for (const job of jobs.stored) await (job.queue === 'watch-look' ? looking : telling)(job, never);
			}
		},
	};
}
type Site = Awaited<ReturnType<typeof siteOf>>;

async function letters() {
	const { rows } = await database.store.db.execute(sql`select kind, about from letter order by created_at`);
	return rows as { kind: 'watch-confirm' | 'watch-notice'; about: string }[];
}

/** Writes the newest letter, as it would be sent. */
async function newestLetter({ composers }: Site) {
	const last = (await letters()).at(-1);
	return last ? composers[last.kind](last.about) : null;
}

/** The token of a letter's link. */
const tokenIn = (text = '') => /\/u\/([\w-]{43})/.exec(text)?.[1] ?? 'none';

async function addMail(site: Site): Promise<void> {
	expect((await site.call('POST', 'watch-channels', { kind: 'mail', email: EMAIL })).status).toBe(200);
	const token = tokenIn((await newestLetter(site))?.text);
	expect((await site.app.inject({ method: 'POST', url: watchMailPath(token) })).statusCode).toBe(303);
}

async function ban(): Promise<void> {
	const [first] = SAMPLE_FACTS.restrict.records;
	if (!first) throw new Error('the sample has a ban');
	const added = { ...first, addedAt: '2026-11-20' as typeof first.addedAt, kindCode: '5' };
	const facts = { records: [first, added] };
	registers.reactFor('restrict', () => ({ ...found('restrict', clock.now()), facts }));
	clock.pass(DAY_MS);
}

describe('a watch of a signed-in person', () => {
	test('is begun, told of in the list, and ended', async () => {
		const site = await siteOf();
		expect((await site.call('GET', 'watches')).data).toEqual([]);
		expect((await site.call('POST', 'watches', { vin: SAMPLE_VIN })).message).toMatch(
			/^Следим за машиной до /,
		);
		expect((await site.call('POST', 'watches', { vin: SAMPLE_VIN })).message).toMatch(/уже следите/);
		await site.work();
		await ban();
		await site.work();
		const { data } = await site.call('GET', 'watches');
		expect(data).toMatchObject([{ vin: SAMPLE_VIN, silent: [], is_budget_spent: false }]);
		expect(data[0].news.lines.join()).toMatch(/новое: .*2026-11-20/);
		expect(await site.call('DELETE', `watches/${SAMPLE_VIN}`)).toMatchObject({ status: 200 });
		expect(await site.call('DELETE', `watches/${SAMPLE_VIN}`)).toMatchObject({ status: 404 });
		expect((await site.call('GET', 'watches')).data).toEqual([]);
	});

	test('is refused in words: bad input, too many cars, nobody signed in', async () => {
		const site = await siteOf(VERA, { WATCHED_CARS_PER_PERSON: '1' });
		expect((await site.call('POST', 'watches', { vin: 'XTA' })).status).toBe(400);
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		const second = await site.call('POST', 'watches', { vin: 'XTAGFL110KY700250' });
		expect(second).toMatchObject({ status: 409, message: expect.stringContaining('чем за 1 машиной') });
		const nobody = await site.app.inject({ url: '/v1/user/watches', headers: MARKER });
		expect(nobody.statusCode).toBe(401);
	});

	test('is nobody else’s to see or to end', async () => {
		const [vera, pyotr] = [await siteOf(), await siteOf(PYOTR)];
		await vera.call('POST', 'watches', { vin: SAMPLE_VIN });
		await addMail(vera);
		expect((await pyotr.call('GET', 'watches')).data).toEqual([]);
		expect((await pyotr.call('DELETE', `watches/${SAMPLE_VIN}`)).status).toBe(404);
		const [{ id }] = (await vera.call('GET', 'watch-channels')).data;
		expect((await pyotr.call('DELETE', `watch-channels/${id}`)).status).toBe(404);
		expect((await vera.call('GET', 'watch-channels')).data).toHaveLength(1);
	});

	test('goes with the account, and so do its channels and notices', async () => {
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await addMail(site);
		await site.work();
		await site.remove();
		for (const table of ['watch', 'watch_section', 'watch_notice', 'watch_channel']) {
			const { rows } = await database.store.query(`select from ${table}`);
			expect(rows, table).toEqual([]);
		}
	});
});

describe('Telegram of a watch', () => {
	const person = { provider: 'telegram', id: PERSON, name: 'Vera', username: null } as const;

	test('is told once, and no more after /forget in the chat', async () => {
		const site = await siteOf(person);
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		expect((await site.call('POST', 'watch-channels', { kind: 'telegram' })).status).toBe(200);
		await site.work();
		await ban();
		await site.work();
		expect(messenger.heard).toHaveLength(1);
		await createBotChats(database.store, 'a secret of the bot').forget(
			{ messenger, chat: { id: PERSON } },
			new Date(),
		);
		expect((await site.call('GET', 'watch-channels')).data).toEqual([]);
		expect((await site.call('GET', 'watches')).data).toHaveLength(1);
	});

	test('is closed when that Telegram is no longer linked', async () => {
		const site = await siteOf(person);
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.call('POST', 'watch-channels', { kind: 'telegram' });
		await site.work();
		await database.store.query('update account set telegram_id = null, google_id = $1', ['vera']);
		await ban();
		await site.work();
		expect(messenger.heard).toEqual([]);
		expect((await site.call('GET', 'watch-channels')).data).toEqual([]);
	});

	test('is refused to who has not linked it', async () => {
		const refused = await (await siteOf()).call('POST', 'watch-channels', { kind: 'telegram' });
		expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('привяжите') });
	});
});

describe('mail of a watch', () => {
	test('comes only when its address is confirmed, once a change, and ends by one click', async () => {
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await addMail(site);
		await site.work();
		await ban();
		await site.work();
		clock.pass(DAY_MS);
		await site.work();
		expect((await letters()).map(({ kind }) => kind)).toEqual(['watch-confirm', 'watch-notice']);
		const letter = await newestLetter(site);
		expect(letter).toMatchObject({ to: EMAIL, unsubscribe: expect.stringContaining('/u/') });
		expect(letter?.text).toMatch(/новое: .*2026-11-20/);
		expect(letter?.subject).not.toContain(SAMPLE_VIN);
		const url = watchMailPath(tokenIn(letter?.unsubscribe));
		const oneClick = {
			method: 'POST',
			url,
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			payload: 'List-Unsubscribe=One-Click',
		} as const;
		expect((await site.app.inject(oneClick)).statusCode).toBe(303);
		expect((await site.app.inject(oneClick)).statusCode).toBe(303);
		expect((await site.call('GET', 'watch-channels')).data).toEqual([]);
		expect(await newestLetter(site)).toBeNull();
	});

	test('is not sent to an address that nobody has confirmed', async () => {
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await site.call('POST', 'watch-channels', { kind: 'mail', email: EMAIL });
		await site.work();
		await ban();
		await site.work();
		expect((await letters()).map(({ kind }) => kind)).toEqual(['watch-confirm']);
	});

	test('waits for the morning', async () => {
		clock = testClock('2026-11-21T20:00:00Z');
		registers = fakeRegisters(clock);
		const site = await siteOf();
		await site.call('POST', 'watches', { vin: SAMPLE_VIN });
		await addMail(site);
		await site.work();
		await ban();
		await site.work();
		expect(await letters()).toHaveLength(1);
		clock.pass(10 * HOUR_MS);
		await site.work();
		expect(await letters()).toHaveLength(2);
	});

	test('looking at a link changes nothing, and a link is read only as what it was made for', async () => {
		const site = await siteOf();
		await site.call('POST', 'watch-channels', { kind: 'mail', email: EMAIL });
		const token = tokenIn((await newestLetter(site))?.text);
		const { watchMail } = watchMailCall(site.deps);
		expect(await watchMail(token)).toEqual({ state: 'confirm', address: EMAIL });
		expect(await watchMail(token)).toEqual({ state: 'confirm', address: EMAIL });
		const last = token.endsWith('A') ? 'Q' : 'A';
		for (const other of [
			`${token.slice(0, 42)}${last}`,
			'x',
			mailToken('another secret', 'stop', SAMPLE_ID),
		]) {
			expect(await watchMail(other)).toBeNull();
			expect((await site.app.inject({ method: 'POST', url: watchMailPath(other) })).statusCode).toBe(404);
		}
		clock.pass(2 * DAY_MS);
		expect(await watchMail(token)).toEqual({ state: 'over' });
		await site.app.inject({ method: 'POST', url: watchMailPath(token) });
		expect((await site.call('GET', 'watch-channels')).data).toMatchObject([{ is_confirmed: false }]);
	});

	test('is bounded: letters of a day, bad addresses, unknown channels', async () => {
		const site = await siteOf();
		const ask = (email: string) => site.call('POST', 'watch-channels', { kind: 'mail', email });
		for (let time = 0; time < 3; time += 1) expect((await ask(EMAIL)).status).toBe(200);
		expect((await ask(EMAIL)).status).toBe(429);
		expect((await ask('vera@')).status).toBe(400);
		const push = await site.call('POST', 'watch-channels', { kind: 'push', endpoint: 'https://10.0.0.1/x' });
		expect(push.status).toBe(400);
	});
});
