import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from './http/testing/raw-request.ts';
import { MARKER } from './http/testing/served-app.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const VIN = 'XTA21144094786239';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'BREW'];
const PREFIXES = [
	'',
	'/v1/getBase/',
	`/v1/gibdd/${VIN}/`,
	'/v1/getVinByPlate/',
	'/v1/protection/',
	'/v1/errors',
	'/v1/checkPayment/',
	'/v1/payments/create',
	'/v1/payments/moneta/pay?',
	'/assets/',
	'/checks/',
	'/damage-map.png',
	'/car-photo/',
	'/readyz',
	'//',
];

describe('nothing that anybody sends gives a 5xx', () => {
	const isFine = (status: number | null) => status === null || status < 500;

	test.each([
		'GET // HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET /\\..\\.. HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET /assets/../../../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET http://evil.example/checks/X HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET http://evil.example HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET ftp://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET checks HTTP/1.1\r\nHost: a\r\n\r\n',
		'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET ? HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET / HTTP/1.1\r\n\r\n',
		'GET / HTTP/1.0\r\n\r\n',
		'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
		'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
		'PROPFIND / HTTP/1.1\r\nHost: a\r\n\r\n',
		'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
		'GET / HTTP/1.1\r\nHost: a\r\nAccept-Version: 1\r\n\r\n',
		`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
		`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
		`GET /v1/gibdd/${VIN}/dtp/${'a'.repeat(5000)} HTTP/1.1\r\nHost: a\r\nX-Requested-With: XMLHttpRequest\r\n\r\n`,
		'POST /v1/getBase/X/1 HTTP/1.1\r\nHost: a\r\nContent-Length: abc\r\n\r\n',
		'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
		'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
		'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
	])('raw request %#', async (bytes) => {
		const status = await sendRaw(server.port, bytes);
		expect(isFine(status), `${status}`).toBe(true);
	});

	test('random addresses', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...METHODS),
				fc.constantFrom(...PREFIXES),
				fc.string({
					unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
					maxLength: 80,
				}),
				async (method, prefix, rest) => {
					const head = `${method} ${prefix}${rest} HTTP/1.1\r\nHost: a\r\nX-Requested-With: XMLHttpRequest\r\n\r\n`;
					const status = await sendRaw(server.port, Buffer.from(head, 'latin1'));
					expect(isFine(status), `${status} for ${head}`).toBe(true);
				},
			),
			{ numRuns: 300 },
		);
	});

	test('random headers and queries', async () => {
		const names = [
			'cookie',
			'x-visitor',
			'accept',
			'accept-encoding',
			'cache-control',
			'sec-purpose',
			'if-none-match',
			'range',
			'content-type',
			'x-forwarded-for',
			'user-agent',
		];
		const value = fc.string({
			unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
			maxLength: 60,
		});
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(
					'/',
					'/static',
					`/checks/${VIN}`,
					`/v1/getBase/${VIN}/1`,
					`/v1/getZalog/${VIN}/off`,
					'/damage-map.svg',
					'/assets/app-1a2b.js',
				),
				fc.dictionary(fc.constantFrom(...names), value),
				fc.string({ maxLength: 40 }),
				async (path, headers, query) => {
					const lines = Object.entries({ ...MARKER, ...headers }).map(
						([name, text]) => `${name}: ${text}\r\n`,
					);
					const head = `GET ${path}?${encodeURIComponent(query).replaceAll('%26', '&').replaceAll('%3D', '=')} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`;
					const status = await sendRaw(server.port, Buffer.from(head, 'latin1'));
					expect(isFine(status), `${status} for ${head}`).toBe(true);
				},
			),
			{ numRuns: 300 },
		);
	});
});
