import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { turnDays } from '../store/days.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { createSpentChallenges, createSpentTasks, purgeExpiredChallenges } from './store.ts';
import type { ValueUse } from './value-use.ts';

const MINUTE_MS = 60_000;

const database = setUpDatabase();

const now = new Date('2026-11-21T10:00:00Z');
const ONE: ValueUse = { holder: 'a visitor', part: 'plate' };
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

describe.each([
	['a used task', createSpentTasks],
	['a used value of a service', createSpentChallenges],
])('%s', (_, create) => {
	test('can be used by one of many who try at the same moment', async () => {
		const nodes = Array.from({ length: 4 }, () => create(database.store));
		const tries = Array.from({ length: 40 }, (_, index) =>
			nodes[index % 4]!.spend(`one ${create.name}`, ONE, inMinutes(10)),
		);
		const passed = (await Promise.all(tries)).filter(Boolean);
		expect(passed).toHaveLength(1);
	});

	test('opens each part of its holder once, and nothing of another', async () => {
		const spent = create(database.store);
		const nonce = `four ${create.name}`;
		const use = (holder: string, part: string) => spent.spend(nonce, { holder, part }, inMinutes(10));
		const ten = await Promise.all(SECTIONS.map((section) => use('first car', section)));
		expect(ten).toEqual(SECTIONS.map(() => true));
		expect(await use('first car', 'dtp')).toBe(false);
		expect(await use('second car', 'dtp')).toBe(false);
		expect(await use('second car', 'plate')).toBe(false);
	});

	test('that a program of before has used opens nothing', async () => {
		const nonce = `five ${create.name}`;
		await (create === createSpentTasks
			? database.store.db.execute(
					sql`insert into daily_spent (nonce, gone_on) values (${nonce}, '2026-11-22')`,
				)
			: database.store.db.execute(
					sql`insert into spent_challenge (nonce, expires_at) values (${nonce}, ${inMinutes(10)})`,
				));
		expect(await create(database.store).spend(nonce, ONE, inMinutes(10))).toBe(false);
	});

	test('does not stand in the way of another one', async () => {
		const spent = create(database.store);
		expect(await spent.spend(`two ${create.name}`, ONE, inMinutes(10))).toBe(true);
		expect(await spent.spend(`three ${create.name}`, ONE, inMinutes(10))).toBe(true);
	});
});

describe('used tasks of ours', () => {
	const left = async () =>
		(
			await database.store.db.execute<{ nonce: string }>(
				sql`select nonce from daily_spent where nonce in ('evening', 'night') order by nonce`,
			)
		).rows.map(({ nonce }) => nonce);

	test('are used on both sides of midnight, and gone with their day, and not before', async () => {
		const spent = createSpentTasks(database.store);
		expect(await spent.spend('evening', ONE, new Date('2026-11-21T23:59:59Z'))).toBe(true);
		expect(await spent.spend('night', ONE, new Date('2026-11-22T00:00:00Z'))).toBe(true);
		await turnDays(database.store, 'daily_spent', new Date('2026-11-21T23:59:59Z'));
		expect(await spent.spend('evening', ONE, new Date('2026-11-21T23:59:59Z'))).toBe(false);
		await turnDays(database.store, 'daily_spent', new Date('2026-11-22T00:00:00Z'));
		expect(await left()).toEqual(['night']);
		await turnDays(database.store, 'daily_spent', new Date('2026-11-23T00:00:00Z'));
		expect(await left()).toEqual([]);
	});
});

describe('a used value of a service', () => {
	test('is forgotten after it expired, and not before', async () => {
		const spent = createSpentChallenges(database.store);
		await spent.spend('old', ONE, inMinutes(1));
		await spent.spend('young', ONE, inMinutes(30));
		expect(await purgeExpiredChallenges(database.store, inMinutes(5), 100)).toBe(1);
		const { rows } = await database.store.db.execute<{ nonce: string }>(
			sql`select nonce from spent_challenge where nonce in ('old', 'young')`,
		);
		expect(rows.map((row) => row.nonce)).toEqual(['young']);
	});
});
