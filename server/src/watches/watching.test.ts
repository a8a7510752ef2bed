import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAnswers } from '../answers/answer-cache.ts';
import { type FakeRegisters, fakeRegisters, found, unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { forgetBotChat } from '../bot/store.ts';
import { type FakeMessenger, fakeMessenger, PERSON, PRIVATE } from '../bot/testing/fake-messenger.ts';
import { createStoredJobs, type StoredJobs } from '../jobs/testing/stored-jobs.ts';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { requeueWatches } from './due-requeue.ts';
import { createLooking } from './looking.ts';
import { countWatches } from './store.ts';
import { createTelling } from './telling.ts';
import { createWatches } from './watches.ts';

let database: TestDatabase;
let clock: TestClock;
let registers: FakeRegisters;
let messenger: FakeMessenger;

beforeAll(async () => {
	database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, shared_count, watch cascade`);
	clock = testClock();
	registers = fakeRegisters(clock);
	messenger = fakeMessenger();
});

const RESTRICTION = SAMPLE_FACTS.restrict.records[0] as (typeof SAMPLE_FACTS.restrict.records)[number];
const place = () => ({ messenger, chat: PRIVATE });

/** A worker of its own, as each process has one. */
function worker(settings: Record<string, string> = {}) {
	const config = testConfig(settings);
	const deps = testDeps({ store: database.store, clock, registers, config });
	return {
		metrics: deps.metrics,
		watches: createWatches(deps),
		look: createLooking(deps, createAnswers(deps)),
		tell: createTelling(deps, { messengers: { telegram: messenger } }),
	};
}

async function due(): Promise<StoredJobs['stored']> {
	const jobs = createStoredJobs();
	await requeueWatches({ store: database.store, clock }, jobs);
	return jobs.stored;
}

/** Does what is due until nothing is. */
async function work(by = worker()): Promise<void> {
	for (let jobs = await due(); jobs.length > 0; jobs = await due()) {
		const never = new AbortController().signal;
		for (const { queue, id } of jobs) await (queue === 'watch-look' ? by.look : by.tell)({ id }, never);
	}
}

const restrictions = (...records: readonly (typeof RESTRICTION)[]) =>
	registers.reactFor('restrict', () => ({
		...found('restrict', clock.now()),
		facts: { records },
	}));
const NEW_BAN = { ...RESTRICTION, addedAt: '2026-11-20' as typeof RESTRICTION.addedAt, kindCode: '5' };
const texts = () => messenger.heard.map(({ html }) => html);

describe('a watched car', () => {
	test('is looked at first without a word, and every day after that', async () => {
		const by = worker();
		expect(await by.watches.begin(place(), SAMPLE_VIN)).toMatchObject({ kind: 'begun' });
		await work(by);
		expect(registers.asked).toHaveLength(9);
		clock.pass(DAY_MS);
		await work(by);
		const daily = registers.asked.slice(9).map(({ register }) => register);
		expect(daily.sort()).toEqual(['registration', 'restrict', 'wanted', 'zalog']);
		expect(messenger.heard).toEqual([]);
	});

	test('tells a new record apart from one that says something else, once', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		restrictions({ ...RESTRICTION, ground: 'Другое основание' }, NEW_BAN);
		clock.pass(DAY_MS);
		await work(by);
		clock.pass(DAY_MS);
		await work(by);
		expect(texts()).toHaveLength(1);
		expect(texts()[0]).toMatch(/новое: .*2026-11-20/);
		expect(texts()[0]).toMatch(/обновлено: .*2015-07-13/);
	});

	test('whose register is silent is not told about, and its next answer is compared with the last', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		registers.reactFor('restrict', () => unreachable(clock.now()));
		clock.pass(DAY_MS);
		await work(by);
		expect(await by.watches.list(place())).toMatchObject([{ silent: [expect.stringContaining('граничен')] }]);
		restrictions(RESTRICTION, NEW_BAN);
		clock.pass(DAY_MS);
		await work(by);
		expect(texts()).toHaveLength(1);
		expect(texts()[0]).not.toContain('обновлено');
		expect(await by.watches.list(place())).toMatchObject([{ silent: [] }]);
	});

	test('is told about in the morning when the look was at night', async () => {
		clock = testClock('2026-11-21T20:00:00Z');
		registers = fakeRegisters(clock);
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		restrictions(RESTRICTION, NEW_BAN);
		clock.pass(DAY_MS);
		await work(by);
		expect(texts()).toEqual([]);
		clock.pass(10 * HOUR_MS);
		await work(by);
		expect(texts()).toHaveLength(1);
	});

	test('is watched for thirty days, and its end is told', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		clock.pass(30 * DAY_MS);
		await work(by);
		expect(texts()).toEqual([expect.stringContaining('закончилось')]);
		expect(await by.watches.list(place())).toEqual([]);
		clock.pass(30 * DAY_MS);
		expect(await due()).toEqual([]);
	});

	test('is looked at whenever its person wants it, and no longer than they want', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		clock.pass(7 * HOUR_MS);
		expect(await by.watches.lookNow(place(), SAMPLE_VIN)).toBe(true);
		await work(by);
		expect(registers.asked).toHaveLength(18);
		expect(await by.watches.end(place(), SAMPLE_VIN)).toBe(true);
		expect(await by.watches.end(place(), SAMPLE_VIN)).toBe(false);
		expect(await by.watches.lookNow(place(), SAMPLE_VIN)).toBe(false);
		clock.pass(DAY_MS);
		expect(await due()).toEqual([]);
	});
});

describe('bounds', () => {
	test('one car more than a person may watch is refused, also of several wishes at once', async () => {
		const by = worker({ WATCHED_CARS_PER_PERSON: '2' });
		const vins = [0, 1, 2, 3].map((at) => `XTAGFL110KY70016${at}` as Vin);
		const begun = await Promise.all(vins.map((vin) => by.watches.begin(place(), vin)));
		expect(begun.filter(({ kind }) => kind === 'begun')).toHaveLength(2);
		expect(begun).toContainEqual({ kind: 'too-many', atMost: 2 });
		expect(await by.watches.list(place())).toHaveLength(2);
	});

	test('questions that are spent are not asked, and the watch says so', async () => {
		const by = worker({ WATCH_QUESTIONS_PER_DAY: '5' });
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		expect(registers.asked).toHaveLength(5);
		expect(await by.watches.list(place())).toMatchObject([{ isBudgetSpent: true }]);
		expect(messenger.heard).toEqual([]);
	});

	test('what two people want to know of one car is asked once', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await by.watches.begin({ messenger, chat: { id: 502 } }, SAMPLE_VIN);
		await work(by);
		expect(registers.asked).toHaveLength(9);
	});
});

test('watches are counted: cars, looks that are overdue, notices that wait, what was told', async () => {
	const by = worker();
	await by.watches.begin(place(), SAMPLE_VIN);
	const count = () => countWatches(database.store, clock.now());
	expect(await count()).toEqual({ cars: 1, overdue: 0, notices: 0 });
	await work(by);
	restrictions(RESTRICTION, NEW_BAN);
	clock.pass(DAY_MS + HOUR_MS);
	expect(await count()).toEqual({ cars: 1, overdue: 1, notices: 0 });
	await work(by);
	expect(await count()).toEqual({ cars: 1, overdue: 0, notices: 0 });
	const text = await by.metrics.text();
	expect(text).toContain('avtosverka_watch_looks_total{news="same"} 1');
	expect(text).toContain('avtosverka_watch_looks_total{news="changed"} 1');
	expect(text).toContain('avtosverka_watch_notices_total{place="chat",outcome="sent"} 1');
});

describe('the end of a chat', () => {
	test('that is closed to the bot ends its watches', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		messenger.closed.add(PERSON);
		restrictions(RESTRICTION, NEW_BAN);
		clock.pass(DAY_MS);
		await work(by);
		expect(await by.watches.list(place())).toEqual([]);
		clock.pass(DAY_MS);
		expect(await due()).toEqual([]);
	});

	test('that is forgotten takes everything away that was known for it', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		await database.store.transaction((tx) => forgetBotChat(tx, 'telegram', PERSON));
		for (const table of ['watch', 'watch_section', 'watch_notice']) {
			const { rows } = await database.store.query(`select from ${table}`);
			expect(rows, table).toEqual([]);
		}
	});
});

describe('a worker that dies', () => {
	test('in the middle of a look leaves it to another, and the change is told once', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		clock.pass(DAY_MS);
		restrictions(RESTRICTION, NEW_BAN);
		const begun = Promise.withResolvers<void>();
		registers.reactFor('wanted', () => {
			begun.resolve();
			return new Promise(() => {});
		});
		const [job] = await due();
		void by.look({ id: job?.id ?? '' }, new AbortController().signal);
		await begun.promise;
		registers.reactFor('wanted', () => found('wanted', clock.now()));
		expect(await due()).toEqual([]);
		clock.pass(11 * 60_000);
		await work(worker());
		expect(texts()).toHaveLength(1);
	});

	test('does not keep eight others from telling a change exactly once', async () => {
		const workers = Array.from({ length: 8 }, () => worker());
		await workers[0]?.watches.begin(place(), SAMPLE_VIN);
		await work(workers[0]);
		clock.pass(DAY_MS);
		restrictions(RESTRICTION, NEW_BAN);
		const never = new AbortController().signal;
		const [look] = await due();
		await Promise.all(workers.map((one) => one.look({ id: look?.id ?? '' }, never)));
		const [notice, ...others] = await due();
		expect([notice?.queue, others]).toEqual(['watch-notice', []]);
		await Promise.all(workers.map((one) => one.tell({ id: notice?.id ?? '' }, never)));
		expect(texts()).toHaveLength(1);
	});

	test('is told to stop gives the look back at once', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		registers.react(() => new Promise(() => {}));
		const stopping = new AbortController();
		const [job] = await due();
		const looking = by.look({ id: job?.id ?? '' }, stopping.signal);
		await expect.poll(() => registers.asked.length).toBeGreaterThan(0);
		stopping.abort();
		await expect(looking).rejects.toThrow();
		expect(await due()).toHaveLength(1);
	});
});
