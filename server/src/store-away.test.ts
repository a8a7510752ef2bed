import { randomBytes } from 'node:crypto';
import { SAMPLE_REPORT_UUID } from '@avtosverka/contract/vocabulary/owner-report';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import type { LocalServer } from '@avtosverka/registers/transport/testing/local-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitorCookie } from './http/guards/visitor.ts';
import {
	KNOWN_VIN,
	ordersOf,
	SILENT_VIN,
	serveSuppliers,
	supplierSettings,
} from './http/testing/local-suppliers.ts';
import { MARKER } from './http/testing/served-app.ts';
import { sign } from './payments/moneta/signature.ts';
import { beginFlow, encryptFlow } from './sign-in/oauth/flow.ts';
import { flowCookie } from './sign-in/oauth/flow-cookie.ts';
import { type RunningServer, startServer } from './start.ts';
import { relayTo } from './store/testing/relay.ts';
import { setUpDatabase, TEST_SECRETS } from './store/testing/test-database.ts';

const SECRET = 'QWERTY';
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE';

const database = setUpDatabase();
const { path: dataDir, remove } = temporaryFolder();
let supplier: LocalServer;
let server: RunningServer;
const log: string[] = [];

beforeAll(async () => {
	const relay = await relayTo(database.url);
	supplier = await serveSuppliers();
	const settings = {
		PORT: '0',
		DATA_DIR: dataDir,
		DATABASE_URL: relay.url,
		...TEST_SECRETS,
		BOT_PROTECTION: 'off',
		...supplierSettings(supplier),
		MONETA_ACCOUNT: '54600817',
		MONETA_SECRET: SECRET,
		GOOGLE_ISSUER: supplier.url,
		GOOGLE_CLIENT_ID: 'client',
		GOOGLE_CLIENT_SECRET: 'secret',
	};
	server = await startServer(settings, { logTo: { write: (line) => log.push(line) } });
	await relay.cut();
});
afterAll(async () => {
	await server.close();
	await supplier[Symbol.asyncDispose]();
	await remove();
});

async function check(path: string) {
	const reply = await fetch(server.url + path, { headers: MARKER });
	expect(reply.status).toBe(200);
	return ((await reply.json()) as { meta: { state: string; source: string | null; cached: boolean } }).meta;
}

/** A sign-in by Google that is under way, as its browser carries it. */
function beginSignIn() {
	const { clock, config, store } = server.deps;
	const flow = beginFlow(
		{ provider: 'google', purpose: 'sign-in', account: null, id: 'f'.repeat(20), mode: 'page', from: null },
		clock.now(),
	);
	const visitorId = randomBytes(16).toString('base64url');
	const cookies = [
		visitorCookie(visitorId, config.siteUrl),
		flowCookie(encryptFlow(flow, visitorId, store.cipher), config.siteUrl),
	];
	return { cookie: cookies.map((one) => one.split(';')[0]).join('; '), state: flow.trip.state };
}

describe('while the store is away', () => {
	test('registers are asked, and nothing is kept', async () => {
		for (const attempt of [1, 2]) {
			const dtp = await check(`/v1/gibdd/${KNOWN_VIN}/dtp/off`);
			expect([attempt, dtp]).toMatchObject([attempt, { state: 'found', source: 'avtocod', cached: false }]);
			const recall = await check(`/v1/getRecalls/${KNOWN_VIN}/off`);
			expect([attempt, recall]).toMatchObject([attempt, { state: 'clear', source: 'gost', cached: false }]);
		}
		expect(ordersOf(supplier)).toHaveLength(1);
	});

	test('silence is not taken for a word', async () => {
		expect(await check(`/v1/getBase/${SILENT_VIN}/1`)).toMatchObject({ state: 'unreachable' });
		expect(await check(`/v1/getRecalls/${SILENT_VIN}/off`)).toMatchObject({ state: 'unreachable' });
	});

	test.each(['/', '/sources', `/checks/${KNOWN_VIN}`])('the page %s opens', async (path) => {
		const reply = await fetch(server.url + path);
		expect(reply.status).toBe(200);
		expect(await reply.text()).toContain('</html>');
	});

	const AWAY = {
		success: false,
		code: 'unavailable',
		message: 'Наше хранилище сейчас не отвечает. Попробуйте ещё раз через минуту.',
		request_id: expect.stringMatching(/^req-/),
	};
	const POST_TOKEN = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ token: TOKEN }),
	};

	test.each<[string, RequestInit & { headers?: Record<string, string> }]>([
		['/v1/user', { headers: { authorization: `Bearer ${TOKEN}` } }],
		['/v1/user/deleteAccount', { method: 'DELETE', headers: { authorization: `Bearer ${TOKEN}` } }],
		[`/v1/auth/telegram/checkToken?token=${TOKEN}`, {}],
		['/v1/user/payments', POST_TOKEN],
		['/v1/user/reports', POST_TOKEN],
		['/v1/ownerReport/get?report_uuid=11111111-1111-4111-8111-111111111111', {}],
	])('%s says that, and when to ask again', async (path, { headers, ...init }) => {
		const reply = await fetch(server.url + path, { ...init, headers: { ...MARKER, ...headers } });
		expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
		expect(await reply.json()).toEqual(AWAY);
	});

	test('the sample of an owner report is there all the same', async () => {
		const address = `${server.url}/v1/ownerReport/get?report_uuid=${SAMPLE_REPORT_UUID}`;
		expect((await fetch(address, { headers: MARKER })).status).toBe(200);
	});

	test('who has no token is nobody, as ever', async () => {
		const reply = await fetch(`${server.url}/v1/user`, { headers: MARKER });
		expect([reply.status, await reply.json()]).toEqual([200, { success: true, data: null }]);
	});

	test('who comes back from Google is told so by a page of ours', async () => {
		const { cookie, state } = beginSignIn();
		const address = `${server.url}/auth/google/callback?state=${state}&code=c`;
		const reply = await fetch(address, { headers: { accept: 'text/html', cookie } });
		expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
		expect(await reply.text()).toContain(AWAY.message);
	});

	test('whose sign-in by Google is under way is told when to ask again', async () => {
		const { cookie } = beginSignIn();
		const headers = { ...MARKER, ...POST_TOKEN.headers, cookie };
		const reply = await fetch(`${server.url}/v1/auth/google/checkToken`, { ...POST_TOKEN, headers });
		expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
		expect(await reply.json()).toEqual(AWAY);
	});

	test('MONETA is asked to say it again, by FAIL and the status 200', async () => {
		const fields = {
			MNT_ID: '54600817',
			MNT_TRANSACTION_ID: '00000000-0000-4000-8000-000000000001',
			MNT_OPERATION_ID: '700123456',
			MNT_AMOUNT: '49.00',
			MNT_CURRENCY_CODE: 'RUB',
			MNT_TEST_MODE: '0',
		};
		const body = new URLSearchParams({ ...fields, MNT_SIGNATURE: sign('pay', fields, SECRET) });
		const reply = await fetch(`${server.url}/v1/payments/moneta/pay`, { method: 'POST', body });
		expect([reply.status, await reply.text()]).toEqual([200, 'FAIL']);
	});

	test('the operator is told where it is looked for and once in the log for each part', {
		timeout: 15_000,
	}, async () => {
		const ready = await fetch(`${server.url}/readyz`);
		expect([ready.status, await ready.json()]).toEqual([200, { ok: true, store: 'away' }]);
		// What was on its way to the store when it went is heard of a few seconds later.
		await expect.poll(() => log.join(''), { timeout: 10_000 }).toContain('"part":"jobs"');
		const entries = log.map((line) => JSON.parse(line) as { level: number; msg: string; part?: string });
		expect(entries.filter(({ level }) => level >= 50)).toEqual([]);
		const parts = entries.filter(({ msg }) => msg === 'the store does not answer').map(({ part }) => part);
		// Paid lookups, overdue blocks and watched cars are looked for every few seconds only. Kept answers are
		// looked for by checks, by plates and by pages, each for itself.
		const inTime = new Set(['paid lookups', 'overdue blocks of owner reports', 'watched cars that are due']);
		expect([...new Set(parts)].sort().filter((part) => !inTime.has(part ?? ''))).toEqual([
			'budgets of suppliers',
			'jobs',
			'keeping answers',
			'kept answers',
			'reports of suppliers',
		]);
		expect(parts.length).toBeLessThanOrEqual(10);
	});
});
