import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeSite, type FakeSite } from './testing/fake-site.ts';
import { nonceOf, siteApp } from './testing/site-app.ts';

let site: FakeSite;
let app: FastifyInstance;
beforeAll(async () => {
	site = await createFakeSite();
	app = await siteApp(site);
});
beforeEach(() => {
	site.rendered.length = 0;
});
afterAll(() => rm(site.clientFolder, { recursive: true }));

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page that looks the same for everybody', () => {
	test('is rendered once, the same bytes under hashes, and makes its visitor known', async () => {
		const fresh = await siteApp(site);
		const replies = await Promise.all([fresh.inject('/kbm'), fresh.inject('/kbm')]);
		replies.push(await fresh.inject({ url: '/kbm', headers: { 'accept-encoding': 'br' } }));
		expect(site.rendered).toHaveLength(1);
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
		const { headers } = await app.inject('/kbm');
		const again = await app.inject({ url: '/kbm', headers: { 'if-none-match': String(headers.etag) } });
		expect([again.statusCode, again.body]).toEqual([304, '']);
	});

	test('with a query is rendered anew', async () => {
		await app.inject('/kbm');
		site.rendered.length = 0;
		await app.inject('/kbm?isFrame=true');
		expect(site.rendered).toHaveLength(1);
	});
});

describe('a page in which no application starts', () => {
	test('is the same bytes for everybody: no nonce, and its own scripts by their hashes', async () => {
		const fresh = await siteApp(site);
		const [one, other] = [await fresh.inject('/faq'), await fresh.inject('/faq')];
		expect(site.rendered).toHaveLength(1);
		expect(one.body).toBe(other.body);
		expect(one.body).not.toContain('nonce');
		const policy = String(one.headers['content-security-policy']);
		expect(policy).toContain(`script-src 'self' ${sourceOf('1')} ${sourceOf('2')};`);
		expect(policy).not.toMatch(/nonce|strict-dynamic/);
	});

	test('makes nobody known, and is not sent twice to who has it', async () => {
		const { headers } = await app.inject('/faq');
		expect(headers['set-cookie']).toBeUndefined();
		expect(headers['cache-control']).toBe('public, no-cache');
		const again = await app.inject({ url: '/faq', headers: { 'if-none-match': String(headers.etag) } });
		expect([again.statusCode, again.body]).toEqual([304, '']);
	});

	test.each([
		['br', brotliDecompressSync],
		['gzip', gunzipSync],
	] as const)('comes compressed: %s', async (encoding, decompress) => {
		const reply = await app.inject({ url: '/faq', headers: { 'accept-encoding': encoding } });
		expect(decompress(reply.rawPayload).toString()).toContain('/faq');
		expect(reply.headers['content-encoding']).toBe(encoding);
	});

	test('is rendered under a nonce where its address asks for something', async () => {
		const { headers } = await app.inject('/faq?isFrame=true');
		expect(nonceOf(headers)).not.toBe('none');
	});
});
