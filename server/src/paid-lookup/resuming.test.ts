import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FakeRegisters, fakeRegisters } from '../answers/testing/fake-registers.ts';
import { SECOND_MS, type TestClock, testClock } from '../answers/testing/test-clock.ts';
import { createLedger } from '../ledger/ledger.ts';
import { balanceOf } from '../ledger/testing/rows.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { finds, lookupsOf, PATIENT, PLATE, personWith, process, VIN } from './testing/processes.ts';

const database = setUpDatabase();
let clock: TestClock;
let registers: FakeRegisters;
let person: string;
beforeEach(async () => {
	await database.store.db.execute(sql`truncate paid_lookup`);
	clock = testClock();
	registers = fakeRegisters(clock);
	person = await personWith(database.store, clock, 2);
});

const node = (limits = {}) => process({ store: database.store, clock, registers }, limits);
const about = () => ({ accountId: person, plate: PLATE, known: null });
const balance = async () => (await balanceOf(database.store, person)).requests;
const states = async () => (await lookupsOf(database.store, person)).map(({ state }) => state);
const answers = () => registers.reactFor('card-index', () => finds(clock, VIN));
const silent = () =>
	registers.reactFor(
		'card-index',
		({ signal }) =>
			new Promise((resolve) => {
				const givenUp = { state: 'unreachable', source: 'avtocod', asOf: clock.now(), detail: '' } as const;
				signal.addEventListener('abort', () => resolve(givenUp));
			}),
	);

/** A lookup that was asked and whose process was killed before its answer came. */
async function abandoned() {
	silent();
	const dying = node();
	const press = dying.ask(about());
	press.catch(() => undefined);
	await expect.poll(() => registers.asked.length, PATIENT).toBe(1);
	dying.kill();
	answers();
}

describe('a lookup whose process was killed', () => {
	test('holds its request until another process asks again, under the same key, and is charged once', async () => {
		await abandoned();
		const heir = node();
		await heir.resume();
		expect(await states()).toEqual(['held']);
		clock.pass(21 * SECOND_MS);
		await Promise.all([heir.resume(), node().resume(), node().resume()]);
		expect(await states()).toEqual(['charged']);
		expect(registers.asked.map(({ question }) => question.order?.key)).toHaveLength(2);
		expect(new Set(registers.asked.map(({ question }) => question.order?.key)).size).toBe(1);
		expect(await balance()).toBe(1);
		clock.pass(21 * SECOND_MS);
		await heir.resume();
		expect(registers.asked).toHaveLength(2);
	});

	test('is gone on with by whoever presses again', async () => {
		await abandoned();
		clock.pass(21 * SECOND_MS);
		expect(await node().ask(about())).toMatchObject({
			kind: 'ended',
			lookup: { state: 'charged', vin: VIN },
		});
		expect(await balance()).toBe(1);
	});

	test('gives its request back, unasked, once nobody can be waiting for it', async () => {
		await abandoned();
		clock.pass(16 * 60 * SECOND_MS);
		await node().resume();
		expect(await states()).toEqual(['released']);
		expect(registers.asked).toHaveLength(1);
		expect(await balance()).toBe(2);
	});

	test('is taken over by a process that has started', async () => {
		await abandoned();
		clock.pass(21 * SECOND_MS);
		const started = node();
		started.start();
		await expect.poll(states, PATIENT).toEqual(['charged']);
		await started.finish();
	});

	test('whose answer came but was not confirmed is asked again, not charged twice', async () => {
		answers();
		const dying = node();
		registers.reactFor('card-index', () => {
			dying.kill();
			return finds(clock, VIN);
		});
		await expect(dying.ask(about())).rejects.toThrow('dead');
		expect([await states(), await balance()]).toEqual([['held'], 2]);
		clock.pass(21 * SECOND_MS);
		answers();
		await node().resume();
		expect([await states(), await balance()]).toEqual([['charged'], 1]);
	});
});

describe('a lookup that takes long', () => {
	test('is nobody else’s while its process lives', async () => {
		silent();
		const living = node({ renewEveryMs: 10 });
		const press = living.ask(about());
		await expect.poll(() => registers.asked.length, PATIENT).toBe(1);
		const [before] = await leases();
		clock.pass(15 * SECOND_MS);
		await expect.poll(async () => (await leases())[0], PATIENT).not.toEqual(before);
		clock.pass(15 * SECOND_MS);
		await expect
			.poll(async () => Number((await leases())[0]), PATIENT)
			.toBe(clock.now().getTime() + 20 * SECOND_MS);
		await node().resume();
		expect(registers.asked).toHaveLength(1);
		await living.finish();
		await press;
	});

	test('is told to be under way when a visitor has waited enough, and the next press gets its end', async () => {
		const { promise, resolve } = Promise.withResolvers<ReturnType<typeof finds>>();
		registers.reactFor('card-index', () => promise);
		const slow = node({ answerWithinMs: 60 });
		expect(await slow.ask(about())).toEqual({ kind: 'pending', at: clock.now() });
		expect(await node({ answerWithinMs: 60 }).ask(about())).toMatchObject({ kind: 'pending' });
		resolve(finds(clock, VIN));
		expect(await node().ask(about())).toMatchObject({ lookup: { state: 'charged', vin: VIN } });
		expect(registers.asked).toHaveLength(1);
		expect(await balance()).toBe(1);
	});

	test('is left to others, not released, when its server stops', async () => {
		silent();
		const stopping = node();
		const press = stopping.ask(about());
		await expect.poll(() => registers.asked.length, PATIENT).toBe(1);
		await stopping.finish();
		expect(await press).toMatchObject({ kind: 'pending' });
		expect(await states()).toEqual(['held']);
		answers();
		await node().resume();
		expect([await states(), await balance()]).toEqual([['charged'], 1]);
	});

	test('ends with its account: released, and charged to nobody', async () => {
		const { promise, resolve } = Promise.withResolvers<ReturnType<typeof finds>>();
		registers.reactFor('card-index', () => promise);
		const press = node().ask(about());
		await expect.poll(() => registers.asked.length, PATIENT).toBe(1);
		const { store } = database;
		await store.transaction(async (tx) => {
			await createLedger(store, clock).close(tx, person);
			await tx.execute(sql`update account set google_id = null, deleted_at = now() where id = ${person}`);
		});
		resolve(finds(clock, VIN));
		expect(await press).toMatchObject({ kind: 'ended', lookup: { state: 'released', vin: null } });
		expect(await states()).toEqual(['released']);
		expect(await balance()).toBe(0);
	});
});

describe('a bug while asking', () => {
	test('reaches whoever pressed; the lookup stays held and is asked again under its key', async () => {
		registers.reactFor('card-index', () => {
			throw new TypeError('a bug');
		});
		await expect(node().ask(about())).rejects.toThrow('a bug');
		expect(await states()).toEqual(['held']);
		clock.pass(21 * SECOND_MS);
		answers();
		await node().resume();
		expect([await states(), await balance()]).toEqual([['charged'], 1]);
		expect(new Set(registers.asked.map(({ question }) => question.order?.key)).size).toBe(1);
	});
});

async function leases(): Promise<Date[]> {
	const { rows } = await database.store.db.execute<{ until: string }>(
		sql`select held_until as until from paid_lookup where account_id = ${person}`,
	);
	return rows.map(({ until }) => new Date(until));
}
