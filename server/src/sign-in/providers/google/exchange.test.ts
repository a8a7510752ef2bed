import { expect, test } from 'vitest';
import type { ProviderQuestion, ProviderReply } from '../../oauth/provider-transport.ts';
import { exchangeCode } from './exchange.ts';

const settings = { issuer: 'https://id.example.org', clientId: 'the client:ж', clientSecret: 's+e%c/ret' };
const trip = {
	tokenUrl: 'https://id.example.org/token',
	code: 'the code&',
	verifier: 'v'.repeat(43),
	redirectUri: 'https://site.example.org/auth/google/callback',
};

async function exchange(reply: ProviderReply | null) {
	const asked: ProviderQuestion[] = [];
	const exchanged = await exchangeCode(
		settings,
		async (question) => {
			asked.push(question);
			return reply;
		},
		trip,
	);
	return { exchanged, asked };
}

test('a code goes out with our name and secret in the header and the verifier in the form', async () => {
	const { asked } = await exchange(null);
	expect(asked).toHaveLength(1);
	const { url, authorization = '', form } = asked[0]!;
	expect(url).toBe(trip.tokenUrl);
	expect(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()).toBe(
		'the+client%3A%D0%B6:s%2Be%25c%2Fret',
	);
	expect(Object.fromEntries(form ?? [])).toEqual({
		grant_type: 'authorization_code',
		code: trip.code,
		redirect_uri: trip.redirectUri,
		code_verifier: trip.verifier,
	});
});

const token = 'head.body.signature';

test.each([
	[
		{ status: 200, json: { id_token: token, access_token: 'a' } },
		{ kind: 'token', token },
	],
	[
		{ status: 200, json: { access_token: 'a' } },
		{ kind: 'refused', reason: 'unreadable', error: 'status 200' },
	],
	[
		{ status: 200, json: { id_token: 'x'.repeat(8193) } },
		{ kind: 'refused', reason: 'unreadable', error: 'status 200' },
	],
	[
		{ status: 200, json: undefined },
		{ kind: 'refused', reason: 'unreadable', error: 'status 200' },
	],
	[
		{ status: 400, json: { error: 'invalid_grant' } },
		{ kind: 'refused', reason: 'refused', error: 'invalid_grant' },
	],
	[
		{ status: 401, json: { error: 'invalid_client' } },
		{ kind: 'refused', reason: 'misconfigured', error: 'invalid_client' },
	],
	[
		{ status: 400, json: { error: 'the code& is wrong' } },
		{ kind: 'refused', reason: 'refused', error: 'status 400' },
	],
	[
		{ status: 400, json: { id_token: token } },
		{ kind: 'refused', reason: 'refused', error: 'status 400' },
	],
	[
		{ status: 302, json: undefined },
		{ kind: 'refused', reason: 'refused', error: 'status 302' },
	],
	[
		{ status: 503, json: { error: 'server_error' } },
		{ kind: 'refused', reason: 'broken', error: 'server_error' },
	],
	[
		{ status: 500, json: undefined },
		{ kind: 'refused', reason: 'broken', error: 'status 500' },
	],
	[
		{ status: 504, json: undefined },
		{ kind: 'refused', reason: 'slow' },
	],
	[null, { kind: 'refused', reason: 'away' }],
])('%o means %o', async (reply, meant) => {
	expect((await exchange(reply)).exchanged).toEqual(meant);
});
