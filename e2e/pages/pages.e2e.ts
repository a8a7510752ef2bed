import { isContent } from '@avtosverka/contract/page-of';
import { expect, test } from '@playwright/test';
import { newCar } from '../steps/new-car.ts';
import { readPage, type ServedPage } from './read-page.ts';
import { aboutNewCars, INDEXED, ROUTES, type Row, SAMPLE } from './route-table.ts';

// Asked for without a browser, as search engines and link previews do.
const site = () => process.env.E2E_SITE_URL ?? '';
const BRAND = 'Автосверка';

const SHARED_FIELDS = ['type', 'site_name', 'locale', 'title', 'description', 'url', 'image'];

test.describe('a page of the route table', () => {
	for (const row of ROUTES) {
		test(`is what it should be: ${row.path}`, async () => {
			const { path, title, status = 200, indexed } = aboutNewCars(row);
			const page = await readPage(site() + path);
			expect(page.status).toBe(status);
			expect(page.type).toBe('text/html; charset=utf-8');
			expect(page.lang).toBe('ru');
			expect(page.titles).toEqual([`${title} — ${BRAND}`]);
			expect(page.headings).toHaveLength(1);
			expect(page.headings[0]).toMatch(/\p{Script=Cyrillic}{3}/u);
			expect(page.descriptions).toHaveLength(1);
			// A browser makes telephones and dates of VINs, plates and numbers of documents.
			expect(page.detections).toEqual(['telephone=no, date=no, address=no, email=no']);
			// A script moves late parts into place; reading a page must not need one.
			expect(page.lateLines).toEqual([]);
			if (indexed) expectIndexed(page, path, indexed);
			else expectHidden(page);
		});
	}
});

function expectIndexed(page: ServedPage, path: string, { under, data }: NonNullable<Row['indexed']>): void {
	const address = site() + (under ?? path);
	expect(page.robots).toEqual([]);
	expect(page.canonicals).toEqual([address]);
	const [description = ''] = page.descriptions;
	expect(description.length, description).toBeGreaterThanOrEqual(50);
	expect(description.length, description).toBeLessThanOrEqual(170);
	for (const field of SHARED_FIELDS) expect(page.shared.get(`og:${field}`), field).toMatch(/./);
	expect(page.shared.get('og:url')).toBe(address);
	expect(page.shared.get('og:description')).toBe(description);
	const blocks = page.data.map((text) => JSON.parse(text));
	for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
	expect(blocks.map((block) => block['@type'])).toEqual(data);
}

function expectHidden(page: ServedPage): void {
	expect(page.robots).toEqual(['noindex']);
	expect(page.canonicals).toEqual([]);
	expect([...page.shared.keys()]).toEqual([]);
	expect(page.descriptions[0]).toMatch(/\p{Script=Cyrillic}/u);
}

test('the sample of an owner report is ready bytes, its folded rows among them', async () => {
	const ask = (headers = {}) => fetch(site() + SAMPLE, { headers: { accept: 'text/html', ...headers } });
	const first = await ask();
	expect(await first.text()).toMatch(/<details.*10001\/24\/99001-ИП.*<\/details>/s);
	expect(first.headers.get('content-security-policy')).not.toContain('nonce-');
	expect((await ask({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
});

test('no two pages that search engines know have a title or a description in common', async () => {
	const pages = await Promise.all(INDEXED.map(({ path }) => readPage(site() + path)));
	for (const texts of [
		pages.map(({ titles }) => titles[0]),
		pages.map(({ descriptions }) => descriptions[0]),
	]) {
		expect(new Set(texts).size).toBe(INDEXED.length);
	}
});

/** The first ten packets; with its headers such a page fits into them: each round trip more costs 0.3 s. */
const TEN_PACKETS = 14_600;
/** What packed pages of the application may weigh: they stand above the ten packets in any case. */
const DOCUMENT_BYTES = { home: 16_600, report: 24_000 };

/** What a packed page weighs, and the lines of headers before it. */
async function weigh(path: string): Promise<{ body: number; head: number }> {
	const headers = { accept: 'text/html', 'accept-encoding': 'br' };
	const reply = await fetch(site() + path, { headers });
	await reply.body?.cancel();
	expect(reply.headers.get('content-encoding'), path).toBe('br');
	const lines = ['HTTP/1.1 200 OK', ...[...reply.headers].map(([name, value]) => `${name}: ${value}`), ''];
	return { body: Number(reply.headers.get('content-length')), head: lines.join('\r\n').length + 2 };
}

test('a page that is only read fits into the first ten packets, with its headers', async () => {
	const paths = INDEXED.map(({ path }) => path).filter(isContent);
	expect(paths.length).toBeGreaterThan(10);
	for (const path of paths) {
		const { body, head } = await weigh(path);
		expect(head, path).toBeGreaterThan(500);
		expect(body + head, path).toBeLessThanOrEqual(TEN_PACKETS);
	}
});

test('the documents of the home page and of a report keep to their budgets', async () => {
	expect((await weigh('/')).body).toBeLessThanOrEqual(DOCUMENT_BYTES.home);
	expect((await weigh(`/checks/${newCar()}`)).body).toBeLessThanOrEqual(DOCUMENT_BYTES.report);
});

test('the sitemap names each page that search engines may know, and no other', async () => {
	const text = await (await fetch(`${site()}/sitemap.xml`)).text();
	const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
	expect(named.toSorted()).toEqual(INDEXED.map(({ path }) => site() + path).toSorted());
});

test('a picture stands beside every shared link', async () => {
	const pages = await Promise.all(INDEXED.map(({ path }) => readPage(site() + path)));
	const addresses = new Set(pages.map(({ shared }) => shared.get('og:image') ?? ''));
	expect(addresses.size).toBeGreaterThan(7);
	for (const address of addresses) {
		const reply = await fetch(address);
		expect([reply.status, reply.headers.get('content-type')], address).toEqual([200, 'image/png']);
		const bytes = Buffer.from(await reply.arrayBuffer());
		// Width and height of a PNG stand behind its signature and the head of its first chunk.
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
	}
});

test.describe('a file beside pages', () => {
	for (const [path, type] of [
		['/robots.txt', 'text/plain; charset=utf-8'],
		['/sitemap.xml', 'application/xml; charset=utf-8'],
		['/posts/rss.xml', 'application/rss+xml; charset=utf-8'],
		['/.well-known/security.txt', 'text/plain; charset=utf-8'],
		['/manifest.webmanifest', 'application/manifest+json'],
		['/favicon.svg', 'image/svg+xml'],
		['/favicon.ico', 'image/vnd.microsoft.icon'],
		['/widget.js', 'application/javascript; charset=utf-8'],
		['/v1/openapi.json', 'application/json; charset=utf-8'],
	] as const) {
		test(`is there under its own type: ${path}`, async () => {
			const reply = await fetch(site() + path);
			expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
			expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(0);
		});
	}

	test('every icon of the manifest is there', async () => {
		const manifest = await (await fetch(`${site()}/manifest.webmanifest`)).json();
		expect(manifest.icons.length).toBeGreaterThan(0);
		for (const { src, type } of manifest.icons as { src: string; type: string }[]) {
			const reply = await fetch(new URL(src, site()));
			expect([reply.status, reply.headers.get('content-type')], src).toEqual([200, type]);
		}
	});

	test('a file without anything in it is none', async () => {
		for (const name of ['assetlinks.json', 'apple-app-site-association']) {
			expect((await fetch(`${site()}/.well-known/${name}`)).status, name).toBe(404);
		}
	});
});

test('addresses that only lead on do so', async () => {
	for (const [path, status, to] of [
		['/.well-known/change-password', 302, '/user'],
		['/widget', 302, '/widget?isFrame=true'],
		['/checks/xta21144094786239', 301, '/checks/XTA21144094786239'],
		['/share?text=XTA21144094786239', 302, '/checks/XTA21144094786239'],
	] as const) {
		const reply = await fetch(site() + path, { redirect: 'manual' });
		expect([reply.status, reply.headers.get('location')], path).toEqual([status, to]);
	}
});
