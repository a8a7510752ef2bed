import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../store/store.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { addHeldLookup, addPerson, balanceOf } from './testing/rows.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const database = setUpDatabase();
let ledger: Ledger;
let person: string;
beforeAll(async () => {
	ledger = createLedger(database.store, { now: () => NOW });
});
beforeEach(async () => {
	person = await addPerson(database.store);
});

const within = <Result>(work: (tx: Tx) => Promise<Result>) => database.store.transaction(work);
const pack = (orderId = randomUUID()) => ({ orderId, accountId: person, requests: 10, kopecks: 49_00 });
const balance = async () => (await balanceOf(database.store, person)).requests;
const settle = (tx: Tx, id: string, state: string) =>
	tx.execute(sql`update paid_lookup set state = ${state}, settled_at = now() where id = ${id}`);

describe('a movement', () => {
	test('is one row and the balance that follows from it', async () => {
		const sale = pack();
		expect(await within((tx) => ledger.credit(tx, sale))).toBe('moved');
		expect(await balanceOf(database.store, person)).toEqual({ requests: 10, booked: 10, kopecks: 49_00 });
		const { rows } = await database.store.db.execute(
			sql`select reference, reason, requests, kopecks, at from ledger_entry where account_id = ${person}`,
		);
		expect(rows).toEqual([
			{
				reference: `order:${sale.orderId}`,
				reason: 'purchase',
				requests: 10,
				kopecks: 49_00,
				at: expect.anything(),
			},
		]);
	});

	test('under a reference that moved before moves nothing and says so', async () => {
		const sale = pack();
		await within((tx) => ledger.credit(tx, sale));
		expect(await within((tx) => ledger.credit(tx, { ...sale, requests: 2 }))).toBe('moved-before');
		expect(await balance()).toBe(10);
	});

	test('of one reference at many moments at once moves once', async () => {
		const sale = pack();
		const tries = Array.from({ length: 20 }, () => within((tx) => ledger.credit(tx, sale)));
		const outcomes = await Promise.all(tries);
		expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(1);
		expect(await balance()).toBe(10);
	});

	test('of one reference for two people moves for one of them', async () => {
		const sale = pack();
		const other = await addPerson(database.store);
		const outcomes = await Promise.all(
			[person, other].map((accountId) => within((tx) => ledger.credit(tx, { ...sale, accountId }))),
		);
		expect(outcomes.toSorted()).toEqual(['moved', 'moved-before']);
		expect((await balance()) + (await balanceOf(database.store, other)).requests).toBe(10);
	});

	test('whose transaction fails has not been', async () => {
		const sale = pack();
		const failing = within(async (tx) => {
			await ledger.credit(tx, sale);
			throw new Error('the rest of it failed');
		});
		await expect(failing).rejects.toThrow('the rest of it failed');
		expect(await balanceOf(database.store, person)).toEqual({ requests: 0, booked: 0, kopecks: 0 });
		expect(await within((tx) => ledger.credit(tx, sale))).toBe('moved');
	});

	test('cannot be changed or taken out afterwards, whoever asks', async () => {
		await within((tx) => ledger.credit(tx, pack()));
		for (const change of [
			sql`update ledger_entry set requests = 99 where account_id = ${person}`,
			sql`delete from ledger_entry where account_id = ${person}`,
		]) {
			await expect(database.store.db.execute(change)).rejects.toThrow();
		}
	});

	test('of a payer who has not signed in is a row of money alone', async () => {
		const sale = { orderId: randomUUID(), accountId: null, requests: 0, kopecks: 79_00 };
		expect(await within((tx) => ledger.credit(tx, sale))).toBe('moved');
		expect(await within((tx) => ledger.credit(tx, sale))).toBe('moved-before');
	});
});

describe('a charge', () => {
	test('takes the one request that its lookup holds', async () => {
		await within((tx) => ledger.credit(tx, pack()));
		const lookupId = await addHeldLookup(database.store, person);
		expect(await within((tx) => ledger.open(tx, person))).toEqual({ requests: 10, held: 1 });
		const charge = (tx: Tx) => ledger.charge(tx, { lookupId, accountId: person });
		const outcome = await within(async (tx) => {
			const charged = await charge(tx);
			await settle(tx, lookupId, 'charged');
			return charged;
		});
		expect(outcome).toBe('moved');
		expect(await within(charge)).toBe('moved-before');
		expect(await within((tx) => ledger.open(tx, person))).toEqual({ requests: 9, held: 0 });
	});

	test('of somebody who has none is refused', async () => {
		expect(await within((tx) => ledger.charge(tx, { lookupId: randomUUID(), accountId: person }))).toBe(
			'not-covered',
		);
		expect(await balanceOf(database.store, person)).toEqual({ requests: 0, booked: 0, kopecks: 0 });
	});
});

describe('a refund', () => {
	test('takes back what is neither spent nor held, and gives back the money', async () => {
		const sale = pack();
		await within((tx) => ledger.credit(tx, sale));
		await addHeldLookup(database.store, person);
		expect(await within((tx) => ledger.refund(tx, sale))).toBe('not-covered');
		const part = { ...sale, requests: 9, kopecks: 44_10 };
		expect(await within((tx) => ledger.refund(tx, part))).toBe('moved');
		expect(await within((tx) => ledger.refund(tx, part))).toBe('moved-before');
		expect(await balanceOf(database.store, person)).toEqual({ requests: 1, booked: 1, kopecks: 4_90 });
	});
});

describe('closing', () => {
	test('releases what is held and takes the rest; nothing comes in afterwards', async () => {
		await within((tx) => ledger.credit(tx, pack()));
		const lookupId = await addHeldLookup(database.store, person);
		await within(async (tx) => {
			await ledger.close(tx, person);
			await tx.execute(sql`update account set google_id = null, deleted_at = now() where id = ${person}`);
		});
		expect(await balanceOf(database.store, person)).toEqual({ requests: 0, booked: 0, kopecks: 49_00 });
		const { rows } = await database.store.db.execute(
			sql`select state from paid_lookup where id = ${lookupId}`,
		);
		expect(rows).toEqual([{ state: 'released' }]);
		expect(await within((tx) => ledger.open(tx, person))).toBeNull();
		expect(await within((tx) => ledger.credit(tx, pack()))).toBe('no-account');
		expect(await within((tx) => ledger.charge(tx, { lookupId, accountId: person }))).toBe('no-account');
		await within((tx) => ledger.close(tx, person));
		expect(await balanceOf(database.store, person)).toEqual({ requests: 0, booked: 0, kopecks: 49_00 });
	});
});

describe('the check', () => {
	const differenceOf = async (id: string) =>
		(await ledger.check()).differences.filter(({ accountId }) => accountId === id);

	test('finds nothing in a ledger that is right, and says how much it read', async () => {
		const before = await ledger.check();
		await within((tx) => ledger.credit(tx, pack()));
		const after = await ledger.check();
		expect(after).toEqual({ ...before, entries: before.entries + 1 });
		expect(await differenceOf(person)).toEqual([]);
	});

	test('names a balance that is not the sum of its rows', async () => {
		await within((tx) => ledger.credit(tx, pack()));
		await database.store.db.execute(sql`update account set requests = 7 where id = ${person}`);
		expect(await differenceOf(person)).toEqual([{ accountId: person, balance: 7, booked: 10, held: 0 }]);
	});

	test('names a balance that promises more than it has', async () => {
		await addHeldLookup(database.store, person);
		expect(await differenceOf(person)).toEqual([{ accountId: person, balance: 0, booked: 0, held: 1 }]);
	});
});
