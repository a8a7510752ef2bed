import { getOperatorConsole } from '@avtosverka/contract/operator/console';
import { settleException } from '@avtosverka/contract/operator/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addException, findOpenExceptions } from '../../payments/exceptions/store.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../../testing/open-site.ts';

const why = 'Вернули деньги в кабинете MONETA';

const database = setUpDatabase();
let site: OpenSite;
let operator: Person;
let exception: number;
beforeAll(async () => {
	site = await openSite(database.store);
	operator = await site.operator();
});
afterAll(() => site.close());

let operations = 0;
beforeEach(async () => {
	const found = {
		at: new Date(),
		why: 'unknown-order' as const,
		orderId: null,
		operationId: String(++operations),
		details: {},
	};
	await database.store.transaction((tx) => addException(tx, found));
	exception = (await findOpenExceptions(database.store)).at(-1)?.id ?? 0;
});

const shown = async () => (await site.ask(getOperatorConsole, {}, operator)).json.data;
const openIds = async () => (await shown()).exceptions.map(({ id }: { id: number }) => id);
const actsOn = async (id: number) =>
	(await shown()).acts.filter((act: { whom: string }) => act.whom === String(id));

describe('an exception that an operator has looked into', () => {
	test('leaves the list, and the journal says who and how it ended', async () => {
		expect(await openIds()).toContain(exception);
		expect((await site.ask(settleException, { exception, why }, operator)).status).toBe(200);
		expect(await openIds()).not.toContain(exception);
		expect(await actsOn(exception)).toEqual([
			expect.objectContaining({ operator: operator.id, what: 'settle-exception', why }),
		]);
	});

	test('is settled once by two presses at one moment', async () => {
		const replies = await Promise.all(
			[1, 2].map(() => site.ask(settleException, { exception, why }, operator)),
		);
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
		expect(await actsOn(exception)).toHaveLength(1);
	});

	test('is settled by no one else', async () => {
		expect((await site.ask(settleException, { exception, why })).status).toBe(401);
		for (const person of [await site.person(), await site.moderator()]) {
			const { status, json } = await site.ask(settleException, { exception, why }, person);
			expect([status, json.code]).toEqual([403, 'role']);
		}
		expect(await openIds()).toContain(exception);
		expect(await actsOn(exception)).toEqual([]);
	});

	test('stays where the operator does not say how it ended', async () => {
		const { status, json } = await site.ask(settleException, { exception, why: ' ' }, operator);
		expect([status, json.message]).toEqual([400, 'Напишите, чем закончился разбор.']);
		expect(await openIds()).toContain(exception);
	});

	test.each([-1, 1.5, '1', null, 2 ** 53, '1; drop table account'])(
		'is none with the number %j',
		async (id) => {
			expect((await site.ask(settleException, { exception: id, why }, operator)).status).toBe(400);
		},
	);

	test.each([0, Number.MAX_SAFE_INTEGER])('that never was, %d, is not found', async (id) => {
		const { status, json } = await site.ask(settleException, { exception: id, why }, operator);
		expect([status, json.code, json.message]).toEqual([
			404,
			'not-found',
			'Такой записи в списке нет. Возможно, её уже разобрали.',
		]);
		expect(await actsOn(id)).toEqual([]);
	});
});
