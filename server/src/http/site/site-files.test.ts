import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SCRIPT } from './testing/fake-site.ts';
import { serveFakeSite } from './testing/site-app.ts';

const served = serveFakeSite();

describe('a file of the site', () => {
	test('with a hash in its name is kept for ever', async () => {
		const reply = await served.app.inject('/assets/app-1a2b.js');
		expect(reply.body).toBe(SCRIPT);
		expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/);
	});

	test('carries nothing that binds documents alone, if it is a part of one', async () => {
		const namesOf = async (url: string) => Object.keys((await served.app.inject(url)).headers);
		const ofDocuments = ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy'];
		expect(await namesOf('/favicon.svg')).toEqual(expect.arrayContaining(ofDocuments));
		const names = await namesOf('/assets/app-1a2b.js');
		expect(names).toContain('x-content-type-options');
		expect(names.filter((name) => ofDocuments.includes(name))).toEqual([]);
	});

	test('comes as it was compressed at build', async () => {
		const reply = await served.app.inject({
			url: '/assets/app-1a2b.js',
			headers: { 'accept-encoding': 'gzip' },
		});
		expect(reply.headers['content-encoding']).toBe('gzip');
		expect(gunzipSync(reply.rawPayload).toString()).toBe(SCRIPT);
	});

	test('without a hash is kept for an hour', async () => {
		const reply = await served.app.inject('/favicon.svg');
		expect(reply.headers['cache-control']).toBe('public, max-age=3600');
	});

	test.each(['identity', 'gzip'])('that is the worker is asked for each time, %s too', async (encoding) => {
		const reply = await served.app.inject({ url: '/sw.js', headers: { 'accept-encoding': encoding } });
		expect(reply.statusCode).toBe(200);
		expect(reply.headers['cache-control']).toBe('no-cache');
		expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/);
	});

	test('that describes the application has the type that browsers want', async () => {
		const reply = await served.app.inject('/manifest.webmanifest');
		expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/);
	});

	test.each(['/assets/none.js', '/assets/', '/assets/..%2ffavicon.svg', '/assets/app-1a2b.js.gz'])(
		'that is none is not found: %s',
		async (url) => {
			const reply = await served.app.inject(url);
			expect(reply.statusCode).toBe(404);
		},
	);

	test('is never one of the build’s own papers', async () => {
		await served.app.inject('/.vite/manifest.json');
		expect(served.site.rendered.at(-1)?.request.url).toContain('manifest.json');
	});
});
