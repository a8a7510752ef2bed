import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { makeToken } from '@avtosverka/sandbox/protection/token';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testDeps } from '../testing/test-deps.ts';
import type { Protection } from './protection.ts';
import { createService } from './service.ts';
import { createServiceTransport } from './service-transport.ts';
import { askSmartCaptcha } from './smartcaptcha.ts';
import type { SpentServiceValues } from './store.ts';
import { createSpentMemory } from './testing/spent-memory.ts';
import { askTurnstile } from './turnstile.ts';

const KINDS = ['smartcaptcha', 'turnstile'] as const;
type Kind = (typeof KINDS)[number];

let sandbox: RunningSandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

async function control(path: string, body: object): Promise<void> {
	const reply = await fetch(`${sandbox.url}/_control/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	expect(reply.status).toBe(200);
}
beforeEach(() => control('reset', {}));

let made = 0;
const segment = (host = 'localhost:3000', action = 'check') => {
	made += 1;
	return Buffer.from(makeToken({ host, action, id: String(made) })).toString('base64url');
};

const FORGETFUL: SpentServiceValues = { spend: async () => true, knows: async () => false };

/** The protection as the settings of a sandbox make it, with little patience. */
function serviceOf(kind: Kind, settings: Record<string, string>, spent: SpentServiceValues): Protection {
	const { botProtection, siteUrl } = readConfig({
		...sandboxSettings(sandbox.url),
		BOT_PROTECTION: kind,
		...settings,
	});
	if (!('secret' in botProtection)) throw new Error('no service');
	const send = createServiceTransport(kind, testDeps(), 300);
	const ask =
		kind === 'smartcaptcha' ? askSmartCaptcha(botProtection, send) : askTurnstile(botProtection, send);
	const pause = async () => {};
	return createService({ settings: botProtection, siteUrl, spent, ask, pause });
}

function protectionOf(kind: Kind, settings: Record<string, string> = {}) {
	const service = serviceOf(kind, settings, FORGETFUL);
	return (token: string) =>
		service.verify({ token, purpose: 'check', visitorId: 'v'.repeat(22), check: null, now: new Date() });
}

describe.each(KINDS)('%s over the wire', (kind) => {
	test('lets its own value pass once', async () => {
		const verify = protectionOf(kind);
		const token = segment();
		expect(await verify(token)).toEqual({ verdict: 'pass', reason: 'ok' });
		expect((await verify(token)).verdict).toBe('fail');
	});

	test('lets one value of its own open the ten checks of a car', async () => {
		const service = serviceOf(kind, {}, createSpentMemory());
		const token = segment();
		const results = await Promise.all(
			SECTIONS.map((section) =>
				service.verify({
					...{ token, purpose: 'check', visitorId: 'v'.repeat(22), now: new Date() },
					check: { vin: 'a car', section },
				}),
			),
		);
		expect(results).toEqual(SECTIONS.map(() => ({ verdict: 'pass', reason: 'ok' })));
	});

	test('does not let a value of another site pass, nor one that it never made', async () => {
		const verify = protectionOf(kind);
		expect(await verify(segment('other.example'))).toEqual({ verdict: 'fail', reason: 'host' });
		expect(await verify(Buffer.from('made-up').toString('base64url'))).toEqual({
			verdict: 'fail',
			reason: 'refused',
		});
	});

	test.each([
		['fail', 'fail'],
		['used', 'fail'],
		['inner-failure', 'unavailable'],
		['down', 'unavailable'],
		['slow', 'unavailable'],
	])('in the mode %s the verdict is %s', async (mode, verdict) => {
		await control('protection', { service: kind, mode });
		const startedAt = performance.now();
		expect((await protectionOf(kind)(segment())).verdict).toBe(verdict);
		expect(performance.now() - startedAt).toBeLessThan(2_000);
	});

	test('is unavailable, and says why, with a wrong secret', async () => {
		const verify = protectionOf(kind, { SMARTCAPTCHA_SECRET: 'wrong', TURNSTILE_SECRET: 'wrong' });
		expect(await verify(segment())).toEqual({ verdict: 'unavailable', reason: 'secret' });
	});

	test('is not waited for again and again while it is away', async () => {
		await control('protection', { service: kind, mode: 'slow' });
		const verify = protectionOf(kind);
		await Promise.all(Array.from({ length: 12 }, () => verify(segment())));
		const startedAt = performance.now();
		expect(await verify(segment())).toEqual({ verdict: 'unavailable', reason: 'service' });
		expect(performance.now() - startedAt).toBeLessThan(100);
	});
});

test('a Turnstile value of one purpose does not pass another', async () => {
	expect(await protectionOf('turnstile')(segment('localhost', 'plate'))).toEqual({
		verdict: 'fail',
		reason: 'purpose',
	});
});
