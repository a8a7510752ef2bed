import { getOperatorConsole } from '@avtosverka/contract/operator/console';
import { refundOrder } from '@avtosverka/contract/operator/money';
import { switchSupplier } from '@avtosverka/contract/operator/suppliers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BESIDE_SECRETS, PLANTED_SECRETS, secretParts } from '../config/testing/planted-secrets.ts';
import { markPaid } from '../payments/operator/by-hand.ts';
import { readMigrations } from '../store/migrations.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../testing/open-site.ts';

const ORDER = `A${'0'.repeat(32)}Z`;
const CALLS = [
	[getOperatorConsole, {}],
	[refundOrder, { order: ORDER, why: 'Деньги списаны дважды' }],
	[switchSupplier, { supplier: 'gibdd', stop: true, why: 'Отвечает чужими данными' }],
] as const;

const database = setUpDatabase();
let site: OpenSite;
let operator: Person;
beforeAll(async () => {
	site = await openSite(database.store, {
		settings: {
			...PLANTED_SECRETS,
			...BESIDE_SECRETS,
			SUPPLIER_AVTOCOD_DAILY_BUDGET: '7',
			SUPPLIER_AVTOCOD_DAILY_BUDGET_WATCH: '2',
			SUPPLIER_AVTOCOD_DAILY_BUDGET_PAID_LOOKUP: '0',
			SUPPLIER_AVTOCOD_ORDER_PRICE: '12,50',
			SUPPLIER_AVTOCOD_DAILY_COST: '1000',
		},
	});
	operator = await site.operator();
	await database.store.db.execute(sql`
		insert into supplier_budget (supplier, day, used, alarmed)
		values ('avtocod', (now() at time zone 'Europe/Moscow')::date, 3, false)`);
});
afterAll(() => site.close());

describe('the console of the operator', () => {
	test.each(CALLS)('is closed to everybody else: $0.name', async (endpoint, fields) => {
		expect((await site.ask(endpoint, fields)).status).toBe(401);
		for (const person of [await site.person(), await site.moderator()]) {
			const { status, json } = await site.ask(endpoint, fields, person);
			expect([status, json.code, json.data]).toEqual([403, 'role', undefined]);
		}
	});

	test('shows what was ordered today, what it cost, and what each purpose may take', async () => {
		await database.store.db.execute(sql`
			insert into supplier_spending (supplier, day, purpose, orders, kopecks) values
				('avtocod', (now() at time zone 'Europe/Moscow')::date, 'watch', 2, 2500),
				('avtocod', (now() at time zone 'Europe/Moscow')::date, 'check', 1, 1250)`);
		const { status, json } = await site.ask(getOperatorConsole, {}, operator);
		expect(status).toBe(200);
		const ordersOf = (id: string) =>
			json.data.suppliers.find((supplier: { id: string }) => supplier.id === id).orders;
		expect(ordersOf('avtocod')).toEqual({
			used: 3,
			limit: 7,
			kopecks: 3750,
			limit_kopecks: 100_000,
			purposes: [
				{ purpose: 'watch', used: 2, limit: 2 },
				{ purpose: 'paid-lookup', used: 0, limit: 0 },
			],
			month: { orders: 3, kopecks: 3750 },
		});
		expect(ordersOf('apicloud')).toEqual({
			...{ used: 0, limit: 3000, kopecks: null, limit_kopecks: null, purposes: [] },
			month: { orders: 0, kopecks: 0 },
		});
		expect(ordersOf('gibdd')).toBeNull();
		await database.store.db.execute(sql`truncate supplier_spending`);
	});

	test('shows settings, and of secrets only that they are set', async () => {
		const { json } = await site.ask(getOperatorConsole, {}, operator);
		const settings = json.data.settings.flatMap((group: { settings: object[] }) => group.settings);
		expect(settings).toContainEqual({ name: 'DATABASE_URL', value: 'задано', set: true });
		expect(settings).toContainEqual({ name: 'SUPPLIER_AVTOCOD_DAILY_BUDGET', value: '7', set: true });
		expect(settings).toContainEqual({ name: 'SUPPLIER_APICLOUD_DAILY_BUDGET', value: '3000', set: false });
		for (const part of secretParts()) expect(JSON.stringify(json)).not.toContain(part);
	});

	test('shows calls of all processes, whichever answers, and which migration each knows', async () => {
		const minute = Math.floor(Date.now() / 60_000);
		const recent = (breakerOpen: boolean) =>
			JSON.stringify({
				gost: {
					minutes: [{ minute, calls: 4, failed: 1, unsent: 2 }],
					times: [[4, 3]],
					lastReplyAt: Date.now(),
					lastFailureAt: null,
					breakerOpen,
				},
			});
		await database.store.db.execute(sql`
			insert into running_process (id, role, host, version, migration, started_at, seen_at, recent) values
				(gen_random_uuid(), 'server', 'one', '1', '0072_console.sql', now(), now(), ${recent(false)}),
				(gen_random_uuid(), 'worker', 'two', '1', null, now(), now(), ${recent(true)}),
				(gen_random_uuid(), 'server', 'gone', '1', null, now(), now() - interval '5 minutes', ${recent(true)})`);
		const { json } = await site.ask(getOperatorConsole, {}, operator);
		const gost = json.data.suppliers.find(({ id }: { id: string }) => id === 'gost');
		expect(gost.recent).toMatchObject({ calls: 8, failed: 2, unsent: 4, breakers_open: 1 });
		expect(gost.recent.p95_seconds).toBeCloseTo(0.122, 3);
		expect(json.data.processes.map(({ host }: { host: string }) => host).sort()).toEqual(['one', 'two']);
		expect(json.data.processes.map(({ migration }: { migration: string }) => migration)).toContain(
			'0072_console.sql',
		);
		expect(json.data.migration).toBe((await readMigrations()).at(-1)?.name);
		expect(json.data.suppliers[0].recent).toMatchObject({ calls: 0, p50_seconds: null, breakers_open: 0 });
	});

	test('shows what waits for too long, and each held lookup without its plate', async () => {
		const { db } = database.store;
		const payer = await site.person();
		const id = '00000000-0000-4000-8000-00000000000a';
		await db.execute(sql`
			insert into paid_lookup (id, account_id, plate, state, created_at)
			values (${id}, ${payer.id}, 'А123ВС77', 'held', '2026-11-20T10:00:00Z')`);
		await db.execute(sql`
			insert into watch (id, account_id, vin, begun_at, ends_at, next_look_at)
			values (${id}, ${payer.id}, 'XTA21144094712345', now(), now() + interval '9 days',
				now() - interval '2 hours')`);
		await db.execute(sql`
			insert into watch_notice (id, watch_id, look, html, state, created_at, next_at)
			values (${id}, ${id}, 1, 'Новое', 'waiting', now() - interval '2 days', now())`);
		const { json } = await site.ask(getOperatorConsole, {}, operator);
		expect(json.data.held_lookups).toEqual([{ id, since: '2026-11-20T10:00:00.000Z', plate: '…77' }]);
		const waiting = json.data.queues.filter(({ count }: { count: number }) => count > 0);
		expect(waiting.map(({ id }: { id: string }) => id)).toEqual([
			'held-lookups',
			'overdue-polls',
			'late-notices',
		]);
		expect(JSON.stringify(json)).not.toMatch(/А123ВС|XTA2114/);
	});

	test('adds up what orders cost by month, supplier and purpose, a year back', async () => {
		await database.store.db.execute(sql`
			insert into supplier_spending (supplier, day, purpose, orders, kopecks) values
				('avtocod', date_trunc('month', now() at time zone 'Europe/Moscow')::date, 'check', 2, 2500),
				('avtocod', (now() at time zone 'Europe/Moscow')::date, 'bot', 1, 1250),
				('apicloud', (now() - interval '14 months')::date, 'check', 9, 900)`);
		const { json } = await site.ask(getOperatorConsole, {}, operator);
		expect(json.data.spending).toMatchObject([
			{ supplier: 'avtocod', purpose: 'bot', orders: 1, kopecks: 1250 },
			{ supplier: 'avtocod', purpose: 'check', orders: 2, kopecks: 2500 },
		]);
	});

	test('says what is wrong with a refund', async () => {
		const unknown = await site.ask(refundOrder, { order: ORDER, why: 'Ошибка' }, operator);
		expect([unknown.status, unknown.json.code]).toEqual([404, 'not-found']);
		for (const fields of [
			{ order: ORDER, why: 'Ошиб\0ка' },
			{ order: 'A\0', why: 'Ошибка' },
		]) {
			expect((await site.ask(refundOrder, fields, operator)).status).toBe(400);
		}
		const silent = await site.ask(refundOrder, { order: ORDER, why: ' ' }, operator);
		expect([silent.status, silent.json.message]).toEqual([400, 'Напишите, почему возвращаете деньги.']);
	});

	test('takes an order back once, and the journal says who and why', async () => {
		const { db } = database.store;
		const paid = `A${'1'.repeat(32)}Z`;
		const payer = await site.person();
		await db.execute(sql`
			insert into payment_order (id, account_id, purpose, requests, kopecks, subscriber, place, method,
				test_mode, state, created_at)
			values (${paid}, ${payer.id}, 'requests', 10, 10000, ${payer.id}, 'website', 'card', false, 'waiting', now())`);
		const office = { store: database.store, clock: { now: () => new Date() }, letters: null };
		expect(await markPaid(office, { id: paid, reason: 'Проба', operationId: null })).toMatchObject({
			ok: true,
		});
		const fields = { order: paid, why: 'Деньги списаны дважды' };
		const replies = await Promise.all([1, 2].map(() => site.ask(refundOrder, fields, operator)));
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
		const { json } = await site.ask(getOperatorConsole, {}, operator);
		expect(json.data.acts).toEqual([
			expect.objectContaining({ operator: operator.id, what: 'refund', whom: paid, why: fields.why }),
		]);
		expect(json.data.orders[0]).toMatchObject({ id: paid, state: 'refunded' });
	});

	test('stops a supplier and starts it, and writes down each change once', async () => {
		const stoppedAt = async () => {
			const { json } = await site.ask(getOperatorConsole, {}, operator);
			return json.data.suppliers.find(({ id }: { id: string }) => id === 'customs').stopped_at;
		};
		const why = 'Отвечает чужими данными';
		const turn = (stop: boolean) => site.ask(switchSupplier, { supplier: 'customs', stop, why }, operator);
		expect(await stoppedAt()).toBeNull();
		expect((await Promise.all([turn(true), turn(true)])).map(({ status }) => status)).toEqual([200, 200]);
		expect(await stoppedAt()).toEqual(expect.any(String));
		expect((await turn(false)).status).toBe(200);
		expect(await stoppedAt()).toBeNull();
		const { json } = await site.ask(getOperatorConsole, {}, operator);
		const acts = json.data.acts.filter(({ whom }: { whom: string }) => whom === 'customs');
		expect(acts).toEqual([
			expect.objectContaining({ operator: operator.id, what: 'start-supplier', why }),
			expect.objectContaining({ operator: operator.id, what: 'stop-supplier', why }),
		]);
	});

	test('stops nothing without a reason, and no supplier that there is not', async () => {
		const silent = await site.ask(switchSupplier, { supplier: 'gibdd', stop: true, why: ' ' }, operator);
		expect([silent.status, silent.json.message]).toEqual([
			400,
			'Напишите, почему останавливаете или запускаете поставщика.',
		]);
		const fields = { supplier: "x'; drop table account", stop: true, why: 'Проба' };
		expect((await site.ask(switchSupplier, fields, operator)).status).toBe(400);
	});

	test('keeps every act for good', async () => {
		const { db } = database.store;
		await db.execute(sql`
			insert into operator_act (at, operator_id, what, whom, why)
			values (now(), ${operator.id}, 'refund', ${ORDER}, 'Проба')`);
		const { json } = await site.ask(getOperatorConsole, {}, operator);
		expect(json.data.acts[0]).toMatchObject({ operator: operator.id, whom: ORDER, why: 'Проба' });
		await expect(db.execute(sql`delete from operator_act`)).rejects.toThrow();
		await expect(db.execute(sql`update operator_act set why = 'Иначе'`)).rejects.toThrow();
		await expect(db.execute(sql`truncate operator_act`)).rejects.toThrow();
	});
});
