import { getOperatorConsole, refundOrder } from '@avtosverka/contract/operator';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommentSite, openCommentSite, type Person } from '../comments/testing/site.ts';
import { markPaid } from '../payments/operator/by-hand.ts';
import { type TestDatabase, testDatabase } from '../store/testing/test-database.ts';

const ORDER = `A${'0'.repeat(32)}Z`;
const SECRET = 'postgres://anna:invented-word@store.example/site';
const CALLS = [
	[getOperatorConsole, {}],
	[refundOrder, { order: ORDER, why: 'Деньги списаны дважды' }],
] as const;

let database: TestDatabase;
let site: CommentSite;
let operator: Person;
beforeAll(async () => {
	database = await testDatabase();
	site = await openCommentSite(database.store, undefined, {
		DATABASE_URL: SECRET,
		SUPPLIER_AVTOCOD_DAILY_BUDGET: '7',
	});
	operator = await site.operator();
	await database.store.db.execute(sql`
		insert into supplier_budget (supplier, day, used, alarmed)
		values ('avtocod', (now() at time zone 'Europe/Moscow')::date, 3, false)`);
});
afterAll(async () => {
	await site.close();
	await database.close();
});

describe('the console of the operator', () => {
	test.each(CALLS)('is closed to everybody else: $0.name', async (endpoint, fields) => {
		expect((await site.ask(endpoint, fields)).status).toBe(401);
		for (const person of [await site.person(), await site.moderator()]) {
			const { status, json } = await site.ask(endpoint, fields, person);
			expect([status, json.code, json.data]).toEqual([403, 'role', undefined]);
		}
	});

	test('shows what was ordered today, and of secrets only that they are set', async () => {
		const { status, json } = await site.ask(getOperatorConsole, {}, operator);
		expect(status).toBe(200);
		const avtocod = json.data.suppliers.find(({ id }: { id: string }) => id === 'avtocod');
		expect(avtocod.orders).toEqual({ used: 3, limit: 7 });
		expect(json.data.settings).toContainEqual({ name: 'DATABASE_URL', value: 'задано' });
		expect(JSON.stringify(json)).not.toContain('invented-word');
		expect(json.data.queues.moderation).toBe(0);
	});

	test('says what is wrong with a refund', async () => {
		const unknown = await site.ask(refundOrder, { order: ORDER, why: 'Ошибка' }, operator);
		expect([unknown.status, unknown.json.code]).toEqual([404, 'not-found']);
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
