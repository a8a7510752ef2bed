import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLease } from './lease.ts';
import { setUpDatabase } from './testing/test-database.ts';

const FOR_MS = 30_000;

const database = setUpDatabase();

const start = Date.parse('2026-11-21T10:00:00Z');
let now = start;
beforeEach(async () => {
	now = start;
	await database.store.db.execute(sql`truncate lease`);
});
const process = () => createLease(database.store, { now: () => new Date(now) });

describe('a lease', () => {
	test('goes to one of many who ask at the same moment', async () => {
		const leaseOwners = Array.from({ length: 20 }, (_, index) => `holder-${index}`);
		const taken = await Promise.all(
			leaseOwners.map((leaseOwner) => process().take('bot', leaseOwner, FOR_MS)),
		);
		expect(taken.filter(Boolean)).toHaveLength(1);
	});

	test('stays with its holder as long as he renews it', async () => {
		const [one, other] = [process(), process()];
		for (let turn = 0; turn < 5; turn++) {
			expect(await one.take('bot', 'one', FOR_MS)).toBe(true);
			now += FOR_MS - 1;
			expect(await other.take('bot', 'other', FOR_MS)).toBe(false);
		}
	});

	test('is taken over when its holder falls silent, who then has it no more', async () => {
		const [one, other] = [process(), process()];
		await one.take('bot', 'one', FOR_MS);
		now += FOR_MS;
		expect(await other.take('bot', 'other', FOR_MS)).toBe(true);
		expect(await one.take('bot', 'one', FOR_MS)).toBe(false);
	});

	test('is free at once when its holder gives it back, and nobody else can', async () => {
		const [one, other] = [process(), process()];
		await one.take('bot', 'one', FOR_MS);
		await other.release('bot', 'other');
		expect(await other.take('bot', 'other', FOR_MS)).toBe(false);
		await one.release('bot', 'one');
		expect(await other.take('bot', 'other', FOR_MS)).toBe(true);
	});

	test('has nothing to do with one of another name', async () => {
		expect(await process().take('bot', 'one', FOR_MS)).toBe(true);
		expect(await process().take('mail', 'other', FOR_MS)).toBe(true);
	});
});
