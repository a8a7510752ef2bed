import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type AskService, createService, type Judgement } from './service.ts';
import type { SpentChallenges } from './store.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const segment = (token: string) => Buffer.from(token).toString('base64url');

/** Used values in memory, with the one property that matters: the first caller wins. */
function createMemory(): SpentChallenges {
	const spent = new Set<string>();
	return {
		async spend(nonce) {
			const first = !spent.has(nonce);
			spent.add(nonce);
			return first;
		},
	};
}

function setUp(judgement: Judgement, spent: SpentChallenges = createMemory()) {
	const ask = vi.fn<AskService>(async () => judgement);
	const settings = {
		kind: 'smartcaptcha',
		url: 'https://captcha.example',
		siteKey: 'public',
		secret: 'hush',
	} as const;
	const service = createService({ settings, siteUrl: 'https://avtosverka.example', spent, ask });
	const verify = (token = segment('a.token')) =>
		service.verify({ token, purpose: 'plate', visitorId: 'v', now: NOW });
	return { service, ask, verify };
}

const pass = (host = 'avtosverka.example'): Judgement => ({ verdict: 'pass', host });

describe('a value of a service', () => {
	test('reaches the service as its script made it, with its purpose, and passes', async () => {
		const { verify, ask } = setUp(pass());
		expect(await verify(segment('dD0x/+=.XXXX'))).toEqual({ verdict: 'pass', reason: 'ok' });
		expect(ask).toHaveBeenCalledExactlyOnceWith('dD0x/+=.XXXX', 'plate');
	});

	test('does not pass a second time even if the service would let it', async () => {
		const { verify } = setUp(pass());
		await verify();
		expect(await verify()).toEqual({ verdict: 'fail', reason: 'spent' });
		expect(await verify(segment('another'))).toEqual({ verdict: 'pass', reason: 'ok' });
	});

	test('passes once of many who bring it at the same moment', async () => {
		const { verify } = setUp(pass());
		const verdicts = await Promise.all(Array.from({ length: 20 }, () => verify()));
		expect(verdicts.filter(({ verdict }) => verdict === 'pass')).toHaveLength(1);
	});

	test('is remembered by its hash, and only once it passed', async () => {
		const spend = vi.fn(async () => true);
		for (const judgement of [
			{ verdict: 'fail', reason: 'refused' },
			{ verdict: 'unavailable', reason: 'service' },
			pass('other.example'),
		] as const) {
			await setUp(judgement, { spend }).verify();
		}
		expect(spend).not.toHaveBeenCalled();
		await setUp(pass(), { spend }).verify();
		expect(spend).toHaveBeenCalledExactlyOnceWith(
			expect.stringMatching(/^[\w-]{43}$/),
			new Date('2026-11-21T10:10:00Z'),
		);
	});

	test('whose use nobody can check is unavailable', async () => {
		const { verify } = setUp(pass(), { spend: () => Promise.reject(new Error('no store')) });
		expect(await verify()).toEqual({ verdict: 'unavailable', reason: 'store' });
	});

	test.each(['fail', 'unavailable'] as const)('that the service calls %s stays that', async (verdict) => {
		const { verify } = setUp({ verdict, reason: 'refused' });
		expect(await verify()).toEqual({ verdict, reason: 'refused' });
	});

	test.each(['avtosverka.example', 'avtosverka.example:8443', 'AVTOSVERKA.example'])(
		'made on %s is ours',
		async (host) => {
			expect((await setUp(pass(host)).verify()).verdict).toBe('pass');
		},
	);

	test.each([
		'',
		'other.example',
		'avtosverka.example.other.example',
		'avtosverka.example@other.example',
		'www.avtosverka.example',
		'a b',
	])('made on «%s» is not', async (host) => {
		expect(await setUp(pass(host)).verify()).toEqual({ verdict: 'fail', reason: 'host' });
	});
});

describe('a malformed value', () => {
	test.each([
		['off', 'o'],
		['a space', segment('a b')],
		['no ASCII', segment('ж')],
		['nothing', ''],
	])('never reaches the service: %s', async (_, token) => {
		const { verify, ask } = setUp(pass());
		expect(await verify(token)).toEqual({ verdict: 'fail', reason: 'malformed' });
		expect(ask).not.toHaveBeenCalled();
	});

	test('never throws, whatever text it is', async () => {
		const { verify } = setUp({ verdict: 'fail', reason: 'refused' });
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'binary' }), async (token) => {
				expect((await verify(token)).verdict).toBe('fail');
			}),
		);
	});
});
