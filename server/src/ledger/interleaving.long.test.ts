import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { Store, Tx } from '../store/store.ts';
import { setUpDatabase, TEST_DATA_KEYS } from '../store/testing/test-database.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { addHeldLookup, addPerson, balanceOf } from './testing/rows.ts';

const database = setUpDatabase();
let second: Store;
/** Whose connections are killed: a late kill must hit no other store's. */
let doomed: Store;
beforeAll(async () => {
	const another = () => openStore({ url: database.url, dataKeys: TEST_DATA_KEYS, poolSize: 6 });
	[second, doomed] = await Promise.all([another(), another()]);
});
afterAll(() => Promise.all([second.close(), doomed.close()]));

/** Few numbers, so that the same order, lookup and person meet one another again and again. */
const PEOPLE = 2;
const ORDERS = 4;
const LOOKUPS = 6;

/** How a transaction ends: by itself, thrown away, or with its connection killed after some ms. */
type End = 'well' | 'aborted' | number;
type Step = {
	readonly what: 'purchase' | 'hold' | 'charge' | 'release' | 'refund' | 'close';
	readonly person: number;
	readonly number: number;
	readonly end: End;
	readonly node: 0 | 1;
};

const step: fc.Arbitrary<Step> = fc.record({
	what: fc.oneof(
		{ weight: 4, arbitrary: fc.constant('purchase' as const) },
		{ weight: 5, arbitrary: fc.constant('hold' as const) },
		{ weight: 5, arbitrary: fc.constant('charge' as const) },
		{ weight: 3, arbitrary: fc.constant('release' as const) },
		{ weight: 3, arbitrary: fc.constant('refund' as const) },
		{ weight: 1, arbitrary: fc.constant('close' as const) },
	),
	person: fc.nat(PEOPLE - 1),
	number: fc.nat(100),
	end: fc.oneof(
		{ weight: 6, arbitrary: fc.constant('well' as const) },
		{ weight: 1, arbitrary: fc.constant('aborted' as const) },
		{ weight: 1, arbitrary: fc.nat(8) },
	),
	node: fc.constantFrom(0 as const, 1 as const),
});

const first = (what: Step['what'], number: number, end: End = 'well'): Step => ({
	what,
	person: 0,
	number,
	end,
	node: 0,
});
/** How each run begins, so that every kind of step is hit; after 1 ms the shot hits a waiting transaction. */
const BEGINNING: Step[][] = [
	[first('purchase', 0, 1), first('purchase', 3, 'aborted')],
	[first('purchase', 0)],
	[first('hold', 0), first('hold', 1), first('purchase', 0)],
	[first('charge', 0), first('charge', 0), first('release', 1)],
	[first('refund', 1)],
];

/** Everything that happens in one run, all of its numbers new in the store. */
async function newWorld() {
	const people = await Promise.all(Array.from({ length: PEOPLE }, () => addPerson(database.store)));
	const orders = Array.from({ length: ORDERS }, () => randomUUID());
	const lookups = Array.from({ length: LOOKUPS }, () => randomUUID());
	return { people, orders, lookups };
}
type World = Awaited<ReturnType<typeof newWorld>>;

class Aborted extends Error {}

async function settle(tx: Tx, lookupId: string, accountId: string, state: 'charged' | 'released') {
	const { rowCount } = await tx.execute(sql`
		update paid_lookup set state = ${state}, settled_at = now()
		where id = ${lookupId} and account_id = ${accountId} and state = 'held'`);
	return rowCount === 1;
}

/** One step as the features take it: the account locked first, then their own rows. */
async function take(tx: Tx, ledger: Ledger, world: World, { what, person, number }: Step): Promise<unknown> {
	const accountId = world.people[person]!;
	const sale = {
		accountId,
		orderId: world.orders[number % ORDERS]!,
		requests: number % 3 === 0 ? 10 : 2,
		kopecks: 10_00,
	};
	const lookupId = world.lookups[number % LOOKUPS]!;
	const account = await ledger.open(tx, accountId);
	switch (what) {
		case 'purchase':
			return ledger.credit(tx, sale);
		case 'refund':
			return ledger.refund(tx, sale);
		case 'hold': {
			const { rowCount } = await tx.execute(sql`select from paid_lookup where id = ${lookupId}`);
			if (!account || rowCount || account.requests <= account.held) return 'not-covered';
			return addHeldLookup({ db: tx }, accountId, lookupId);
		}
		case 'charge':
			if (!(await settle(tx, lookupId, accountId, 'charged'))) return 'not-held';
			return ledger.charge(tx, { lookupId, accountId });
		case 'release':
			return settle(tx, lookupId, accountId, 'released');
		case 'close':
			await ledger.close(tx, accountId);
			return tx.execute(sql`
				update account set google_id = null, deleted_at = now() where id = ${accountId} and deleted_at is null`);
	}
}

const nodeOf = ({ end, node }: Step) =>
	typeof end === 'number' ? doomed : node === 0 ? database.store : second;

/** What a step answered once its transaction was confirmed; null for one that was not. */
async function run(world: World, node: Store, step: Step): Promise<unknown> {
	const clock = { now: () => new Date() };
	const ledger = createLedger(node, clock);
	const killing: Promise<unknown>[] = [];
	const done = node.transaction(async (tx) => {
		if (typeof step.end === 'number') {
			const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
			const kill = setTimeout(step.end).then(() =>
				database.store.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`),
			);
			killing.push(kill);
		}
		const outcome = await take(tx, ledger, world, step);
		if (step.end === 'aborted') throw new Aborted();
		// A connection that is to be killed waits for it half of the time.
		if (typeof step.end === 'number' && step.end % 2) await setTimeout(20);
		return outcome;
	});
	const outcome = await done.catch((error: unknown) => {
		if (step.end === 'well') throw error;
		return null;
	});
	await Promise.all(killing);
	return outcome;
}

async function expectBalanced(world: World): Promise<void> {
	for (const id of world.people) {
		const { requests, booked } = await balanceOf(database.store, id);
		const { rows } = await database.store.db.execute<{ held: number }>(
			sql`select count(*)::int as held from paid_lookup where account_id = ${id} and state = 'held'`,
		);
		expect(requests).toBe(booked);
		expect(requests).toBeGreaterThanOrEqual(rows[0]!.held);
	}
}

/** There must be rows of a kind for every confirmed movement, and one for each charged lookup. */
async function expectNothingLost(world: World, moved: readonly string[]): Promise<void> {
	const { rows } = await database.store.db.execute<{ reference: string }>(sql`
		select reference from ledger_entry where account_id in (${world.people[0]}, ${world.people[1]})`);
	const references = rows.map(({ reference }) => reference);
	expect(references).toEqual(expect.arrayContaining([...moved]));
	const charged = await database.store.db.execute<{ id: string }>(sql`
		select id from paid_lookup where state = 'charged' and account_id in (${world.people[0]}, ${world.people[1]})`);
	expect(references.filter((reference) => reference.startsWith('lookup:')).toSorted()).toEqual(
		charged.rows.map(({ id }) => `lookup:${id}`).toSorted(),
	);
}

const REFERENCE = {
	purchase: (world: World, number: number) => `order:${world.orders[number % ORDERS]}`,
	refund: (world: World, number: number) => `refund:${world.orders[number % ORDERS]}`,
	charge: (world: World, number: number) => `lookup:${world.lookups[number % LOOKUPS]}`,
} as const;

test('whatever happens at once, and whatever is killed, balances are the sum of their rows', async () => {
	const seen = new Set<string>();
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 10 }),
			async (batches) => {
				const world = await newWorld();
				const moved: string[] = [];
				for (const batch of [...BEGINNING, ...batches]) {
					const outcomes = await Promise.all(batch.map((step) => run(world, nodeOf(step), step)));
					batch.forEach(({ what, number, end }, index) => {
						const outcome = outcomes[index];
						seen.add(
							`${what} ${typeof outcome === 'string' && !outcome.includes('-') ? outcome : ''}`.trim(),
						);
						if (outcome === null) seen.add(`${typeof end === 'number' ? 'killed' : end}`);
						if (outcome === 'moved' && what in REFERENCE) {
							moved.push(REFERENCE[what as keyof typeof REFERENCE](world, number));
						}
					});
					await expectBalanced(world);
				}
				expect(new Set(moved).size).toBe(moved.length);
				await expectNothingLost(world, moved);
			},
		),
		{ numRuns: 20 },
	);
	expect((await createLedger(database.store, { now: () => new Date() }).check()).differences).toEqual([]);
	// Else the test would say nothing: every kind of movement has moved, and some were killed.
	expect([...seen]).toEqual(
		expect.arrayContaining(['purchase moved', 'charge moved', 'refund moved', 'killed', 'aborted']),
	);
}, 120_000);
