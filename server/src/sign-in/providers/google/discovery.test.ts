import { beforeEach, describe, expect, test } from 'vitest';
import type { ProviderReply } from '../../oauth/provider-transport.ts';
import { createDiscovery } from './discovery.ts';

const ISSUER = 'https://id.example.org';
const DOCUMENT = {
	issuer: ISSUER,
	authorization_endpoint: 'https://id.example.org/auth',
	token_endpoint: 'https://tokens.example.org/token',
	jwks_uri: 'https://keys.example.org/keys',
};
const PARTS = {
	authorizationUrl: DOCUMENT.authorization_endpoint,
	tokenUrl: DOCUMENT.token_endpoint,
	keysUrl: DOCUMENT.jwks_uri,
	endSessionUrl: null,
};

let now: Date;
let answer: ProviderReply | null;
let asked: string[];
beforeEach(() => {
	now = new Date('2026-11-21T10:00:00Z');
	answer = { status: 200, json: DOCUMENT };
	asked = [];
});

function discovery(issuer = ISSUER) {
	const ask = async ({ url }: { url: string }) => {
		asked.push(url);
		return answer;
	};
	return createDiscovery(issuer, ask, { now: () => now });
}
const pass = (minutes: number) => {
	now = new Date(now.getTime() + minutes * 60_000);
};

describe('where the parts of a provider are', () => {
	test('is asked once, by many at the same moment and for an hour', async () => {
		const discover = discovery();
		expect(await Promise.all([discover(), discover(), discover()])).toEqual([PARTS, PARTS, PARTS]);
		pass(59);
		await discover();
		expect(asked).toEqual([`${ISSUER}/.well-known/openid-configuration`]);
		pass(2);
		await discover();
		expect(asked).toHaveLength(2);
	});

	test('is asked again after a failure', async () => {
		const discover = discovery();
		answer = null;
		expect(await discover()).toBeNull();
		answer = { status: 200, json: DOCUMENT };
		expect(await discover()).toEqual(PARTS);
	});

	test('stays as it was last said while the provider is away', async () => {
		const discover = discovery();
		await discover();
		pass(120);
		answer = { status: 503, json: undefined };
		expect(await discover()).toEqual(PARTS);
	});

	test.each([
		['no JSON', undefined],
		['nothing', {}],
		['another issuer', { ...DOCUMENT, issuer: 'https://other.example.org' }],
		['a part without encryption', { ...DOCUMENT, token_endpoint: 'http://tokens.example.org/token' }],
		['a part that is no address', { ...DOCUMENT, jwks_uri: 'keys' }],
		['a part missing', { ...DOCUMENT, authorization_endpoint: undefined }],
	])('is not known from %s', async (_what, json) => {
		answer = { status: 200, json };
		expect(await discovery()()).toBeNull();
	});

	test.each([
		['https://id.example.org/out', 'https://id.example.org/out'],
		['http://id.example.org/out', null],
		['javascript:alert(1)', null],
	])('may have a sign-out, if it is fit for one: %s', async (end, expected) => {
		answer = { status: 200, json: { ...DOCUMENT, end_session_endpoint: end } };
		expect(await discovery()()).toEqual({ ...PARTS, endSessionUrl: expected });
	});

	test('may be without encryption where the issuer itself is, at home', async () => {
		const issuer = 'http://127.0.0.1:3100/google';
		const json = {
			issuer,
			authorization_endpoint: `${issuer}/auth`,
			token_endpoint: `${issuer}/token`,
			jwks_uri: `${issuer}/jwks`,
		};
		answer = { status: 200, json };
		expect(await discovery(issuer)()).toMatchObject({ tokenUrl: `${issuer}/token` });
	});
});
