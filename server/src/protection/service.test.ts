import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { ProtectionClaim } from './protection.ts';
import { type AskService, createService, type Judgement } from './service.ts';
import type { SpentServiceValues } from './store.ts';
import { createSpentMemory } from './testing/spent-memory.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const segment = (token: string) => Buffer.from(token).toString('base64url');

function setUp(judgement: Judgement, spent: SpentServiceValues = createSpentMemory()) {
	const ask = vi.fn<AskService>(async () => judgement);
	const settings = {
		kind: 'smartcaptcha',
		url: 'https://captcha.example',
		siteKey: 'public',
		secret: 'hush',
	} as const;
	const pause = async () => {};
	const service = createService({ settings, siteUrl: 'https://avtosverka.example', spent, ask, pause });
	const verify = (token = segment('a.token'), claim: Partial<ProtectionClaim> = {}) =>
		service.verify({ token, purpose: 'plate', visitorId: 'v', check: null, now: NOW, ...claim });
	return { service, ask, verify };
}

const isAway = () => Promise.reject(new Error('no store'));
const AWAY: SpentServiceValues = { spend: isAway, knows: isAway };

/** What the store says to a process that looks too early the first time. */
function latelyKnown({ knows }: SpentServiceValues): SpentServiceValues['knows'] {
	let early = true;
	return async (nonce) => {
		const answer = !early && (await knows(nonce));
		early = false;
		return answer;
	};
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

	test('opens the ten checks of one car, and the service is asked once', async () => {
		const { verify, ask } = setUp(pass());
		const check = (vin: string, section: string) =>
			verify(segment('for.a.car'), { purpose: 'check', check: { vin, section } });
		const ten = await Promise.all(SECTIONS.map((section) => check('first', section)));
		expect(ten.map(({ verdict }) => verdict)).toEqual(SECTIONS.map(() => 'pass'));
		expect(await check('first', 'dtp')).toEqual({ verdict: 'fail', reason: 'spent' });
		expect(await check('second', 'dtp')).toEqual({ verdict: 'fail', reason: 'spent' });
		expect(ask).toHaveBeenCalledOnce();
	});

	test('opens nothing of another visitor or another purpose', async () => {
		const { verify } = setUp(pass());
		await verify();
		const spent = { verdict: 'fail', reason: 'spent' };
		expect(await verify(undefined, { purpose: 'comments' })).toEqual(spent);
		expect(await verify(undefined, { visitorId: 'w' })).toEqual(spent);
	});

	test('passes where another process has asked the service first, even a moment ago', async () => {
		const memory = createSpentMemory();
		const check = { vin: 'a car', section: 'dtp' } as const;
		const here = setUp({ verdict: 'fail', reason: 'refused' }, { ...memory, knows: latelyKnown(memory) });
		await setUp(pass(), memory).verify(undefined, { purpose: 'check', check });
		expect(
			await here.verify(undefined, { purpose: 'check', check: { ...check, section: 'wanted' } }),
		).toEqual({ verdict: 'pass', reason: 'ok' });
	});

	test('is remembered by its hash, and only once it passed', async () => {
		const spend = vi.fn(async () => true);
		const knows = async () => false;
		for (const judgement of [
			{ verdict: 'fail', reason: 'refused' },
			{ verdict: 'unavailable', reason: 'service' },
			pass('other.example'),
		] as const) {
			await setUp(judgement, { spend, knows }).verify();
		}
		expect(spend).not.toHaveBeenCalled();
		await setUp(pass(), { spend, knows }).verify();
		expect(spend).toHaveBeenCalledExactlyOnceWith(
			expect.stringMatching(/^[\w-]{43}$/),
			{ holder: expect.stringMatching(/^[\w-]{22}$/), part: 'plate' },
			new Date('2026-11-21T10:10:00Z'),
		);
	});

	test('whose use nobody can check is unavailable', async () => {
		const { verify } = setUp(pass(), AWAY);
		expect(await verify()).toEqual({ verdict: 'unavailable', reason: 'store' });
	});

	test('that the service refuses does not pass because our store is away', async () => {
		const { verify } = setUp({ verdict: 'fail', reason: 'refused' }, AWAY);
		expect(await verify()).toEqual({ verdict: 'fail', reason: 'refused' });
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
