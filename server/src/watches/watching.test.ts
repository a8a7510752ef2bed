import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { beforeEach, describe, expect, test } from 'vitest';
import { unreachable } from '../answers/testing/fake-registers.ts';
import { SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { DAY_MS, HOUR_MS } from '../answers/testing/test-clock.ts';
import { forgetBotChat } from '../bot/store.ts';
import { PERSON } from '../bot/testing/fake-messenger.ts';
import { countWatches } from './counts/store.ts';
import { NEW_BAN, playWatching, playWatchingPerTest, RESTRICTION } from './testing/watching.ts';

const watching = playWatchingPerTest();
let clock: typeof watching.clock;
let registers: typeof watching.registers;
let messenger: typeof watching.messenger;
let worker: typeof watching.worker;
let due: typeof watching.due;
let work: typeof watching.work;
let place: typeof watching.place;
let restrictions: typeof watching.restrictions;
let texts: typeof watching.texts;

function play(options?: Parameters<typeof playWatching>[1]): void {
	const played = playWatching(watching.store, options);
	({ clock, registers, messenger, worker, due, work, place, restrictions, texts } = played);
}
beforeEach(() => play());

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
		expect(messenger.sent).toEqual([]);
	});

	test('tells a new record apart from one that says something else, once', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		restrictions({ ...RESTRICTION, kindCode: '2' }, NEW_BAN);
		clock.pass(DAY_MS);
		await work(by);
		clock.pass(DAY_MS);
		await work(by);
		expect(texts()).toHaveLength(1);
		expect(texts()[0]).toMatch(/новое: .*20\.11\.2026/);
		expect(texts()[0]).toMatch(/обновлено: .*13\.07\.2015/);
		expect(messenger.sent[0]?.rows?.flat()).toEqual([
			{ text: 'Проверить сейчас', press: `looknow:${SAMPLE_VIN}` },
			{ text: 'Не следить', press: `unwatch:${SAMPLE_VIN}` },
		]);
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
		play({ start: '2026-11-21T20:00:00Z' });
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
		const again = { text: 'Следить за машиной', press: `watch:${SAMPLE_VIN}` };
		expect(messenger.sent[0]?.rows?.flat()).toEqual([again]);
		expect(await by.watches.list(place())).toEqual([]);
		clock.pass(30 * DAY_MS);
		expect(await due()).toEqual([]);
	});

	test('is looked at whenever its person wants it, and no longer than they want', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		clock.pass(7 * HOUR_MS);
		expect(await by.watches.pollNow(place(), SAMPLE_VIN)).toBe('scheduled');
		await work(by);
		expect(registers.asked).toHaveLength(18);
		expect(await by.watches.end(place(), SAMPLE_VIN)).toBe(true);
		expect(await by.watches.end(place(), SAMPLE_VIN)).toBe(false);
		expect(await by.watches.pollNow(place(), SAMPLE_VIN)).toBe('not-watched');
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
		const by = worker({ WATCH_QUESTIONS_PER_DAY: '10' });
		await by.watches.begin(place(), SAMPLE_VIN);
		await work(by);
		expect(registers.asked).toHaveLength(5);
		expect(await by.watches.list(place())).toMatchObject([{ isBudgetSpent: true }]);
		expect(messenger.sent).toEqual([]);
	});

	test('what two people want to know of one car is asked once', async () => {
		const by = worker();
		await by.watches.begin(place(), SAMPLE_VIN);
		await by.watches.begin({ messenger, chat: { id: 502 } }, SAMPLE_VIN);
		await work(by);
		expect(registers.asked).toHaveLength(9);
	});
});

const COUNTED = { cars: 1, overdue: 0, unasked: 0, notices: 0, lateNotices: 0 };

test('watches are counted: cars, looks that are overdue, notices that wait, what was told', async () => {
	const by = worker();
	await by.watches.begin(place(), SAMPLE_VIN);
	const count = () => countWatches(watching.store, clock.now());
	expect(await count()).toEqual(COUNTED);
	await work(by);
	restrictions(RESTRICTION, NEW_BAN);
	clock.pass(DAY_MS + HOUR_MS);
	expect(await count()).toEqual({ ...COUNTED, overdue: 1 });
	await work(by);
	expect(await count()).toEqual(COUNTED);
	const text = await by.metrics.text();
	expect(text).toContain('avtosverka_watch_looks_total{news="same"} 1');
	expect(text).toContain('avtosverka_watch_looks_total{news="changed"} 1');
	expect(text).toContain('avtosverka_watch_notices_total{place="chat",outcome="sent"} 1');
});

test('a notice that its messenger refuses is given up, and the car is watched on', async () => {
	play({ limits: { text: 10 } });
	const by = worker();
	await by.watches.begin(place(), SAMPLE_VIN);
	await work(by);
	restrictions(RESTRICTION, NEW_BAN);
	clock.pass(DAY_MS);
	await work(by);
	expect(texts()).toEqual([]);
	expect(await by.watches.list(place())).toHaveLength(1);
	const { rows } = await watching.store.query('select state, attempts from watch_notice');
	expect(rows).toEqual([{ state: 'given-up', attempts: 1 }]);
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
		await watching.store.transaction((tx) => forgetBotChat(tx, 'telegram', PERSON));
		for (const table of ['watch', 'watch_section', 'watch_notice']) {
			const { rows } = await watching.store.query(`select from ${table}`);
			expect(rows, table).toEqual([]);
		}
	});
});

test('a notice that nobody takes is late an hour after it might have been sent', async () => {
	const by = worker();
	messenger.send = async () => {
		throw new Error('away');
	};
	await by.watches.begin(place(), SAMPLE_VIN);
	await work(by);
	restrictions(RESTRICTION, NEW_BAN);
	clock.pass(DAY_MS);
	await work(by);
	const count = () => countWatches(watching.store, clock.now());
	expect(await count()).toEqual({ ...COUNTED, notices: 1 });
	clock.pass(2 * HOUR_MS);
	expect(await count()).toEqual({ ...COUNTED, notices: 1, lateNotices: 1 });
});

test('a watch that could not ask is counted, whether a register was silent or the questions were spent', async () => {
	registers.reactFor('restrict', () => unreachable(clock.now()));
	const by = worker();
	await by.watches.begin(place(), SAMPLE_VIN);
	await work(by);
	expect(await countWatches(watching.store, clock.now())).toEqual({ ...COUNTED, unasked: 1 });
	await watching.store.query('truncate watch cascade');
	const spent = worker({ WATCH_QUESTIONS_PER_DAY: '0' });
	await spent.watches.begin(place(), SAMPLE_VIN);
	await work(spent);
	expect(await countWatches(watching.store, clock.now())).toEqual({ ...COUNTED, unasked: 1 });
});
