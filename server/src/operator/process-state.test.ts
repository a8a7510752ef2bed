import { getOperatorConsole } from '@avtosverka/contract/operator/console';
import { getProcessState } from '@avtosverka/contract/operator/process-state';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoreState } from '../store/store.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { type OpenSite, openSite, type Person } from '../testing/open-site.ts';

const database = setUpDatabase();
let state: StoreState = 'works';
let site: OpenSite;
let operator: Person;
let pass: string;
beforeAll(async () => {
	const store = { ...database.store, state: () => state };
	site = await openSite(store, { given: { stops: { isStopped: (supplier) => supplier === 'fssp' } } });
	operator = await site.operator();
	pass = (await site.ask(getOperatorConsole, {}, operator)).json.data.pass;
});
afterAll(() => site.close());

const ask = (fields: object) => site.ask(getProcessState, { pass, access_token: operator.token, ...fields });

describe('the state of a process without the store', () => {
	test('opens to the pass of the last console, and asks no store', async () => {
		state = 'away';
		const { status, json } = await ask({});
		expect(status).toBe(200);
		expect(json.data.process).toMatchObject({ role: 'server', host: 'own' });
		const fssp = json.data.suppliers.find(({ id }: { id: string }) => id === 'fssp');
		expect(fssp).toMatchObject({ stopped: true, stopped_at: null, orders: null, recent: { calls: 0 } });
	});

	test('is closed to everybody else', async () => {
		state = 'away';
		const stranger = await site.person();
		for (const fields of [{ access_token: stranger.token }, { pass: '' }, { pass: 'x'.repeat(200) }]) {
			const { status, json } = await ask(fields);
			expect([status, json.code, json.data]).toEqual([403, 'role', undefined]);
		}
		for (const fields of [{ pass: 'x'.repeat(201) }, { pass: null }, { access_token: {} }]) {
			expect((await ask(fields)).status).toBe(400);
		}
	});

	test.each(['works', 'read-only'] as const)('is not shown while the store %s', async (now) => {
		state = now;
		const { status, json } = await ask({});
		expect([status, json.code, json.data]).toEqual([409, 'conflict', undefined]);
	});
});
