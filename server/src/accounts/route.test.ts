import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawToken } from '../http/guards/access-token.ts';
import { createBareApp, MARKER } from '../http/testing/served-app.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { testDeps } from '../testing/test-deps.ts';
import type { Identity } from './accounts.ts';
import { registerUser } from './route.ts';
import { PYOTR, VERA } from './testing/invented-people.ts';
import { testAccounts } from './testing/test-accounts.ts';

const database = setUpDatabase();
beforeEach(() => database.store.db.execute(sql`truncate account, access_token, shared_count cascade`));

const SIGN_OUT = 'https://id.example.org/session/end';
const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const accounts = () => testAccounts(database.store, clock);

/** An app as one of several processes on one store has it. */
function node() {
	const deps = testDeps({ store: database.store, clock, accounts: accounts() });
	const app = createBareApp(deps);
	registerUser(app, deps, async () => SIGN_OUT);
	return app;
}

async function signIn(identity: Identity): Promise<string> {
	const { id } = await accounts().enter(identity);
	return accounts().issueToken(id);
}

const CALLS = {
	getUser: { method: 'GET', url: '/v1/user' },
	signOut: { method: 'POST', url: '/v1/auth/signOut' },
	deleteAccount: { method: 'DELETE', url: '/v1/user/deleteAccount' },
} as const;

function call(name: keyof typeof CALLS, token?: string, app = node()) {
	const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
	return app.inject({ ...CALLS[name], headers: { ...MARKER, ...authorization } });
}

const whoIs = async (token: string) => (await call('getUser', token)).json().data;

describe('GET /v1/user', () => {
	test('tells a person about himself, on a node that did not sign him in', async () => {
		const reply = await call('getUser', await signIn(VERA));
		expect(reply.statusCode).toBe(200);
		expect(reply.headers['cache-control']).toBe('no-store');
		expect(reply.json()).toEqual({
			success: true,
			data: {
				id: expect.stringMatching(/^[\da-f-]{36}$/),
				name: VERA.name,
				email: VERA.email,
				username: null,
				google_id: VERA.id,
				telegram_id: null,
				yandex_id: null,
				vk_id: null,
				max_id: null,
				requests: 0,
				roles: [],
				created_at: '2026-11-21T10:00:00.000Z',
				signed_in_recently: true,
			},
		});
	});

	test('tells of the provider by which he came', async () => {
		expect(await whoIs(await signIn(PYOTR))).toMatchObject({
			telegram_id: PYOTR.id,
			google_id: null,
			yandex_id: null,
			vk_id: null,
			max_id: null,
			username: PYOTR.username,
			email: null,
		});
	});

	test.each([
		['no token', undefined],
		['an unknown token', drawToken()],
		['no token at all', 'null'],
	])('answers null with %s', async (_, token) => {
		const reply = await call('getUser', token);
		expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: null }]);
	});
});

describe('POST /v1/auth/signOut', () => {
	test('ends this token for all nodes, and no other one', async () => {
		const [phone, laptop] = [await signIn(VERA), await signIn(VERA)];
		const reply = await call('signOut', phone);
		expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, provider_url: SIGN_OUT }]);
		expect(await whoIs(phone)).toBeNull();
		expect(await whoIs(laptop)).toMatchObject({ name: VERA.name });
	});

	test('leads nobody to a provider by whom they have not come', async () => {
		expect((await call('signOut', await signIn(PYOTR))).json()).toEqual({
			success: true,
			provider_url: null,
		});
	});

	test('leads to Google only who came by Google this time, whatever is linked to the account', async () => {
		const { id } = await accounts().enter({ provider: 'vk', id: '1001', name: VERA.name });
		await accounts().link(id, VERA);
		const [byVk, byGoogle] = [
			await accounts().issueToken(id, null, 'vk'),
			await accounts().issueToken(id, null, 'google'),
		];
		expect((await call('signOut', byVk)).json()).toEqual({ success: true, provider_url: null });
		expect((await call('signOut', byGoogle)).json()).toEqual({ success: true, provider_url: SIGN_OUT });
		const last = await accounts().issueToken(id, null, 'google');
		await accounts().unlink(id, 'google', last);
		expect((await call('signOut', last)).json()).toEqual({ success: true, provider_url: SIGN_OUT });
	});

	test.each([undefined, drawToken(), 'x'])('is no error for nobody (%s)', async (token) => {
		const vera = await signIn(VERA);
		expect((await call('signOut', token)).json()).toEqual({ success: true, provider_url: null });
		expect(await whoIs(vera)).not.toBeNull();
	});
});

describe('DELETE /v1/user/deleteAccount', () => {
	test('deletes whoever asks, with all his tokens, and nobody else', async () => {
		const [phone, laptop, pyotr] = [await signIn(VERA), await signIn(VERA), await signIn(PYOTR)];
		const reply = await call('deleteAccount', phone);
		expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
		expect([await whoIs(phone), await whoIs(laptop)]).toEqual([null, null]);
		expect(await whoIs(pyotr)).toMatchObject({ name: PYOTR.name });
	});

	test.each([
		['no token', () => undefined],
		['an unknown token', drawToken],
		['a token of another shape', () => 'x'],
	])('is refused with %s, and deletes nobody', async (_, given) => {
		const vera = await signIn(VERA);
		const reply = await call('deleteAccount', given());
		expect([reply.statusCode, reply.json()]).toMatchObject([401, { success: false, code: 'sign-in' }]);
		expect(await whoIs(vera)).not.toBeNull();
	});

	test('asked again with the token that died with the account is refused like any dead token', async () => {
		const token = await signIn(VERA);
		expect((await call('deleteAccount', token)).statusCode).toBe(200);
		expect((await call('deleteAccount', token)).json()).toMatchObject({ success: false, code: 'sign-in' });
	});

	test('makes room for a new account of the same person', async () => {
		const before = await signIn(VERA);
		const { id } = await whoIs(before);
		await call('deleteAccount', before);
		const after = await whoIs(await signIn(VERA));
		expect(after.id).not.toBe(id);
		expect(await whoIs(before)).toBeNull();
	});

	test('asked twice at one moment happens once, and nobody hears of an error of ours', async () => {
		const token = await signIn(VERA);
		const [one, other] = [node(), node()];
		const replies = await Promise.all([
			call('deleteAccount', token, one),
			call('deleteAccount', token, other),
		]);
		const statuses = replies.map(({ statusCode }) => statusCode);
		expect(statuses).toContain(200);
		expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
		expect(await whoIs(token)).toBeNull();
	});
});

describe('what another site could send', () => {
	test.each(Object.values(CALLS))('is refused: $method $url without the marker header', async (request) => {
		const token = await signIn(VERA);
		const reply = await node().inject({ ...request, headers: { authorization: `Bearer ${token}` } });
		expect(reply.statusCode).toBe(400);
		expect(await whoIs(token)).not.toBeNull();
	});
});
