import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { siteSettings } from '../../site-settings.ts';
import { testConfig } from '../../testing/test-deps.ts';
import { nonceOf, serveFakeSite, siteApp } from './testing/site-app.ts';

const served = serveFakeSite();

describe('a page', () => {
	test('is rendered under the nonce of its own policy', async () => {
		const first = await served.app.inject('/compare');
		const second = await served.app.inject('/compare');
		expect(first.statusCode).toBe(200);
		expect(first.body.split(`nonce="${nonceOf(first.headers)}"`)).toHaveLength(4);
		expect(nonceOf(first.headers)).not.toBe(nonceOf(second.headers));
	});

	test('may lie in nobody else’s cache, and makes the visitor known', async () => {
		const { headers } = await served.app.inject('/checks/X');
		expect(headers['cache-control']).toBe('private, no-cache');
		expect(headers.vary).toBe('accept-encoding');
		expect(headers['set-cookie']).toMatch(/^visitor=/);
		expect(headers['referrer-policy']).toBe('same-origin');
		expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
		expect(headers['permissions-policy']).toContain('camera=(self), microphone=()');
	});

	test('gives a known visitor another day', async () => {
		const cookie = `visitor=${'q'.repeat(22)}`;
		const { headers } = await served.app.inject({ url: '/checks/X', headers: { cookie } });
		expect(headers['set-cookie']).toContain(cookie);
	});

	test.each(['/checks/%E0%A4%A', '/%', '/posts/%zz/x?a=%zz', '/%c3%28'])(
		'with escapes that are no text is the site’s to answer: %s',
		async (address) => {
			const before = served.site.rendered.length;
			const reply = await served.app.inject({ url: address, headers: { accept: 'text/html' } });
			expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
			expect(reply.headers['content-security-policy']).toContain('script-src');
			// Decodable for the site's router, which would print the address otherwise.
			const paths = served.site.rendered.slice(before).map(({ request }) => new URL(request.url).pathname);
			expect(paths.map(decodeURIComponent)).toEqual([address.replace(/\?.*/, '')]);
		},
	);

	test('is rendered beside three others at most before all else has its turn', async () => {
		const before = served.site.rendered.length;
		const visits = Promise.all(Array.from({ length: 40 }, () => served.app.inject('/compare')));
		let most = 0;
		for (let now = before; now < before + 40; ) {
			await setImmediate();
			const { length } = served.site.rendered;
			most = Math.max(most, length - now);
			now = length;
		}
		await visits;
		expect(most).toBe(4);
	});

	test('is none for a call with such escapes', async () => {
		const reply = await served.app.inject('/v1/getBase/%E0%A4%A/off');
		expect([reply.statusCode, reply.json().message]).toEqual([400, 'Запрос не удалось прочитать.']);
	});

	test('may be framed, whether its address says so or not', async () => {
		for (const address of ['/checks/X?isFrame=true', '/checks/X']) {
			const { headers } = await served.app.inject(address);
			expect(headers['content-security-policy']).toContain('frame-ancestors *');
		}
		const { headers } = await served.app.inject('/payment?isFrame=true');
		expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
	});

	test('knows the settings that pages need and no others', async () => {
		await served.app.inject('/compare');
		const { settings } = served.site.rendered[0]!.context;
		expect(Object.keys(settings).sort()).toEqual([
			'ads',
			'claims',
			'counter',
			'demonstration',
			'kbmWidget',
			'links',
			'mail',
			'notice',
			'ownerReport',
			'payments',
			'protection',
			'redirectHosts',
			'signIn',
			'siteOwner',
			'siteUrl',
			'suppliers',
		]);
	});

	test('learns of a bot-protection service what its browser needs, and nothing secret', async () => {
		const config = testConfig({
			BOT_PROTECTION: 'smartcaptcha',
			SMARTCAPTCHA_URL: 'https://captcha.example',
			SMARTCAPTCHA_SITE_KEY: 'public',
			SMARTCAPTCHA_SECRET: 'hush',
		});
		expect(siteSettings(config).protection).toEqual({
			kind: 'smartcaptcha',
			siteKey: 'public',
			scriptUrl: 'https://captcha.example/captcha.js?render=onload',
		});
	});

	test('is not told of cookies, and finds itself under our own address whatever Host says', async () => {
		await served.app.inject({
			url: '/compare?a=1',
			headers: { host: 'evil.example', cookie: 'a=b', authorization: 'c' },
		});
		const { request } = served.site.rendered[0]!;
		expect(request.url).toBe('http://localhost:3000/compare?a=1');
		expect([request.headers.get('cookie'), request.headers.get('authorization')]).toEqual([null, null]);
	});

	test('that is not found or moved keeps its status', async () => {
		expect((await served.app.inject('/lost')).statusCode).toBe(404);
		const moved = await served.app.inject('/moved');
		expect([moved.statusCode, moved.headers.location]).toEqual([302, '/dogovor/form']);
	});

	test('that breaks is a plain sentence', async () => {
		const reply = await served.app.inject({ url: '/broken', headers: { accept: 'text/html' } });
		expect(reply.statusCode).toBe(500);
		expect(reply.body).toContain('У нас что-то сломалось');
	});

	test('that shows its own failure is sent, and rendered, with the number of its request', async () => {
		const { headers, statusCode } = await served.app.inject('/failed');
		expect([statusCode, headers['x-request-id']]).toEqual([500, expect.stringMatching(/^req-/)]);
		expect(served.site.rendered[0]?.context.requestId).toBe(headers['x-request-id']);
	});

	test.each([
		['br', brotliDecompressSync],
		['gzip', gunzipSync],
	])('comes whole in %s to whoever wants it', async (encoding, decompress) => {
		const reply = await served.app.inject({ url: '/checks/X', headers: { 'accept-encoding': encoding } });
		expect(reply.headers['content-encoding']).toBe(encoding);
		expect(decompress(reply.rawPayload).toString()).toContain('/checks/X');
	});

	test('answers HEAD without a body', async () => {
		for (const url of ['/checks/X', '/dogovor/form']) {
			const reply = await served.app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } });
			expect([reply.statusCode, reply.body]).toEqual([200, '']);
		}
	});

	test('does not stand in the place of a call', async () => {
		const reply = await served.app.inject('/v1/nothing');
		expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
	});

	test('is limited per address', async () => {
		const limited = await siteApp(served.site, { RATE_LIMIT_PER_MINUTE: '1' });
		expect((await limited.inject('/checks/X')).statusCode).toBe(200);
		expect((await limited.inject('/checks/X')).statusCode).toBe(429);
	});
});

describe('an odd address', () => {
	test.each([
		'//',
		'//evil.example/',
		'/a//b',
		'/\\evil.example',
		'/checks/X?a=%zz',
		'/?isFrame=true&isFrame=false',
	])('stays on our own host: %s', async (url) => {
		const reply = await served.app.inject({ method: 'GET', url: `http://localhost${url}` });
		expect(reply.statusCode).toBeLessThan(500);
		for (const { request } of served.site.rendered) expect(new URL(request.url).host).toBe('localhost:3000');
	});
});

describe('a page with a token in its address', () => {
	const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE';

	test.each([
		['/checks/X', ''],
		['/dogovor/form', ''],
		['/auth', ''],
		['/payment', `#token=${TOKEN}`],
		['/deleteAccount/', `#token=${TOKEN}`],
	])('is not rendered, but moved: %s', async (path, fragment) => {
		for (const method of ['GET', 'HEAD'] as const) {
			const { statusCode, headers, body } = await served.app.inject({
				method,
				url: `${path}?token=${TOKEN}&a=1`,
			});
			expect([statusCode, headers.location, body]).toEqual([303, `${path}?a=1${fragment}`, '']);
			expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
			expect(headers['set-cookie']).toBeUndefined();
		}
		expect(served.site.rendered).toEqual([]);
	});

	test('leads to no other host', async () => {
		const { headers } = await served.app.inject(`http://localhost//evil.example/?token=${TOKEN}`);
		expect(headers.location).toBe('/evil.example/');
	});

	test('is not one where it is a call', async () => {
		expect((await served.app.inject(`/v1/nothing?token=${TOKEN}`)).statusCode).toBe(404);
	});
});
