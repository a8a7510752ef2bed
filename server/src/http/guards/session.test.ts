import type { User } from '@avtosverka/contract/accounts';
import { endpoint } from '@avtosverka/contract/endpoint';
import { Problem } from '@avtosverka/contract/problem';
import type { SessionRule } from '@avtosverka/contract/route';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createIdleAccounts } from '../../accounts/testing/idle-accounts.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { createServedApp, MARKER } from '../testing/served-app.ts';
import { drawToken } from './access-token.ts';

const TOKEN = drawToken();
const USER: User = {
	id: '6f1f7a44-8a39-4a9e-9f6c-0a4f6a0c9b11',
	name: 'Вера Придуманная',
	email: null,
	username: null,
	google_id: '100000000000000000001',
	telegram_id: null,
	yandex_id: null,
	vk_id: null,
	max_id: null,
	requests: 0,
	created_at: '2026-11-21T10:00:00.000Z',
	signed_in_recently: true,
	roles: [],
};

const database = setUpDatabase();

let now: number;
beforeEach(async () => {
	now = Date.parse('2026-11-21T10:00:00Z');
	await database.store.db.execute(sql`truncate shared_count`);
});

function endpointWith(session: SessionRule | null) {
	const path = session?.from === 'path' ? '/v1/who/:access_token' : '/v1/who';
	return endpoint({ name: 'who', method: 'POST', path, ...(session && { session }) } as const, {
		summary: 'Кто это',
		params: z.object({ access_token: z.string().optional() }),
		reply: z.object({ id: z.string().nullable(), token: z.string().nullable() }),
	});
}

const userOf = vi.fn(async (token: string) => (token === TOKEN ? USER : null));

/** An app as one of several nodes is, with one endpoint of that rule. */
function nodeWith(session: SessionRule | null) {
	const deps = testDeps({
		store: database.store,
		clock: { now: () => new Date(now) },
		accounts: { ...createIdleAccounts(), userOf },
	});
	return createServedApp(deps, endpointWith(session), async ({ user, accessToken }) => ({
		id: user?.id ?? null,
		token: accessToken,
	}));
}

type Sending = { url?: string; authorization?: string; payload?: object; address?: string };

function send(
	app: ReturnType<typeof nodeWith>,
	{ url = '/v1/who', authorization, payload, address }: Sending,
) {
	return app.inject({
		method: 'POST',
		url,
		headers: { ...MARKER, ...(authorization !== undefined && { authorization }) },
		...(payload && { payload }),
		...(address !== undefined && { remoteAddress: address }),
	});
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('whoever is signed in', () => {
	test.each([
		['header', bearer(TOKEN)],
		['header', { authorization: `bearer  ${TOKEN}` }],
		['body', { payload: { token: TOKEN } }],
		['path', { url: `/v1/who/${TOKEN}` }],
		['path', { url: '/v1/who/-', ...bearer(TOKEN) }],
	] as const)('is recognised by the token in the %s', async (from, sending) => {
		const reply = await send(nodeWith({ from, needed: true }), sending);
		expect([reply.statusCode, reply.json()]).toEqual([200, { id: USER.id, token: TOKEN }]);
	});

	test.each([
		['header', { url: '/v1/who', payload: { token: TOKEN } }],
		['body', bearer(TOKEN)],
		['path', { url: '/v1/who/off', payload: { token: TOKEN }, ...bearer(TOKEN) }],
	] as const)('is not looked for elsewhere than in the %s', async (from, sending) => {
		const reply = await send(nodeWith({ from, needed: false }), sending);
		expect(reply.json()).toEqual({ id: null, token: null });
	});

	test('is not asked for where it does not matter', async () => {
		userOf.mockClear();
		const reply = await send(nodeWith(null), { ...bearer(TOKEN), payload: { token: TOKEN } });
		expect(reply.json()).toEqual({ id: null, token: null });
		expect(userOf).not.toHaveBeenCalled();
	});
});

describe('nobody', () => {
	const NOBODIES: [string, SessionRule['from'], Sending][] = [
		['no header', 'header', {}],
		['another scheme', 'header', { authorization: `Basic ${TOKEN}` }],
		['a bare word', 'header', { authorization: TOKEN }],
		['an empty bearer', 'header', { authorization: 'Bearer ' }],
		['an unknown bearer', 'header', bearer(drawToken())],
		['no body', 'body', {}],
		['a list for a body', 'body', { payload: [TOKEN] }],
		['a number for a token', 'body', { payload: { token: 5 } }],
		['a token in a token', 'body', { payload: { token: { token: TOKEN } } }],
		['an unknown token in the body', 'body', { payload: { token: drawToken() } }],
		['an unknown token in the path', 'path', { url: `/v1/who/${drawToken()}` }],
		['a word in the path', 'path', { url: '/v1/who/off' }],
		['a hyphen in the path and no bearer', 'path', { url: '/v1/who/-' }],
		['a hyphen in the path and an unknown bearer', 'path', { url: '/v1/who/-', ...bearer(drawToken()) }],
	];

	test.each(NOBODIES)('is refused where somebody is needed: %s', async (_, from, sending) => {
		const reply = await send(nodeWith({ from, needed: true }), sending);
		expect(reply.statusCode).toBe(401);
		expect(Problem.parse(reply.json())).toMatchObject({
			code: 'sign-in',
			message: 'Войдите, чтобы продолжить.',
		});
		expect(reply.headers['www-authenticate']).toBe('Bearer');
	});

	test.each(NOBODIES)('is nobody where anybody may ask: %s', async (_, from, sending) => {
		const reply = await send(nodeWith({ from, needed: false }), sending);
		expect([reply.statusCode, reply.json()]).toEqual([200, { id: null, token: null }]);
	});

	test('does not get as far as the bot-protection value', async () => {
		const verify = vi.fn();
		const declared = { ...endpointWith({ from: 'header', needed: true }), protection: 'check' } as const;
		const deps = testDeps({ protection: { kind: 'altcha', issue: vi.fn(), verify } });
		const app = createServedApp(deps, declared, async () => ({ id: null, token: null }));
		expect((await send(app, {})).statusCode).toBe(401);
		expect(verify).not.toHaveBeenCalled();
	});
});

describe('guessing tokens', () => {
	const rule: SessionRule = { from: 'header', needed: false };
	const ADDRESS = '203.0.113.77';

	async function guess(times: number, address = ADDRESS) {
		const nodes = [nodeWith(rule), nodeWith(rule)];
		for (let time = 0; time < times; time++) {
			const reply = await send(nodes[time % 2]!, { ...bearer(drawToken()), address });
			expect(reply.statusCode).toBe(200);
		}
	}

	test('is over for an address after sixty wrong ones, on whichever node', async () => {
		await guess(60);
		const reply = await send(nodeWith(rule), { ...bearer(drawToken()), address: ADDRESS });
		expect([reply.statusCode, reply.json().code]).toEqual([429, 'too-many']);
		expect(reply.headers['retry-after']).toBe('600');
	});

	test('does not keep out who is truly signed in behind the same address', async () => {
		await guess(60);
		const reply = await send(nodeWith(rule), { ...bearer(TOKEN), address: ADDRESS });
		expect([reply.statusCode, reply.json().id]).toEqual([200, USER.id]);
		const anonymous = await send(nodeWith(rule), { address: ADDRESS });
		expect(anonymous.statusCode).toBe(200);
	});

	test('does not count against another address, but does against the same network of IPv6', async () => {
		await guess(60, '2001:db8:1:2::1');
		const status = async (address: string) =>
			(await send(nodeWith(rule), { ...bearer(drawToken()), address })).statusCode;
		expect(await status('2001:db8:1:2:ffff::9')).toBe(429);
		expect(await status('2001:db8:1:3::1')).toBe(200);
	});

	test('may begin anew after ten minutes', async () => {
		await guess(60);
		now += 600_000;
		await guess(1);
	});

	test('is not what a page does that asks with its old token again and again', async () => {
		const old = drawToken();
		const app = nodeWith(rule);
		for (let time = 0; time < 70; time++) {
			expect((await send(app, { ...bearer(old), address: ADDRESS })).statusCode).toBe(200);
		}
		await guess(59);
	});

	test('leaves neither token nor address in the store', async () => {
		const token = drawToken();
		await send(nodeWith(rule), { ...bearer(token), address: ADDRESS });
		const { rows } = await database.store.db.execute<{ name: string; counted: Buffer }>(
			sql`select name, counted from shared_count`,
		);
		expect(rows.map(({ name }) => name).sort()).toEqual(['wrong-token', 'wrong-tokens']);
		for (const { counted } of rows) {
			expect(counted).toHaveLength(32);
			expect(counted.toString('latin1')).not.toContain(ADDRESS);
		}
	});
});
