import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../answers/testing/test-clock.ts';
import { budgetDay } from '../limits.ts';
import { findDaySpending } from '../spending/store.ts';
import { usedOn } from '../store.ts';
import { setUpBudgets } from '../testing/set-up-budgets.ts';
import { awayStore, granted, order, UNLIMITED } from '../testing/test-budget.ts';
import { openOrdersFile } from './orders-file.ts';
import { settleOrders } from './settling.ts';

const MINUTE_MS = 60_000;
const { path, remove } = temporaryFolder();
afterAll(remove);

const budgets = setUpBudgets();
const { database } = budgets;
let folder: string;
let warnings: string[];
let folders = 0;

beforeEach(() => {
	warnings = [];
	folders += 1;
	folder = join(path, `process ${folders}`);
});

const openOrders = () =>
	openOrdersFile(folder, { warn: (_fields: unknown, sentence: string) => warnings.push(sentence) } as never);
const settle = () => settleOrders({ store: database.store, clock: budgets.clock }, openOrders());
const today = () => budgetDay(budgets.clock.now());

/** A process that has begun just now and finds no store. */
const startedProcess = (avtocod = 100, dailyCost: number | null = null) =>
	budgets.processWith(
		{ daily: { ...UNLIMITED, avtocod }, dailyCost: { ...UNLIMITED, avtocod: dailyCost } },
		{ store: awayStore(database.store), warnings, orders: openOrders() },
	);
const orders = (count: number) => Array.from({ length: count }, () => order());

describe('the share of a process without the store', () => {
	test('is what is left of it after a restart, and whole the next day', async () => {
		expect(await granted([startedProcess()], orders(7))).toBe(7);
		expect(await granted([startedProcess()], orders(9))).toBe(3);
		expect(await granted([startedProcess()], orders(2))).toBe(0);
		budgets.clock.pass(DAY_MS);
		expect(await granted([startedProcess()], orders(20))).toBe(10);
	});

	test('is a tenth of what the day may cost too', async () => {
		expect(await granted([startedProcess(1_000, 30 * 12_50)], orders(9))).toBe(3);
		expect(await granted([startedProcess(1_000, 30 * 12_50)], orders(9))).toBe(0);
	});

	test('knows after a restart what it has bought and what it has given back', async () => {
		const before = startedProcess(20);
		const [bought, back] = [order(), order()];
		expect(await granted([before], [bought, back])).toBe(2);
		await before.giveBack(back);
		const after = startedProcess(20);
		expect(await after.take({ ...bought })).toBe('granted');
		expect(await granted([after], orders(3))).toBe(1);
	});

	test('is said to be nearly spent once', async () => {
		await granted([startedProcess()], orders(12));
		expect(warnings.filter((line) => line.includes('nearly spent'))).toHaveLength(1);
		expect(warnings.filter((line) => line.includes('nearly spent'))[0]).toContain('"share":10');
	});

	test('holds in memory where nothing can be written down', async () => {
		folder = '/proc/none';
		expect(await granted([startedProcess()], orders(12))).toBe(10);
	});
});

describe('orders of an outage', () => {
	test('are counted in the store once it is back, once, however often that is tried', async () => {
		await granted([startedProcess()], [...orders(2), order(undefined, { key: null })]);
		await settle();
		expect((await usedOn(database.store, today())).size).toBe(0);
		budgets.clock.pass(6 * MINUTE_MS);
		await settle();
		// As a process that died before it could mark them would.
		const unmarked = openOrdersFile(join(path, `copy ${folders}`), { warn: () => {} } as never);
		for (const made of await openOrders().read(today())) await unmarked.add(made);
		expect(await unmarked.unsettled()).toHaveLength(3);
		await settleOrders({ store: database.store, clock: budgets.clock }, unmarked);
		await settle();
		expect((await usedOn(database.store, today())).get('avtocod')).toMatchObject({ used: 3, kopecks: 3750 });
		expect(await findDaySpending(database.store, today())).toEqual([
			{ supplier: 'avtocod', purpose: 'owner-report', orders: 3, kopecks: 3750 },
		]);
	});

	test('are not lost with a line that a power cut has left unfinished', async () => {
		await granted([startedProcess()], orders(1));
		appendFileSync(join(folder, `${today()}.jsonl`), '\n{"made":{"id":"cut o');
		await granted([startedProcess()], orders(1));
		expect(await openOrders().unsettled()).toHaveLength(2);
	});

	test('are not taken for none where their file cannot be read, and stay there', async () => {
		mkdirSync(join(folder, `${today()}.jsonl`), { recursive: true });
		expect(await granted([startedProcess()], orders(1))).toBe(1);
		expect(warnings.join()).toContain('cannot be read');
		budgets.clock.pass(2 * DAY_MS);
		await expect(settle()).rejects.toThrow('EISDIR');
		expect(readdirSync(folder)).toHaveLength(1);
	});

	test('count also above the limit: they are bought', async () => {
		const daily = { ...UNLIMITED, avtocod: 10 };
		const inStore = budgets.processWith({ daily });
		expect(await granted([inStore], orders(10))).toBe(10);
		await granted([startedProcess(10)], orders(1));
		budgets.clock.pass(6 * MINUTE_MS);
		await settle();
		expect((await usedOn(database.store, today())).get('avtocod')?.used).toBe(11);
		expect(await inStore.take(order())).toBe('budget');
	});

	test('that were ordered again since, under their key, are one', async () => {
		const one = order();
		await granted([startedProcess()], [one]);
		const inStore = budgets.processWith({});
		expect(await inStore.take({ ...one })).toBe('granted');
		budgets.clock.pass(6 * MINUTE_MS);
		await settle();
		expect((await usedOn(database.store, today())).get('avtocod')?.used).toBe(1);
	});

	test('stay in their file for the day, and go with it when the store has them', async () => {
		await granted([startedProcess()], orders(1));
		budgets.clock.pass(6 * MINUTE_MS);
		await settle();
		expect(readdirSync(folder)).toHaveLength(1);
		budgets.clock.pass(DAY_MS);
		await settle();
		expect(readdirSync(folder)).toEqual([]);
	});
});
