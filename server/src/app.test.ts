import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARKER } from './http/testing/served-app.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const VIN = 'XTA21144094786239';
const PLATE = 'А123ВС77';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe('the app', () => {
	test.each([
		['/healthz', 200],
		['/readyz', 200],
		['/metrics', 200],
		['/robots.txt', 200],
		['/sitemap.xml', 200],
		['/v1/openapi.json', 200],
		['/damage-map.svg?points=05', 200],
		['/favicon.svg', 200],
		[`/checks/${VIN}`, 200],
		[`/v1/getBase/${VIN}/1`, 200],
		[`/v1/gibdd/${VIN}/dtp/off`, 200],
		[`/v1/getVinByPlate/${encodeURIComponent(PLATE)}/off`, 200],
		['/v1/protection/check', 200],
		['/v1/user', 200],
		['/v1/checkPayment/A1', 200],
		['/v1/payments/moneta/pay', 200],
		['/v1/getBase/XTA/1', 400],
		['/v1/gibdd/XTA21144094786239/nothing/off', 404],
	])('answers %s with %i', async (url, status) => {
		expect((await server.app.inject({ url, headers: MARKER })).statusCode).toBe(status);
	});

	test('shows the page about sources to search engines', async () => {
		const { body } = await server.app.inject('/sitemap.xml');
		expect(body).toContain('<loc>http://localhost:3000/sources</loc>');
	});

	test('describes every call of its own', async () => {
		const { paths } = (await server.app.inject('/v1/openapi.json')).json();
		expect(Object.keys(paths)).toEqual(
			expect.arrayContaining([
				'/v1/decision/{vin}',
				'/v1/getBase/{vin}/1',
				'/v1/getCustoms/{vin}/{token}',
				'/v1/getBaseByPlate/{plate}/{token}',
			]),
		);
		expect(Object.keys(paths)).toHaveLength(68);
	});
});
