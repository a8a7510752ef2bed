import { randomUUID } from 'node:crypto';
import { createRegisters } from '@avtosverka/registers/registers';
import { countingBudget } from '@avtosverka/registers/testing/budgets';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VERA } from '../accounts/testing/invented-people.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { createLedger } from '../ledger/ledger.ts';
import { registerPlate } from '../plate/route.ts';
import { createReportLedger } from '../store/report-ledger.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { LOOKUP_LIMITS } from './limits.ts';
import { createLookups } from './lookups.ts';
import { registerPaidLookup } from './route.ts';
import { PATIENT } from './testing/processes.ts';

const clock = { now: () => new Date() };

const database = setUpDatabase();
let sandbox: RunningSandbox;
let token: string;
let accountId: string;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, timeScale: 0.3 });
	const accounts = testAccounts(database.store, clock);
	accountId = (await accounts.enter(VERA)).id;
	token = await accounts.issueToken(accountId);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
	await fetch(`${sandbox.url}/_control/reset`, { method: 'POST' });
	const sale = { orderId: randomUUID(), accountId, requests: 10, kopecks: 49_00 };
	await database.store.transaction((tx) => createLedger(database.store, clock).credit(tx, sale));
});

/** A process whose registers ask the sandbox over HTTP. */
function node(limits = {}): FastifyInstance {
	const config = testConfig({ ...sandboxSettings(sandbox.url), REQUEST_POLICY: 'bench' });
	const { store } = database;
	const registers = createRegisters(config.registers, {
		ledger: createReportLedger(store, clock),
		budget: countingBudget(),
		now: clock.now,
		leaseOwner: randomUUID(),
	});
	const deps = testDeps({ config, store, clock, registers, accounts: testAccounts(store, clock) });
	const app = createBareApp(deps);
	registerPlate(app, deps);
	registerPaidLookup(app, deps, createLookups(deps, { ...LOOKUP_LIMITS, ...limits }));
	return app;
}

const get = async (app: FastifyInstance, url: string) => (await app.inject({ url, headers: MARKER })).json();
const free = (app: FastifyInstance, plate: string) =>
	get(app, `/v1/getVinByPlate/${encodeURIComponent(plate)}/off`);
const paid = (app: FastifyInstance, plate: string, known = '') =>
	get(app, `/v1/getPaidRequest/${encodeURIComponent(plate)}/${token}?known=${known}`);
const balance = async () => (await testAccounts(database.store, clock).userOf(token))?.requests ?? 0;
const orders = async () => {
	const state = (await (await fetch(`${sandbox.url}/_control/state`)).json()) as {
		paidOrders: Record<string, { asked: number; bought: number }>;
	};
	return Object.values(state.paidOrders);
};

describe('the plates of the sandbox, from the supplier’s wire to /v1', () => {
	test.each([
		['С808УХ97', null, 'clear', { vin: null, charged: false }],
		['Е404КХ99', null, 'found', { vin: 'X4XKJ59480LE23552', charged: true }],
		['А123ВС77', 'XTA21144094786239', 'found', { vin: 'WP1AB29PX4LA69033', charged: true }],
		['К777КК799', 'Z94K241BBMR251210', 'found', { vin: 'Z94K241BBMR251210', charged: false }],
		['Т606ТТ99', null, 'unreachable', null],
	])('%s, which is free with %s, is %s', async (plate, vin, state, data) => {
		const app = node();
		const before = await balance();
		expect((await free(app, plate)).data).toMatchObject({ vin });
		const reply = await paid(app, plate, vin ?? '');
		expect(reply).toMatchObject({ success: data !== null, data, meta: { state } });
		expect(await balance()).toBe(before - (data?.charged ? 1 : 0));
		expect((await free(app, plate)).data).toMatchObject({ vin });
	});

	test('pressed again and again, on two processes, are bought once', async () => {
		const [one, other] = [node(), node()];
		const plate = 'А777МР77';
		const presses = await Promise.all([one, one, other, other].map((app) => paid(app, plate)));
		presses.push(await paid(one, plate));
		expect(new Set(presses.map(({ data }) => data.vin)).size).toBe(1);
		expect(await orders()).toEqual([{ asked: 1, bought: 1 }]);
	});

	test('asked again after a stop in the middle are bought once', async () => {
		await fetch(`${sandbox.url}/_control/failure-mode`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ supplier: 'avtocod', failureMode: 'slow' }),
		});
		const before = await balance();
		const stopped = node({ finishWithinMs: 20 });
		const press = paid(stopped, 'О808ОО77');
		await expect.poll(orders, PATIENT).toEqual([{ asked: 1, bought: 1 }]);
		await stopped.close();
		expect(await press).toMatchObject({ success: false, data: null, meta: { pending: true } });
		expect(await balance()).toBe(before);
		expect(await paid(node(), 'О808ОО77')).toMatchObject({ success: true, data: { charged: true } });
		expect((await orders()).map(({ bought }) => bought)).toEqual([1]);
		expect(await balance()).toBe(before - 1);
	});
});
