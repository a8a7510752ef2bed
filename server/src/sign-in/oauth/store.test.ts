import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { createSpentIdTokens } from './store.ts';

const database = setUpDatabase();

const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('of many who show one token at the same moment one is signed in', async () => {
	const nodes = Array.from({ length: 4 }, () => createSpentIdTokens(database.store));
	const tries = Array.from({ length: 40 }, (_, index) => nodes[index % 4]!.spend('one', now));
	expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
});

test('a token does not stand in the way of another one', async () => {
	const spent = createSpentIdTokens(database.store);
	expect(await spent.spend('two', now)).toBe(true);
	expect(await spent.spend('three', now)).toBe(true);
});

test('a token is remembered for longer than it is good, and forgotten then', async () => {
	const spent = createSpentIdTokens(database.store);
	await spent.spend('old', now);
	expect(await spent.spend('old', inMinutes(14))).toBe(false);
	await spent.spend('later', inMinutes(16));
	const { rows } = await database.store.db.execute(sql`select hash from spent_id_token`);
	expect(rows).toHaveLength(1);
});
