import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARKER } from './http/testing/served-app.ts';
import { startTestServer, type TestServer } from './http/testing/test-server.ts';
import { createLog } from './log.ts';

const VIN = 'XTA21144094786239';
const PLATE = 'А123ВС77';
const TOKEN = Buffer.from('a bot-protection value that nobody may find in a log').toString('base64url');
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
				deep: { user: { token: TOKEN } },
			},
			'mistake',
		);
		expect(written.join()).not.toMatch(new RegExp(`${VIN}|${COOKIE}|${TOKEN}`));
	});
});
