import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { CachedReport } from '@avtosverka/contract/site';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestClock, testClock } from '../../answers/testing/test-clock.ts';
import { nonceOf, serveFakeSite, siteApp } from './testing/site-app.ts';

const served = serveFakeSite();
const ADDRESS = '/checks/XTA21144094786239';
const TRUSTED = 't'.repeat(22);
/** A visitor to whom nothing is shown, having tried too many VINs. */
const GUESSER = 'g'.repeat(22);
const NOTHING: CachedReport = { base: null, sections: {} };

let clock: TestClock;
let stored: CachedReport;
let reads: string[];
let isBroken: boolean;
let app: Awaited<ReturnType<typeof siteApp>>;

beforeEach(async () => {
	clock = testClock();
	stored = { ...NOTHING, plateModel: 'ВАЗ 21144' };
	reads = [];
	isBroken = false;
	app = await siteApp(
		served.site,
		{},
		{
			clock,
			cachedReportFor: (visitorId) => async (vin) => {
				reads.push(vin);
				if (isBroken) throw new Error('the store is away');
				return visitorId === GUESSER ? NOTHING : structuredClone(stored);
			},
		},
	);
});

const open = (url = ADDRESS, visitor = TRUSTED, headers = {}) =>
	app.inject({ url, headers: { cookie: `visitor=${visitor}`, ...headers } });
const shownBy = (body: string) => JSON.parse(/<pre>(.*)<\/pre>/.exec(body)?.[1] ?? 'null') as CachedReport;
const timesRendered = () => served.site.rendered.length;

describe('a report that shows the same as within the last minute', () => {
	test('is not rendered again: the same bytes under hashes, whoever asks', async () => {
		const [first, second] = [await open(), await open(ADDRESS, 'o'.repeat(22), { 'accept-encoding': 'br' })];
		expect(timesRendered()).toBe(1);
		expect(shownBy(first.body)).toEqual(stored);
		expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
		expect(first.body).not.toContain('nonce');
		for (const { headers } of [first, second]) {
			const hashes = ['1', '2'].map((text) => createHash('sha256').update(text).digest('base64'));
			expect(headers['content-security-policy']).toContain(
				`script-src 'self' 'sha256-${hashes[0]}' 'sha256-${hashes[1]}';`,
			);
			expect(nonceOf(headers)).toBe('none');
			expect(headers['cache-control']).toBe('private, no-cache');
			expect(headers['content-type']).toBe('text/html; charset=utf-8');
		}
		expect(second.headers['set-cookie']).toContain('o'.repeat(22));
	});

	test('is read once for each request, whether it is rendered or not', async () => {
		await open();
		expect(reads).toHaveLength(1);
		await open();
		expect(reads).toHaveLength(2);
		stored = { ...stored, plateModel: 'другая' };
		await open();
		expect(reads).toHaveLength(3);
	});

	test('is not sent twice to who has it, and answers HEAD without a body', async () => {
		const { headers } = await open();
		const again = await open(ADDRESS, TRUSTED, { 'if-none-match': String(headers.etag) });
		expect([again.statusCode, again.body]).toEqual([304, '']);
		const head = await app.inject({ method: 'HEAD', url: ADDRESS });
		expect([head.statusCode, head.body]).toEqual([200, '']);
	});

	test('may be stored for half a minute by a browser that fetches it ahead, a failure may not', async () => {
		const ahead = () => open(ADDRESS, TRUSTED, { 'sec-purpose': 'prefetch' });
		expect((await ahead()).headers['cache-control']).toBe('private, max-age=30');
		expect((await open()).headers['cache-control']).toBe('private, no-cache');
		isBroken = true;
		const failed = await ahead();
		expect(failed.statusCode).toBe(500);
		expect(failed.headers['cache-control']).not.toContain('max-age');
	});

	test('is rendered again after a minute', async () => {
		await open();
		clock.pass(60_001);
		await open();
		expect(timesRendered()).toBe(2);
	});

	test('is another page under another address', async () => {
		const addresses = [ADDRESS, `${ADDRESS}?plate=A123BC77`, ADDRESS.replace('9', '8')];
		for (const address of addresses) expect((await open(address)).body).toContain(address.split('?')[0]);
		expect(timesRendered()).toBe(3);
	});

	test('is rendered by the first four of a rush at most', async () => {
		await Promise.all(Array.from({ length: 40 }, () => open()));
		expect(timesRendered()).toBeLessThanOrEqual(4);
	});
});

describe('what a report shows', () => {
	test('is what is cached now: a new answer stands in it at once', async () => {
		await open();
		stored = { ...stored, plateModel: 'LADA GRANTA' };
		expect(shownBy((await open()).body)).toEqual(stored);
		expect(timesRendered()).toBe(2);
	});

	test('is never shown to a visitor who may see nothing, and they spoil it for nobody else', async () => {
		for (let times = 0; times < 3; times += 1) {
			expect(shownBy((await open()).body)).toEqual(stored);
			expect(shownBy((await open(ADDRESS, GUESSER)).body)).toEqual(NOTHING);
		}
	});

	test('is not what was rendered before the store went away', async () => {
		await open();
		isBroken = true;
		expect((await open()).statusCode).toBe(500);
		isBroken = false;
		expect(shownBy((await open()).body)).toEqual(stored);
	});
});

test('a page that is not a report, is lost or has moved is rendered for each request, under its nonce', async () => {
	const pages = [await open('/compare'), await open('/compare'), await open('/lost'), await open('/moved')];
	expect(timesRendered()).toBe(4);
	expect(new Set(pages.map(({ headers }) => nonceOf(headers))).size).toBe(4);
});
