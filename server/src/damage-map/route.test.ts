import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBareApp } from '../http/testing/served-app.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import { registerDamageMap } from './route.ts';

function createApp(environment: Record<string, string> = {}) {
	const deps = testDeps({ config: testConfig({ RATE_LIMIT_PER_MINUTE: '100000', ...environment }) });
	const app = createBareApp(deps);
	registerDamageMap(app, deps);
	return app;
}

let app: ReturnType<typeof createApp>;
beforeAll(() => {
	app = createApp();
});

describe('the damage picture', () => {
	test('is an SVG that anybody may keep for a day', async () => {
		const reply = await app.inject('/damage-map.svg?points=05,110');
		expect(reply.statusCode).toBe(200);
		expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
		expect(reply.headers['cache-control']).toBe('public, max-age=86400');
		expect(reply.body).toMatch(/^<svg .+<\/svg>$/s);
		expect(reply.body).toContain('задний бампер слева');
	});

	test('can run nothing, should it be opened by itself', async () => {
		const reply = await app.inject('/damage-map.svg?points=05');
		expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
		expect(reply.body).not.toMatch(/<script|onload|href=/);
	});

	test('is a PNG of 800 pixels across', async () => {
		const reply = await app.inject('/damage-map.png?points=05,110');
		expect(reply.headers['content-type']).toBe('image/png');
		expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG');
		expect(reply.rawPayload.readUInt32BE(16)).toBe(800);
	});

	test('as PNG shows its words: other words give other pixels under the same drawing', async () => {
		const [fire, engine] = await Promise.all(
			['15', '12'].map((code) => app.inject(`/damage-map.png?points=${code}`)),
		);
		expect(fire!.rawPayload.equals(engine!.rawPayload)).toBe(false);
	});

	test('leaves its words out where the page says them', async () => {
		const reply = await app.inject('/damage-map.svg?points=05&legend=off');
		expect(reply.body).toContain('viewBox="0 0 400 200"');
	});

	test('is not sent again to whoever has it', async () => {
		const first = await app.inject('/damage-map.svg?points=09');
		const etag = String(first.headers.etag);
		const again = await app.inject({
			url: '/damage-map.svg?points=09',
			headers: { 'if-none-match': `"x", W/${etag}` },
		});
		expect([again.statusCode, again.body]).toEqual([304, '']);
		const other = await app.inject({ url: '/damage-map.svg?points=10', headers: { 'if-none-match': etag } });
		expect(other.statusCode).toBe(200);
	});

	test('answers HEAD without a body', async () => {
		const reply = await app.inject({ method: 'HEAD', url: '/damage-map.png?points=09' });
		expect([reply.statusCode, reply.body]).toEqual([200, '']);
	});
});

describe('what is no list of codes', () => {
	test.each([
		['nothing', ''],
		['an empty list', '?points='],
		['letters', '?points=abc'],
		['four digits', '?points=1234'],
		['an empty place in the list', '?points=01,,02'],
		['another separator', '?points=01;02'],
		['a list given twice', '?points=01&points=02'],
		['more than forty codes', `?points=${Array(41).fill('01').join(',')}`],
		['a long text', `?points=${'1'.repeat(3000)}`],
		['markup', '?points=%3Cscript%3E'],
		['another legend', '?points=01&legend=maybe'],
	])('is refused: %s', async (_, query) => {
		for (const format of ['svg', 'png']) {
			const reply = await app.inject(`/damage-map.${format}${query}`);
			expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-input']);
		}
	});

	test('is told in a sentence', async () => {
		const reply = await app.inject('/damage-map.svg?points=x');
		expect(reply.json().message).toBe(
			'Коды повреждений: от одной до трёх цифр через запятую, не больше 40 кодов.',
		);
	});

	test('never breaks anything, whatever it is', async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (points) => {
				const reply = await app.inject({ url: '/damage-map.svg', query: { points } });
				expect(reply.statusCode).toBeLessThan(500);
			}),
		);
	});
});

test('drawing is limited per address, what is drawn already is not', async () => {
	const limited = createApp({ RATE_LIMIT_PER_MINUTE: '1' });
	expect((await limited.inject('/damage-map.svg?points=01')).statusCode).toBe(200);
	expect((await limited.inject('/damage-map.svg?points=02')).statusCode).toBe(429);
	expect((await limited.inject('/damage-map.svg?points=01')).statusCode).toBe(200);
});

test('a PNG is drawn once for all who ask for the same places, at one moment, later and in another order', async () => {
	// A second drawing would be refused.
	const own = createApp({ RATE_LIMIT_PER_MINUTE: '1' });
	const first = await Promise.all(
		Array.from({ length: 8 }, () => own.inject('/damage-map.png?points=01,12')),
	);
	const later = await own.inject('/damage-map.png?points=12,01,12');
	const { etag } = later.headers;
	expect([...first, later].map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual(
		Array(9).fill([200, etag]),
	);
	expect(first[0]?.headers['cache-control']).toBe('public, max-age=86400');
	expect((await own.inject('/damage-map.png?points=03')).statusCode).toBe(429);
});
