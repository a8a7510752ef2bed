import { brotliDecompressSync } from 'node:zlib';
import { endpoint } from '@avtosverka/contract/endpoint';
import { Problem } from '@avtosverka/contract/problem';
import type { Route } from '@avtosverka/contract/route';
import { ProtectionValue, VinInput } from '@avtosverka/contract/vocabulary/schemas';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Protection, ProtectionResult } from '../protection/protection.ts';
import type { ServerDeps } from '../server-deps.ts';
import { testConfig, testDeps } from '../testing/test-deps.ts';
import type { MetVisitor } from './call.ts';
import { compressQuickly } from './replies/compression.ts';
import { readyBytes } from './replies/ready-bytes.ts';
import { RequestProblem } from './replies/request-problem.ts';
import { createServedApp, MARKER } from './testing/served-app.ts';

const VIN = 'XTA21144094786239';

const CHECK_ROUTE = {
	name: 'check',
	method: 'GET',
	path: '/v1/check/:vin/:token',
	protection: 'check',
} as const satisfies Route;
const check = endpoint(CHECK_ROUTE, {
	summary: 'Проверка',
	params: z.object({ vin: VinInput, token: ProtectionValue }),
	query: z.object({ page: z.coerce.number().int().optional() }),
	reply: z.object({ vin: z.string() }),
});

function protectionThat(verdict: ProtectionResult): Protection & { verify: ReturnType<typeof vi.fn> } {
	return { kind: 'altcha', issue: vi.fn(), verify: vi.fn(async () => verdict) };
}

function appWith(given: Partial<ServerDeps> = {}) {
	return createServedApp(testDeps(given), check, async ({ params }) => ({ vin: params.vin }));
}

describe('an endpoint', () => {
	test('answers with the checked reply, never to be stored', async () => {
		const reply = await appWith().inject({ url: `/v1/check/xta 21144094786239/off`, headers: MARKER });
		expect(reply.statusCode).toBe(200);
		expect(reply.json()).toEqual({ vin: VIN });
		expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
		expect(reply.headers['cache-control']).toBe('no-store');
		expect(reply.headers['x-content-type-options']).toBe('nosniff');
	});

	test('carries nothing that binds documents alone, refused or not', async () => {
		const app = appWith();
		const replies = [
			await app.inject({ url: `/v1/check/${VIN}/off`, headers: MARKER }),
			await app.inject({ url: `/v1/check/${VIN}/off` }),
		];
		expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
		for (const { headers } of replies) {
			for (const name of ['permissions-policy', 'cross-origin-opener-policy', 'referrer-policy']) {
				expect(Object.keys(headers)).not.toContain(name);
			}
		}
	});

	test('sends a prepared reply byte by byte', async () => {
		const app = createServedApp(testDeps(), check, async () => ({
			prepared: readyBytes(Buffer.from('{"vin": "как есть"}'), compressQuickly),
		}));
		const reply = await app.inject({ url: `/v1/check/${VIN}/off`, headers: MARKER });
		expect(reply.body).toBe('{"vin": "как есть"}');
		expect(reply.headers['cache-control']).toBe('no-store');
	});

	test('compresses a long reply for whoever wants it', async () => {
		const text = JSON.stringify({ vin: VIN.repeat(500) });
		const prepared = readyBytes(Buffer.from(text), compressQuickly);
		const app = createServedApp(testDeps(), check, async () => ({ prepared }));
		const headers = { ...MARKER, 'accept-encoding': 'gzip, br' };
		const reply = await app.inject({ url: `/v1/check/${VIN}/off`, headers });
		expect(reply.headers['content-encoding']).toBe('br');
		expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(text);
		const plain = await app.inject({ url: `/v1/check/${VIN}/off`, headers: MARKER });
		expect(plain.body).toBe(text);
	});

	test('refuses a request without the marker header', async () => {
		const reply = await appWith().inject({ url: `/v1/check/${VIN}/off` });
		expect(reply.statusCode).toBe(400);
		expect(Problem.parse(reply.json()).code).toBe('bad-input');
	});

	test.each(['prefetch', 'prefetch;prerender'])('refuses a speculative request (%s)', async (purpose) => {
		const headers = { ...MARKER, 'sec-purpose': purpose };
		const reply = await appWith().inject({ url: `/v1/check/${VIN}/off`, headers });
		expect(reply.statusCode).toBe(403);
		expect(reply.json().code).toBe('prefetch');
	});

	test('says in the words of the schema what is wrong with the input', async () => {
		const short = await appWith().inject({ url: '/v1/check/XTA/off', headers: MARKER });
		expect(short.statusCode).toBe(400);
		expect(short.json()).toEqual({ success: false, message: 'VIN состоит из 17 знаков', code: 'bad-input' });
		const query = await appWith().inject({ url: `/v1/check/${VIN}/off?page=x`, headers: MARKER });
		expect(query.json().message).toBe('Неверное значение: page.');
	});

	test('takes one more than the limit of an address for too many, and says how long to wait', async () => {
		const config = testConfig({ RATE_LIMIT_PER_MINUTE: '2' });
		const app = appWith({ config });
		const ask = () => app.inject({ url: `/v1/check/${VIN}/off`, headers: MARKER });
		expect((await ask()).statusCode).toBe(200);
		expect((await ask()).statusCode).toBe(200);
		const refused = await ask();
		expect(refused.statusCode).toBe(429);
		expect(refused.json().code).toBe('too-many');
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
	});

	test('answers a wrong reply of its own with 500 and tells nothing of it', async () => {
		const app = createServedApp(testDeps(), check, async () => ({ vin: 5 as unknown as string }));
		const reply = await app.inject({ url: `/v1/check/${VIN}/off`, headers: MARKER });
		expect(reply.statusCode).toBe(500);
		expect(Problem.parse(reply.json()).code).toBe('bug');
		expect(reply.body).not.toContain('expected');
	});

	test('lets a feature refuse in its own words', async () => {
		const app = createServedApp(testDeps(), check, async () => {
			throw new RequestProblem(429, 'too-many', 'Слишком часто.', 7);
		});
		const reply = await app.inject({ url: `/v1/check/${VIN}/off`, headers: MARKER });
		expect(reply.statusCode).toBe(429);
		expect(reply.headers['retry-after']).toBe('7');
		expect(reply.json().message).toBe('Слишком часто.');
	});

	test('has no HEAD twin', async () => {
		const reply = await appWith().inject({ method: 'HEAD', url: `/v1/check/${VIN}/off`, headers: MARKER });
		expect(reply.statusCode).toBe(404);
	});
});

describe('«Запросить снова»', () => {
	test.each([
		['no-cache', true],
		['max-age=0', false],
	])('Cache-Control: %s means anew: %s', async (cacheControl, refresh) => {
		const seen = vi.fn();
		const app = createServedApp(testDeps(), check, async (call) => {
			seen(call.refresh);
			return { vin: VIN };
		});
		await app.inject({ url: `/v1/check/${VIN}/off`, headers: { ...MARKER, 'cache-control': cacheControl } });
		expect(seen).toHaveBeenCalledWith(refresh);
	});
});

describe('the visitor', () => {
	const inject = (headers: Record<string, string>, read: (visitor: MetVisitor) => unknown) =>
		createServedApp(testDeps(), check, async ({ visitor }) => {
			read(visitor);
			return { vin: VIN };
		}).inject({ url: `/v1/check/${VIN}/off`, headers: { ...MARKER, ...headers } });

	test('gets a cookie and the header with the same value when new', async () => {
		const read = vi.fn(({ id }: MetVisitor) => id);
		const reply = await inject({}, (visitor) => [read(visitor), read(visitor)]);
		const cookie = String(reply.headers['set-cookie']);
		expect(cookie).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
		expect(cookie).toContain(String(reply.headers['x-visitor']));
		expect(read.mock.results.map(({ value }) => value)).toEqual(
			Array.from({ length: 2 }, () => reply.headers['x-visitor']),
		);
	});

	test('gets them too where it matters only that they are new, and the endpoint refuses', async () => {
		const reply = await inject({}, ({ fresh }) => {
			if (fresh) throw new RequestProblem(429, 'too-many', 'Слишком часто.');
		});
		expect(reply.statusCode).toBe(429);
		expect(reply.headers['set-cookie']).toContain(String(reply.headers['x-visitor']));
	});

	test('gets nothing where nobody asks who they are', async () => {
		const { headers } = await inject({}, () => null);
		expect([headers['set-cookie'], headers['x-visitor']]).toEqual([undefined, undefined]);
	});

	test('keeps the value of the cookie', async () => {
		const read = vi.fn();
		const cookie = `a=b; visitor=${'q'.repeat(22)}; c=d`;
		const reply = await inject({ cookie }, ({ id, fresh }) => read(id, fresh));
		expect(read).toHaveBeenCalledWith('q'.repeat(22), false);
		expect(reply.headers['set-cookie']).toBeUndefined();
	});
});

describe('the bot-protection value', () => {
	const inject = (protection: Protection) =>
		appWith({ protection }).inject({
			url: `/v1/check/${VIN}/value`,
			headers: { ...MARKER, 'x-visitor': 'q'.repeat(22) },
		});

	test('is spent for the purpose of the endpoint and for this visitor', async () => {
		const protection = protectionThat({ verdict: 'pass', reason: 'ok' });
		expect((await inject(protection)).statusCode).toBe(200);
		expect(protection.verify).toHaveBeenCalledExactlyOnceWith(
			expect.objectContaining({ token: 'value', purpose: 'check', visitorId: 'q'.repeat(22) }),
		);
	});

	test('is asked to open one check of a car where an endpoint shares its value with others', async () => {
		const protection = protectionThat({ verdict: 'pass', reason: 'ok' });
		await inject(protection);
		await createServedApp(testDeps({ protection }), { ...check, protectionPerCar: true }, async () => ({
			vin: VIN,
		})).inject({ url: `/v1/check/xta 21144094786239/value`, headers: MARKER });
		expect(protection.verify.mock.calls.map(([claim]) => claim.check)).toEqual([
			null,
			{ vin: VIN, section: 'check' },
		]);
	});

	test('that fails is a 403, one that is no value at all a 400', async () => {
		const spent = await inject(protectionThat({ verdict: 'fail', reason: 'spent' }));
		expect([spent.statusCode, spent.json().code]).toEqual([403, 'protection-failed']);
		const malformed = await inject(protectionThat({ verdict: 'fail', reason: 'malformed' }));
		expect([malformed.statusCode, malformed.json().code]).toEqual([400, 'protection-missing']);
	});

	test('that nobody can judge is a 403 of its own where its purpose must not pass then', async () => {
		const config = testConfig({ PROTECTION_FAIL_OPEN: 'plate' });
		const reply = await appWith({
			config,
			protection: protectionThat({ verdict: 'unavailable', reason: 'service' }),
		}).inject({ url: `/v1/check/${VIN}/value`, headers: MARKER });
		expect([reply.statusCode, reply.json().code]).toEqual([403, 'protection-unavailable']);
	});

	test('whose use nobody could check passes where the settings do not say otherwise', async () => {
		const reply = await inject(protectionThat({ verdict: 'unavailable', reason: 'store' }));
		expect(reply.statusCode).toBe(200);
	});
});
