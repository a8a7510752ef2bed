import { findAccounts } from '@avtosverka/contract/operator/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawOrderId } from '../../payments/orders/order.ts';
import { addOrder } from '../../payments/testing/add-order.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../../testing/open-site.ts';

const database = setUpDatabase();
let site: OpenSite;
let operator: Person;
beforeAll(async () => {
	site = await openSite(database.store);
	operator = await site.operator();
});
afterAll(() => site.close());

const found = async (who: string) => (await site.ask(findAccounts, { who }, operator)).json.data;

describe('an order of a person', () => {
	test('finds its payer by the whole number, in small letters and between spaces too', async () => {
		const payer = await site.person();
		const id = drawOrderId();
		await addOrder(database.store, { id, accountId: payer.id });
		for (const who of [id, ` ${id}\n`, id.toLowerCase()]) {
			expect((await found(who)).map((one: { id: string }) => one.id)).toEqual([payer.id]);
		}
		expect((await site.ask(findAccounts, { who: id.slice(0, -1) }, operator)).status).toBe(400);
		expect((await site.ask(findAccounts, { who: id }, payer)).status).toBe(403);
	});

	test('finds no one where it is unknown, has no account, or its account is deleted', async () => {
		const [ofVisitor, ofDeleted] = [drawOrderId(), drawOrderId()];
		const payer = await site.person();
		await addOrder(database.store, { id: ofVisitor, accountId: null });
		await addOrder(database.store, { id: ofDeleted, accountId: payer.id });
		await site.remove(payer);
		for (const who of [drawOrderId(), ofVisitor, ofDeleted]) expect(await found(who)).toEqual([]);
	});

	test('is shown with the person: the newest five, paid or not, and of no one else', async () => {
		const [payer, other] = [await site.person(), await site.person()];
		const ids = Array.from({ length: 7 }, drawOrderId);
		for (const [hour, id] of ids.entries()) {
			const createdAt = new Date(Date.UTC(2026, 10, 20, hour));
			const paid = hour === 6 && ({ state: 'paid', paidAt: createdAt } as const);
			await addOrder(database.store, { id, accountId: payer.id, createdAt, ...paid });
		}
		await addOrder(database.store, { id: drawOrderId(), accountId: other.id });
		const [{ orders }] = await found(payer.id);
		expect(orders.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 5));
		expect(orders[0]).toEqual({
			id: ids[6],
			at: '2026-11-20T06:00:00.000Z',
			kopecks: 49_00,
			goods: expect.stringMatching(/^10\sзапросов$/),
			state: 'paid',
		});
	});
});
