import { beforeAll, describe, expect, test } from 'vitest';
import { PYOTR, VERA } from '../accounts/testing/invented-people.ts';
import { testAccounts } from '../accounts/testing/test-accounts.ts';
import { drawToken } from '../http/guards/access-token.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import type { OwnLists } from './own-lists.ts';
import { registerCabinet } from './route.ts';

const CALLS = ['/v1/user/payments', '/v1/user/reports', '/v1/user/vins', '/v1/car/comments/my'];

const database = setUpDatabase();
let vera: { id: string; token: string };
let pyotr: { id: string; token: string };
beforeAll(async () => {
	const accounts = testAccounts(database.store, { now: () => new Date() });
	const [first, second] = [await accounts.enter(VERA), await accounts.enter(PYOTR)];
	vera = { ...first, token: await accounts.issueToken(first.id) };
	pyotr = { ...second, token: await accounts.issueToken(second.id) };
});

const noReports = async () => [];
const NOTHING: OwnLists = {
	payments: noReports,
	reports: noReports,
	vins: noReports,
	comments: noReports,
};

function appWith(lists = NOTHING) {
	const deps = testDeps({
		store: database.store,
		accounts: testAccounts(database.store, { now: () => new Date() }),
	});
	const app = createBareApp(deps);
	registerCabinet(app, deps, lists);
	return app;
}

const ask = (url: string, payload: object | undefined, app = appWith()) =>
	app.inject({ method: 'POST', url, headers: MARKER, ...(payload && { payload }) });

describe.each(CALLS)('POST %s', (url) => {
	test('is an empty list for who has nothing', async () => {
		const reply = await ask(url, { token: vera.token });
		expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: '', data: [] }]);
	});

	test.each([
		['no body', undefined],
		['no token', {}],
		['an empty token', { token: '' }],
		['a token that is none', { token: null }],
		['an unknown token', { token: drawToken() }],
	])('needs somebody signed in: %s', async (_, payload) => {
		const reply = await ask(url, payload);
		expect([reply.statusCode, reply.json().code]).toEqual([401, 'sign-in']);
	});

	test('does not take the token from a header, which the body does not repeat', async () => {
		const headers = { ...MARKER, authorization: `Bearer ${vera.token}` };
		const reply = await appWith().inject({ method: 'POST', url, headers, payload: {} });
		expect(reply.statusCode).toBe(401);
	});
});

describe('the lists of the cabinet', () => {
	const CREATED = '2026-11-21T10:00:00.000Z';
	const asked: string[] = [];
	const listed =
		<Line>(name: string, line: Line) =>
		async (accountId: string) => {
			asked.push(`${name} ${accountId}`);
			return accountId === vera.id ? [line] : [];
		};
	const payment = {
		...{ mnt_transaction_id: 'A1', mnt_amount: '49.00', created_at: CREATED },
		...{ purpose: 'requests' as const, state: 'paid' as const, requests: 10 },
		...{ report: null, report_uuid: null, returned: null },
	};
	const report = {
		report_uuid: '6f1f7a44-8a39-4a9e-9f6c-0a4f6a0c9b11',
		last_name: 'Примеров',
		first_name: 'Пётр',
		middle_name: 'Образцович',
		paid: true,
		created_at: CREATED,
	};
	const comment = {
		id: '6f1f7a44-8a39-4a9e-9f6c-0a4f6a0c9b12',
		user_id: '6f1f7a44-8a39-4a9e-9f6c-0a4f6a0c9b13',
		user: { name: 'Вера Примерова' },
		vin: 'XTA21144094786239',
		comment: 'Хорошая машина',
		created_at: CREATED,
		status: 'waiting' as const,
		refusal: null,
	};
	const vin = { plate: 'А123ВС77', vin: 'XTA21144094786239', created_at: CREATED };
	const lists: OwnLists = {
		payments: listed('payments', payment),
		reports: listed('reports', report),
		vins: listed('vins', vin),
		comments: listed('comments', comment),
	};

	test.each([
		['/v1/user/payments', payment, 'payments'],
		['/v1/user/reports', report, 'reports'],
		['/v1/user/vins', vin, 'vins'],
		['/v1/car/comments/my', comment, 'comments'],
	])('come from whoever has them, and are one’s own: %s', async (url, line, name) => {
		asked.length = 0;
		const app = appWith(lists);
		expect((await ask(url, { token: vera.token }, app)).json().data).toEqual([line]);
		expect((await ask(url, { token: pyotr.token }, app)).json().data).toEqual([]);
		expect(asked).toEqual([`${name} ${vera.id}`, `${name} ${pyotr.id}`]);
	});
});
