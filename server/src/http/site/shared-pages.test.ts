import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { nonceOf, serveFakeSite, siteApp } from './testing/site-app.ts';

const served = serveFakeSite();

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page that looks the same for everybody', () => {
	test('is rendered once, the same bytes under hashes, and makes its visitor known', async () => {
		const fresh = await siteApp(served.site);
		const replies = await Promise.all([fresh.inject('/dogovor/form'), fresh.inject('/dogovor/form')]);
		replies.push(await fresh.inject({ url: '/dogovor/form', headers: { 'accept-encoding': 'br' } }));
		expect(served.site.rendered).toHaveLength(1);
		const [first] = replies;
		for (const { headers, rawPayload } of replies) {
			const body = headers['content-encoding'] ? brotliDecompressSync(rawPayload) : rawPayload;
			expect(body.toString()).toBe(first?.body);
			expect(headers.etag).toBe(first?.headers.etag);
			expect(headers['content-security-policy']).toContain(
				`script-src 'self' ${sourceOf('1')} ${sourceOf('2')};`,
			);
			expect(headers['cache-control']).toBe('private, no-cache');
			expect(headers['set-cookie']).toMatch(/^visitor=/);
		}
		expect(first?.body).not.toContain('nonce');
	});

	test('is not sent twice to who has it', async () => {
		const { headers } = await served.app.inject('/dogovor/form');
		const again = await served.app.inject({
			url: '/dogovor/form',
			headers: { 'if-none-match': String(headers.etag) },
		});
		expect([again.statusCode, again.body]).toEqual([304, '']);
	});

	test('is not rendered for each mark of an advertisement, and finds itself under its own address', async () => {
		const fresh = await siteApp(served.site);
		const bodies = new Set<string>();
		for (const url of ['/faq', '/faq?utm_source=ya&yclid=5', '/FAQ/?gclid=7']) {
			const reply = await fresh.inject(url);
			expect(reply.headers['cache-control']).toBe('public, no-cache');
			bodies.add(reply.body);
		}
		expect(bodies.size).toBe(1);
		expect(served.site.rendered.map(({ request }) => request.url)).toEqual(['http://localhost:3000/faq']);
		const marked = await fresh.inject('/dogovor/form?utm_campaign=may');
		expect(marked.headers['set-cookie']).toMatch(/^visitor=/);
		expect(marked.headers['content-security-policy']).not.toContain('nonce');
	});

	test('with a query is rendered anew', async () => {
		await served.app.inject('/dogovor/form');
		served.site.rendered.length = 0;
		await served.app.inject('/dogovor/form?isFrame=true');
		expect(served.site.rendered).toHaveLength(1);
	});
});

describe('a page in which no application starts', () => {
	test('is the same bytes for everybody: no nonce, and its own scripts by their hashes', async () => {
		const fresh = await siteApp(served.site);
		const [one, other] = [await fresh.inject('/faq'), await fresh.inject('/faq')];
		expect(served.site.rendered).toHaveLength(1);
		expect(one.body).toBe(other.body);
		expect(one.body).not.toContain('nonce');
		const policy = String(one.headers['content-security-policy']);
		expect(policy).toContain(`script-src 'self' ${sourceOf('1')} ${sourceOf('2')};`);
		expect(policy).not.toMatch(/nonce|strict-dynamic/);
	});

	test('makes nobody known, and is not sent twice to who has it', async () => {
		const { headers } = await served.app.inject('/faq');
		expect(headers['set-cookie']).toBeUndefined();
		expect(headers['cache-control']).toBe('public, no-cache');
		const again = await served.app.inject({
			url: '/faq',
			headers: { 'if-none-match': String(headers.etag) },
		});
		expect([again.statusCode, again.body]).toEqual([304, '']);
	});

	test.each([
		['br', brotliDecompressSync],
		['gzip', gunzipSync],
	] as const)('comes compressed: %s', async (encoding, decompress) => {
		const reply = await served.app.inject({ url: '/faq', headers: { 'accept-encoding': encoding } });
		expect(decompress(reply.rawPayload).toString()).toContain('/faq');
		expect(reply.headers['content-encoding']).toBe(encoding);
	});

	test('is rendered under a nonce where its address asks for something', async () => {
		const { headers } = await served.app.inject('/faq?isFrame=true');
		expect(nonceOf(headers)).not.toBe('none');
	});
});
