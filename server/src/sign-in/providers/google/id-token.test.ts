import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProviderReply } from '../../oauth/provider-transport.ts';
import { createJudge } from './id-token.ts';
import { type Changed, CLAIMS, CLIENT, ISSUER, type Key, makeKey, NOW } from './testing/keys.ts';

const KEYS_URL = `${ISSUER}/keys`;
const MINUTE = 60;
const now = CLAIMS.iat + 1;

let key: Key;
let stranger: Key;
beforeAll(async () => {
	key = await makeKey('ours');
	stranger = await makeKey('another');
});

/** What the provider answers when it is asked for its keys, and how often it was. */
let keys: () => ProviderReply | null;
let asked: string[];
beforeEach(() => {
	asked = [];
	keys = () => ({ status: 200, json: { keys: [key.published] } });
});

function judgeWith({ discovered = true, issuer = ISSUER } = {}) {
	return createJudge(
		{ issuer, clientId: CLIENT, clientSecret: 'the-secret' },
		{
			ask: async ({ url }) => {
				asked.push(url);
				return keys();
			},
			discover: async () =>
				discovered
					? { authorizationUrl: ISSUER, tokenUrl: ISSUER, keysUrl: KEYS_URL, endSessionUrl: null }
					: null,
			clock: { now: () => NOW },
		},
	);
}

const judge = async (idToken: string) => judgeWith()(idToken);

describe('a good ID token', () => {
	test('names a person and the nonce of his sign-in', async () => {
		expect(await judge(await key.sign())).toEqual({
			ok: true,
			nonce: 'the-nonce',
			identity: {
				provider: 'google',
				id: CLAIMS.sub,
				name: 'Тестова Тамара Тестовна',
				email: 'testova@example.org',
			},
		});
	});

	test('may call its issuer without the scheme, as Google does at times', async () => {
		expect(await judge(await key.sign({ iss: 'id.example.org' }))).toMatchObject({ ok: true });
	});

	test.each([
		['clocks that differ a little', { iat: now + 20, exp: now + 3600 }],
		['an age of nine minutes', { iat: now - 9 * MINUTE }],
		['an authorised party that is us', { azp: CLIENT }],
	])('bears %s', async (_what, changed) => {
		expect(await judge(await key.sign(changed))).toMatchObject({ ok: true });
	});

	test('is judged by keys that are asked for once', async () => {
		const patient = judgeWith();
		for (const token of [await key.sign(), await key.sign(), await stranger.sign()]) await patient(token);
		expect(asked).toEqual([KEYS_URL]);
	});
});

const REFUSED: readonly (readonly [string, Changed, string])[] = [
	['another site’s audience', { aud: 'another.example.org' }, 'otherSite'],
	['several audiences', { aud: [CLIENT, 'another.example.org'] }, 'otherSite'],
	['another authorised party', { azp: 'another.example.org' }, 'otherSite'],
	['another issuer', { iss: 'https://other.example.org' }, 'otherSite'],
	['an issuer that only begins like ours', { iss: `${ISSUER}.example.com` }, 'otherSite'],
	['an expiry in the past', { exp: now - MINUTE }, 'expired'],
	['an age of more than ten minutes', { iat: now - 11 * MINUTE }, 'expired'],
	['a birth in the future', { iat: now + 5 * MINUTE }, 'clock'],
	['a time before which it is not good', { nbf: now + 5 * MINUTE }, 'clock'],
	['an age that is no moment', { iat: 'tomorrow' as never }, 'forged'],
	['no expiry', { exp: undefined }, 'forged'],
	['no age', { iat: undefined }, 'forged'],
	['no nonce', { nonce: undefined }, 'forged'],
	['a nonce that is no text', { nonce: 5 }, 'forged'],
	['nobody in it', { sub: undefined }, 'forged'],
	['an empty person in it', { sub: '' }, 'forged'],
	['a person of 256 characters', { sub: '1'.repeat(256) }, 'forged'],
];

describe('an ID token is refused', () => {
	test.each(REFUSED)('with %s', async (_what, changed, reason) => {
		expect(await judge(await key.sign(changed))).toEqual({ ok: false, reason });
	});

	test('without a signature', async () => {
		const unsigned = new UnsecuredJWT({ ...CLAIMS }).encode();
		expect(await judge(unsigned)).toEqual({ ok: false, reason: 'forged' });
	});

	test('signed with the public key as if it were a secret', async () => {
		const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
		const forged = new SignJWT({ ...CLAIMS }).setProtectedHeader({ alg: 'HS256', kid: 'ours' });
		expect(await judge(await forged.sign(secret))).toEqual({ ok: false, reason: 'forged' });
	});

	test('signed by a key that the provider does not know, by name or in fact', async () => {
		const impostor = await makeKey('ours');
		expect(await judge(await stranger.sign())).toEqual({ ok: false, reason: 'forged' });
		expect(await judge(await impostor.sign())).toEqual({ ok: false, reason: 'forged' });
	});

	test.each(['RS512', 'PS256', 'ES256'])('signed by %s, even with a key of the provider’s', async (alg) => {
		const other = await makeKey('ours', alg);
		keys = () => ({ status: 200, json: { keys: [other.published] } });
		expect(await judge(await other.sign())).toEqual({ ok: false, reason: 'forged' });
	});

	test('changed on its way', async () => {
		const [head, , signature] = (await key.sign()).split('.');
		const body = Buffer.from(JSON.stringify({ ...CLAIMS, sub: '2' })).toString('base64url');
		expect(await judge(`${head}.${body}.${signature}`)).toEqual({ ok: false, reason: 'forged' });
	});

	test.each(['', 'a', 'a.b.c', '..', 'é'.repeat(50), '{"alg":"RS256"}', 'x'.repeat(8192)])(
		'that is none: %s',
		async (text) => {
			expect(await judge(text)).toEqual({ ok: false, reason: 'forged' });
		},
	);
});

describe('while the provider is away', () => {
	test.each<[string, ReplyMaker]>([
		['says nothing', () => null],
		['fails', () => ({ status: 503, json: undefined })],
		['redirects', () => ({ status: 302, json: {} })],
		['gives no JSON', () => ({ status: 200, json: undefined })],
		['gives no keys', () => ({ status: 200, json: { keys: 'none' } })],
	])('and %s, nobody is called a forger', async (_what, reply) => {
		keys = reply;
		expect(await judge(await key.sign())).toEqual({ ok: false, reason: 'away' });
	});

	test('and says not even where its keys are, neither', async () => {
		expect(await judgeWith({ discovered: false })(await key.sign())).toEqual({ ok: false, reason: 'away' });
	});

	test('its keys are asked for again, and then all is well', async () => {
		const patient = judgeWith();
		keys = () => null;
		expect(await patient(await key.sign())).toMatchObject({ ok: false });
		keys = () => ({ status: 200, json: { keys: [stranger.published, key.published] } });
		expect(await patient(await key.sign())).toMatchObject({ ok: true });
	});
});
type ReplyMaker = () => ProviderReply | null;
