import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';
import { createSpentChallenges, purgeExpiredChallenges } from './store.ts';

const MINUTE_MS = 60_000;

let database: TestDatabase;
beforeAll(async () => {
	database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

describe('a used task', () => {
	test('can be used by one of many who try at the same moment', async () => {
		const nodes = Array.from({ length: 4 }, () => createSpentChallenges(database.store));
		const tries = Array.from({ length: 40 }, (_, index) => nodes[index % 4]!.spend('one', inMinutes(10)));
		const passed = (await Promise.all(tries)).filter(Boolean);
		expect(passed).toHaveLength(1);
	});

	test('does not stand in the way of another one', async () => {
		const spent = createSpentChallenges(database.store);
		expect(await spent.spend('two', inMinutes(10))).toBe(true);
		expect(await spent.spend('three', inMinutes(10))).toBe(true);
	});

	test('is forgotten after it expired, and not before', async () => {
		const spent = createSpentChallenges(database.store);
		await spent.spend('old', inMinutes(1));
		await spent.spend('young', inMinutes(30));
		expect(await purgeExpiredChallenges(database.store, inMinutes(5), 100)).toBe(1);
		const { rows } = await database.store.db.execute<{ nonce: string }>(
			sql`select nonce from spent_challenge where nonce in ('old', 'young')`,
		);
		expect(rows.map((row) => row.nonce)).toEqual(['young']);
	});
});
