import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testAccounts } from '../../accounts/testing/test-accounts.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { renewBlockLeases, takeBlock } from '../asking/lease/store.ts';
import { type Desk, openDesk } from '../testing/desk.ts';
import { playRegisters } from '../testing/played-registers.ts';
import { rowsOf } from '../testing/rows.ts';
import { purge } from './purge.ts';
import { destroyOwn } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const database = setUpDatabase();
let desk: Desk;
beforeEach(async () => {
	for (const table of ['owner_report', 'owner_report_consent', 'purge_act']) {
		await database.store.query(`delete from ${table}`);
	}
	desk = openDesk(database.store, playRegisters());
});

const purgeNow = (days: number | null = null) =>
	purge({ store: database.store, clock: desk.clock, metrics: desk.metrics }, days);
const pay = (uuid: string) =>
	database.store.transaction((tx) =>
		desk.reports.pay(tx, uuid, { orderId: 'A0Z', email: null, at: desk.clock.now() }),
	);
const left = async () =>
	(await rowsOf<{ uuid: string }>(database.store, 'owner_report')).map(({ uuid }) => uuid);
const acts = async () =>
	(await rowsOf<{ why: string; reports: number; consents: number }>(database.store, 'purge_act')).map(
		({ why, reports, consents }) => ({ why, reports, consents }),
	);
const count = async (table: string) => (await rowsOf(database.store, table)).length;

describe('deletion by whoever ordered the report', () => {
	test('deletes it with its blocks, and leaves an act of numbers and the proof of consent', async () => {
		const { uuid, accountId } = await desk.order();
		await desk.work();
		expect(await desk.reports.remove(uuid, accountId)).toBe(true);
		expect(await desk.reports.present(uuid, accountId)).toBe(null);
		expect(await count('owner_report_block')).toBe(0);
		expect(await acts()).toEqual([{ why: 'by-owner', reports: 1, consents: 0 }]);
		const [consent] = await rowsOf<{ account_id: string; ended_at: string }>(
			database.store,
			'owner_report_consent',
		);
		expect(consent?.account_id).toBe(accountId);
		expect(new Date(consent?.ended_at ?? 0)).toEqual(desk.clock.now());
	});

	test('and holding on to blocks do not wait for each other', async () => {
		const { uuid, accountId } = await desk.order();
		const [first] = await rowsOf<{ id: string }>(database.store, 'owner_report_block');
		const blockLease = { id: first?.id ?? '', leaseOwner: randomUUID() };
		await takeBlock(database.store, blockLease, desk.clock.now(), desk.clock.now());
		const until = new Date(desk.clock.now().getTime() + DAY);
		await database.store.transaction(async (tx) => {
			await destroyOwn(tx, uuid, accountId, desk.clock.now());
			await renewBlockLeases(database.store, [blockLease], until);
		});
		expect(await left()).toEqual([]);
	});

	test('does nothing to another’s report', async () => {
		const [{ uuid }, other] = [await desk.order(), await desk.order()];
		expect(await desk.reports.remove(uuid, other.accountId)).toBe(false);
		expect(await left()).toHaveLength(2);
		expect(await acts()).toEqual([]);
	});
});

describe('deletion of an account', () => {
	test('deletes all its reports at once, paid ones too, and nobody else’s', async () => {
		const [mine, other] = [await desk.order(), await desk.order()];
		await pay(mine.uuid);
		await testAccounts(database.store, desk.clock).remove(mine.accountId);
		expect(await left()).toEqual([other.uuid]);
		expect(await acts()).toEqual([{ why: 'account-deleted', reports: 1, consents: 0 }]);
	});

	test('is not overtaken by an order: nothing is written for a deleted account', async () => {
		const { accountId } = await desk.order();
		await testAccounts(database.store, desk.clock).remove(accountId);
		const { person } = (await import('../sample.ts')).SAMPLE_REPORT;
		const made = await desk.reports.create({
			accountId,
			person,
			address: '::1',
			idempotenceKey: null,
			unpaidLimit: null,
		});
		expect(made).toBe(null);
		expect(await left()).toEqual([]);
	});
});

describe('the purge', () => {
	test('destroys unpaid reports after thirty days, not a day earlier, and says how many', async () => {
		await desk.order();
		await desk.order();
		const paid = await desk.order();
		await pay(paid.uuid);
		desk.pass(30 * DAY - 1);
		const young = await desk.order();
		await purgeNow();
		expect(await left()).toHaveLength(4);
		desk.pass(2);
		await purgeNow();
		expect((await left()).sort()).toEqual([paid.uuid, young.uuid].sort());
		expect(await acts()).toEqual([{ why: 'unpaid', reports: 2, consents: 0 }]);
		expect(await desk.metrics.text()).toContain('avtosverka_owner_reports_total{event="purged"} 2');
	});

	test('keeps paid reports until they are deleted, unless the settings say for how long', async () => {
		const { uuid } = await desk.order();
		await pay(uuid);
		desk.pass(400 * DAY);
		await purgeNow(null);
		expect(await left()).toEqual([uuid]);
		await purgeNow(400);
		expect(await left()).toEqual([uuid]);
		await purgeNow(399);
		expect(await left()).toEqual([]);
		expect(await acts()).toEqual([{ why: 'kept-long-enough', reports: 1, consents: 0 }]);
	});

	test('destroys the proof of a consent three years after its report, and not while the report is there', async () => {
		const [gone, stored] = [await desk.order(), await desk.order()];
		await pay(stored.uuid);
		await desk.reports.remove(gone.uuid, gone.accountId);
		desk.pass(1_095 * DAY);
		await purgeNow();
		expect(await count('owner_report_consent')).toBe(2);
		desk.pass(2 * DAY);
		await purgeNow();
		const consents = await rowsOf<{ report_uuid: string }>(database.store, 'owner_report_consent');
		expect(consents.map((consent) => consent.report_uuid)).toEqual([stored.uuid]);
		expect((await acts()).at(-1)).toEqual({ why: 'proof-over', reports: 0, consents: 1 });
	});
});
