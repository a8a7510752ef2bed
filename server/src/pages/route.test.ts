import { INDEXED_PAGES } from '@avtosverka/contract/indexed-pages';
import { POSTS } from '@avtosverka/contract/posts';
import { describe, expect, test } from 'vitest';
import { createBareApp } from '../http/testing/served-app.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { registerPages } from './route.ts';

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');

function ask(path: string, settings: Record<string, string> = {}) {
	const deps = testDeps({ config: testConfig({ SITE_URL: 'https://check.example', ...settings }) });
	const app = createBareApp(deps);
	registerPages(app, deps);
	return app.inject(path);
}

describe('files beside pages', () => {
	test('the sitemap names every public page once, and nobody’s report', async () => {
		const { body, headers } = await ask('/sitemap.xml');
		const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
		expect(places).toEqual(INDEXED_PAGES.map(({ path }) => `https://check.example${path}`));
		expect(new Set(places).size).toBe(places.length);
		expect(body).not.toMatch(/checks|moderation|\/user/);
		expect(headers['content-type']).toBe('application/xml; charset=utf-8');
	});

	test('robots are kept from reports and from the API, and told of the sitemap', async () => {
		const { body } = await ask('/robots.txt');
		const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path).sort();
		expect(closed).toEqual([
			'/checks/',
			'/compare',
			'/moderation',
			'/o/',
			'/operator',
			'/ownerReport/',
			'/redirect',
			'/user',
			'/v1/',
		]);
		expect(body).not.toContain('Disallow: /ownerReport\n');
		expect(body).toContain('Sitemap: https://check.example/sitemap.xml');
	});

	test('the feed has every article with its day', async () => {
		const { body, headers } = await ask('/posts/rss.xml');
		expect(headers['content-type']).toContain('application/rss+xml');
		expect(body.match(/<item>/g)).toHaveLength(POSTS.length);
		expect(body).toContain('<pubDate>Sat, 21 Nov 2026 06:00:00 GMT</pubDate>');
	});

	test('security.txt stands once the operator has an address, and not before', async () => {
		expect((await ask('/.well-known/security.txt')).statusCode).toBe(404);
		const { body } = await ask('/.well-known/security.txt', { OPERATOR_EMAIL: 'operator@example.org' });
		expect(body).toMatch(/^Contact: mailto:operator@example\.org\nExpires: \d{4}-\d\d-\d\dT[\d:]+Z\n/);
	});

	test('phones learn which apps are ours, as far as there are any', async () => {
		for (const name of ['assetlinks.json', 'apple-app-site-association']) {
			expect((await ask(`/.well-known/${name}`)).statusCode).toBe(404);
		}
		const settings = {
			ANDROID_PACKAGE: 'ru.example.app',
			ANDROID_FINGERPRINTS: FINGERPRINT,
			IOS_APP_ID: 'ABCDE12345.ru.example.app',
		};
		const android = await ask('/.well-known/assetlinks.json', settings);
		expect(android.json()[0].target).toMatchObject({ package_name: 'ru.example.app' });
		const apple = await ask('/.well-known/apple-app-site-association', settings);
		expect(apple.headers['content-type']).toContain('application/json');
		expect(apple.json().applinks.details[0]).toMatchObject({
			appID: 'ABCDE12345.ru.example.app',
			paths: ['/checks/*', '/appPay*', '/app/cabinet*'],
		});
	});

	test('a password manager is led to the cabinet', async () => {
		const reply = await ask('/.well-known/change-password');
		expect([reply.statusCode, reply.headers.location]).toEqual([302, '/user']);
	});
});
