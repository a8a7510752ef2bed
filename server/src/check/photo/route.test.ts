import type { RequestListener } from 'node:http';
import { getBase } from '@avtosverka/contract/check/endpoints';
import { type LocalServer, serveLocally } from '@avtosverka/registers/transport/testing/local-server';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeRegisters } from '../../answers/testing/fake-registers.ts';
import { SAMPLE_FACTS, SAMPLE_VIN } from '../../answers/testing/sample-facts.ts';
import { HOUR_MS, testClock } from '../../answers/testing/test-clock.ts';
import { createBareApp, MARKER } from '../../http/testing/served-app.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { testConfig, testDeps } from '../../testing/test-deps.ts';
import { siteCalls } from '../cached-report.ts';
import { registerCheck } from '../route.ts';
import { JPEG, PNG } from './testing/pictures.ts';

const PHOTO = `/car-photo/${SAMPLE_VIN}`;

const database = setUpDatabase();
let photos: LocalServer;
let answer: RequestListener;

beforeEach(async () => {
	await database.store.db.execute(sql`truncate kept_answer, daily_reply`);
	answer = (_request, response) => response.setHeader('content-type', 'image/jpeg').end(JPEG);
	photos = await serveLocally((request, response) => answer(request, response));
});
afterEach(() => photos[Symbol.asyncDispose]());

/** A server whose supplier names a photograph at `imageUrl`, by default `/car.jpg` of the local host. */
function world({ imageUrl = `${photos.url}/car.jpg`, environment = {} as Record<string, string> } = {}) {
	const clock = testClock();
	const registers = fakeRegisters(clock);
	const facts = { ...SAMPLE_FACTS.base, imageUrl };
	registers.reactFor('base', () => ({ state: 'found', source: 'avtocod', asOf: clock.now(), facts }));
	const config = testConfig({ SUPPLIER_AVTOCOD_IMAGE_HOSTS: photos.url, ...environment });
	const deps = testDeps({ store: database.store, clock, registers, config });
	const app = createBareApp(deps);
	registerCheck(app, deps);
	const base = async () => {
		const reply = await app.inject({ url: `/v1/getBase/${SAMPLE_VIN}/1`, headers: MARKER });
		return getBase.reply.parse(reply.json()).data?.image;
	};
	const photo = (headers: Record<string, string> = {}) => app.inject({ url: PHOTO, headers });
	return { app, clock, registers, deps, base, photo };
}

describe('the card of a car with a photograph', () => {
	test('names the photograph at our own address, and so does the page before it asks', async () => {
		const { base, deps } = world();
		expect(await base()).toBe(PHOTO);
		expect((await siteCalls(deps).cachedReport(SAMPLE_VIN)).base?.data?.image).toBe(PHOTO);
	});

	test.each([
		'https://elsewhere.example/car.jpg',
		'http://169.254.169.254/latest/meta-data',
		'javascript:alert(1)',
	])('has none where the supplier names %s, which the settings do not', async (imageUrl) => {
		const { base, photo } = world({ imageUrl });
		expect(await base()).toBeNull();
		expect((await photo()).statusCode).toBe(204);
		expect(photos.seen).toEqual([]);
	});
});

describe('the photograph of a car', () => {
	test('is fetched once, typed by its bytes, and anybody may keep it for a day', async () => {
		answer = (_request, response) => response.setHeader('content-type', 'text/html').end(PNG);
		const { base, photo } = world();
		await base();
		const replies = await Promise.all([photo(), photo(), photo()]);
		for (const reply of replies) {
			expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
			expect(reply.rawPayload.equals(PNG)).toBe(true);
			expect(reply.headers).toMatchObject({
				'cache-control': 'public, max-age=86400',
				'x-content-type-options': 'nosniff',
				'cross-origin-resource-policy': 'same-origin',
				'x-robots-tag': 'noindex',
			});
			expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
		}
		expect(photos.seen).toEqual(['/car.jpg']);
	});

	test('is not sent again to whoever has it', async () => {
		const { base, photo } = world();
		await base();
		const { etag } = (await photo()).headers;
		const again = await photo({ 'if-none-match': `W/${etag}` });
		expect([again.statusCode, again.body]).toEqual([304, '']);
	});

	test('is fetched for a car that we know only: no supplier is asked because of it', async () => {
		const { photo, registers } = world();
		const reply = await photo();
		expect([reply.statusCode, reply.body]).toEqual([204, '']);
		expect(registers.asked).toEqual([]);
		expect(photos.seen).toEqual([]);
	});

	test.each<[string, RequestListener]>([
		['is not there', (_request, response) => response.writeHead(404).end(JPEG)],
		['is a drawing with scripts', (_request, response) => response.end('<svg xmlns="…"><script/></svg>')],
		['is a page', (_request, response) => response.end('<!doctype html>')],
		['is empty', (_request, response) => response.end()],
		['stands elsewhere', (_request, response) => response.writeHead(302, { location: '/b.jpg' }).end()],
		['is too large', (_request, response) => response.end(Buffer.concat([JPEG, Buffer.alloc(6_000_000)]))],
		['breaks off', (_request, response) => response.destroy()],
	])(
		'that %s is no error, nothing that anybody keeps, and is not fetched again at once',
		async (_, listener) => {
			answer = listener;
			const { base, photo, clock } = world();
			await base();
			const reply = await photo();
			expect([reply.statusCode, reply.headers['cache-control'], reply.body]).toEqual([204, 'no-store', '']);
			const fetched = photos.seen.length;
			await photo();
			expect(photos.seen).toHaveLength(fetched);
			answer = (_request, response) => response.end(JPEG);
			clock.pass(HOUR_MS);
			expect((await photo()).statusCode).toBe(200);
		},
	);

	test('is limited per address', async () => {
		const { base, photo } = world({ environment: { RATE_LIMIT_PER_MINUTE: '2' } });
		await base();
		expect((await photo()).statusCode).toBe(200);
		expect((await photo()).statusCode).toBe(200);
		expect((await photo()).statusCode).toBe(429);
	});

	test.each(['XTA21144O94786239', 'a', '%00', '..%2f..%2fetc'])(
		'of what is no VIN (%s) is refused in a sentence',
		async (vin) => {
			const reply = await world().app.inject(`/car-photo/${vin}`);
			expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-input']);
			expect(reply.json().message).toMatch(/[а-я]/);
		},
	);
});
