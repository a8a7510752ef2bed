import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PYOTR, VERA } from './accounts/testing/invented-people.ts';
import { drawToken } from './http/guards/access-token.ts';
import { MARKER } from './http/testing/served-app.ts';
import { createLog } from './log.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const VIN = 'XTA21144094786239';
const PLATE = 'А123ВС77';
const TOKEN = Buffer.from('a bot-protection value that nobody may find in a log').toString('base64url');
const ENDING = ['/v1/user/deleteAccount', '/v1/auth/signOut', '/v1/user/sessions'];
const COOKIE = 'cookievalue0123456789a';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe('the log', () => {
	test('carries nobody’s data, whatever level it has', async () => {
		server.log.length = 0;
		const headers = {
			...MARKER,
			cookie: `visitor=${COOKIE}`,
			authorization: `Bearer ${TOKEN}`,
			'x-forwarded-for': '203.0.113.77',
		};
		const plate = encodeURIComponent(PLATE);
		for (const url of [
			`/checks/${VIN}?plate=${plate}`,
			`/v1/getBase/${VIN}/1`,
			`/v1/gibdd/${VIN}/dtp/${TOKEN}`,
			`/v1/getVinByPlate/${plate}/${TOKEN}`,
			`/v1/getBaseByPlate/${plate}/${TOKEN}`,
			`/v1/unknown/${VIN}/${TOKEN}`,
			`/${VIN}%zz`,
			'/broken',
		]) {
			await server.app.inject({ url, headers, remoteAddress: '198.51.100.66' });
		}
		const written = server.log.join('\n');
		expect(written).toContain('"route":"/v1/gibdd/:vin/dtp/:token"');
		for (const secret of [VIN, PLATE, plate, TOKEN, COOKIE, '203.0.113.77', '198.51.100.66']) {
			expect(written).not.toContain(secret);
		}
	});

	test('carries no token and nothing of a person, wherever they travel', async () => {
		server.log.length = 0;
		const { accounts, app } = server;
		const tokens = await Promise.all(
			[VERA, PYOTR].map(async (identity) => {
				const { id } = await accounts.enter(identity);
				return accounts.issueToken(id);
			}),
		);
		const { paths } = (await app.inject('/v1/openapi.json')).json() as { paths: Record<string, object> };
		const statuses = new Set<number>();
		for (const token of [...tokens, drawToken()]) {
			tokens.push(token);
			const headers = { ...MARKER, authorization: `Bearer ${token}` };
			const payload = { token, access_token: token, message: `${VERA.email} ${token}`, file: token, line: 1 };
			for (const [path, methods] of Object.entries(paths)) {
				// The other paths would no longer know the person.
				if (ENDING.includes(path)) continue;
				const url = `${path.replace('{vin}', VIN).replace(/\{\w+\}/g, token)}?token=${token}`;
				for (const method of Object.keys(methods) as ('get' | 'post')[]) {
					const body = method === 'post' ? { payload } : {};
					statuses.add((await app.inject({ method, url, headers, ...body })).statusCode);
				}
			}
			for (const page of ['/auth', '/user', '/payment', '/lost', '/v1/nothing', '/%zz']) {
				statuses.add((await app.inject({ url: `${page}?token=${token}`, headers })).statusCode);
				statuses.add((await app.inject({ url: `${page}/${token}`, headers })).statusCode);
			}
			statuses.add((await app.inject({ url: `/broken?key=${token}`, headers })).statusCode);
			const half = {
				payload: `{"token":"${token}"`,
				headers: { ...headers, 'content-type': 'application/json' },
			};
			statuses.add((await app.inject({ method: 'POST', url: '/v1/user/payments', ...half })).statusCode);
			for (const [method, url] of [
				['GET', '/v1/user/sessions'],
				['DELETE', `/v1/user/sessions/${token}`],
				['DELETE', '/v1/user/sessions?keep=current'],
				['DELETE', '/v1/user/deleteAccount'],
				['POST', '/v1/auth/signOut'],
			] as const) {
				statuses.add((await app.inject({ method, url, headers })).statusCode);
			}
		}
		const written = server.log.join('\n');
		expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 400, 401, 404, 500]));
		for (const route of ['/v1/user', '/v1/user/payments', '/v1/user/deleteAccount']) {
			expect(written).toContain(`"route":"${route}"`);
		}
		const personal = [VERA.id, VERA.name, VERA.email, String(PYOTR.id), PYOTR.name, PYOTR.username];
		for (const secret of [...tokens, ...personal]) expect(written).not.toContain(secret);
	});

	test('tells who may read it the id, route, status and time of every reply', async () => {
		server.log.length = 0;
		await server.app.inject('/readyz');
		const reply = server.log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'reply');
		expect(reply).toMatchObject({
			route: '/readyz',
			status: 200,
			method: 'GET',
			id: expect.any(String),
			ms: expect.any(Number),
		});
	});

	test('hides what somebody writes into it by mistake', () => {
		const written: string[] = [];
		const log = createLog('info', { write: (line) => written.push(line) });
		log.info(
			{
				vin: VIN,
				request: { url: `/checks/${VIN}`, headers: { cookie: COOKIE } },
				deep: { request: { token: TOKEN, email: VERA.email } },
				user: { ...VERA, access_token: TOKEN },
				inner: { identity: PYOTR },
			},
			'mistake',
		);
		expect(written.join()).not.toMatch(
			new RegExp(`${VERA.name}|${VERA.email}|${PYOTR.username}|${PYOTR.id}`),
		);
		expect(written.join()).not.toMatch(new RegExp(`${VIN}|${COOKIE}|${TOKEN}`));
	});
});
