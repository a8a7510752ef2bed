import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSharedCount } from './shared-count.ts';
import { setUpDatabase } from './testing/test-database.ts';

const ADDRESS = '203.0.113.77';
const WINDOW_MS = 600_000;

const database = setUpDatabase();

const start = Date.parse('2026-11-21T10:00:00Z');
let now = start;
beforeEach(async () => {
	now = start;
	await database.store.db.execute(sql`truncate shared_count`);
});

function process(name = 'tries', appSecret = 'the secret of all nodes') {
	const clock = { now: () => new Date(now) };
	return createSharedCount(database.store, clock, { appSecret, name, most: 3, windowSeconds: 600 });
}

async function countTimes(times: number, what = ADDRESS): Promise<void> {
	for (let time = 0; time < times; time++) await process().count(what);
}

describe('a shared count', () => {
	test('is one for two processes', async () => {
		const [one, other] = [process(), process()];
		expect([await one.count(ADDRESS), await other.count(ADDRESS), await one.count(ADDRESS)]).toEqual([
			false,
			false,
			false,
		]);
		expect(await other.count(ADDRESS)).toBe(true);
		expect(await one.isOver(ADDRESS)).toBe(true);
	});

	test('lets through what the limit allows of many at the same moment', async () => {
		const over = await Promise.all(Array.from({ length: 20 }, () => process().count(ADDRESS)));
		expect(over.filter((isOver) => !isOver)).toHaveLength(3);
	});

	test('is over when another one would be too many, and asking does not count', async () => {
		await countTimes(2);
		for (let time = 0; time < 5; time++) expect(await process().isOver(ADDRESS)).toBe(false);
		await countTimes(1);
		expect(await process().isOver(ADDRESS)).toBe(true);
	});

	test('begins anew when its window is over, and not a moment before', async () => {
		await countTimes(3);
		now += WINDOW_MS - 1;
		expect(await process().isOver(ADDRESS)).toBe(true);
		expect(await process().count(ADDRESS)).toBe(true);
		now += 1;
		expect(await process().isOver(ADDRESS)).toBe(false);
		expect(await process().count(ADDRESS)).toBe(false);
		await countTimes(1);
		expect(await process().isOver(ADDRESS)).toBe(false);
	});

	test('is apart for each address and for each name', async () => {
		await countTimes(3);
		expect(await process().isOver('203.0.113.78')).toBe(false);
		expect(await process('links').isOver(ADDRESS)).toBe(false);
	});

	test('does not tell the store whom it counts', async () => {
		await process().count(ADDRESS);
		const { rows } = await database.store.db.execute<{ counted: Buffer }>(
			sql`select counted from shared_count`,
		);
		expect(rows[0]?.counted).toHaveLength(32);
		await process('tries', 'another secret').count(ADDRESS);
		const both = await database.store.db.execute(sql`select from shared_count`);
		expect(both.rows).toHaveLength(2);
	});

	test('is forgotten some time after its window, and not before', async () => {
		await countTimes(1, 'old');
		now += WINDOW_MS / 2;
		await countTimes(1, 'young');
		now += WINDOW_MS / 2;
		await countTimes(1, 'new');
		const { rows } = await database.store.db.execute<{ count: string }>(
			sql`select count(*) from shared_count`,
		);
		expect(Number(rows[0]?.count)).toBe(2);
	});
});
