import { describe, expect, test } from 'vitest';
import { type Asked, providerAt, redirectUriOf, STATE, VERIFIER } from '../oauth/testing/provider-at.ts';
import { SLOW_MS } from '../oidc/people.ts';
import { VK_CLIENT_ID, VK_SERVICE_TOKEN } from '../settings.ts';

const TAMARA = 'testova@example.org';
const TIME_SCALE = 0.01;

const vk = providerAt('vk', VK_CLIENT_ID, { timeScale: TIME_SCALE });

/** What a site shows of the address with which somebody came back. */
function tokenForm({ searchParams }: URL): Asked {
	return {
		grant_type: 'authorization_code',
		code: searchParams.get('code') ?? '',
		code_verifier: VERIFIER,
		client_id: VK_CLIENT_ID,
		device_id: searchParams.get('device_id') ?? '',
		redirect_uri: redirectUriOf('vk'),
		state: STATE,
		service_token: VK_SERVICE_TOKEN,
	};
}

const exchange = (back: URL, changed: Asked = {}) =>
	vk.post('/oauth2/auth', { ...tokenForm(back), ...changed });

async function tokenOf(account = TAMARA): Promise<string> {
	return (await exchange(await vk.choose(account))).json().access_token;
}

describe('The sandbox’s VK ID', () => {
	test('shows a chooser, and sends back with a code and a device', async () => {
		expect((await vk.authorize()).body).toContain('Выберите аккаунт VK');
		const back = await vk.choose(TAMARA);
		expect(back.origin + back.pathname).toBe(redirectUriOf('vk'));
		expect(Object.fromEntries(back.searchParams)).toEqual({
			code: expect.any(String),
			state: STATE,
			device_id: expect.any(String),
			type: 'code_v2',
			expires_in: '600',
		});
	});

	test('names the person to whom the code belongs, and forgets the token when it is revoked', async () => {
		const reply = (await exchange(await vk.choose(TAMARA))).json();
		expect(reply).toMatchObject({ token_type: 'Bearer', state: STATE, user_id: expect.any(Number) });
		const form = { access_token: reply.access_token, client_id: VK_CLIENT_ID };
		expect((await vk.post('/oauth2/user_info', form)).json()).toEqual({
			user: { user_id: String(reply.user_id), first_name: 'Тамара', last_name: 'Тестова' },
		});
		expect((await vk.get('/_live')).json()).toEqual({ live: 1 });
		expect((await vk.post('/oauth2/revoke', form)).json()).toEqual({ response: 1 });
		expect((await vk.get('/_live')).json()).toEqual({ live: 0 });
		const gone = await vk.post('/oauth2/user_info', form);
		expect([gone.statusCode, gone.json().error]).toEqual([400, 'invalid_token']);
	});

	test('answers 404 to a parameter that it does not know, wherever it comes', async () => {
		const back = await vk.choose(TAMARA);
		const person = { access_token: await tokenOf(), client_id: VK_CLIENT_ID };
		const odd = { client_secret: 'x' };
		for (const [unknown, known] of [
			[await vk.authorize({ nonce: 'x' }), await vk.authorize({ scope: 'email' })],
			[await exchange(back, odd), await exchange(back)],
			[await vk.post('/oauth2/user_info', { ...person, ...odd }), await vk.post('/oauth2/user_info', person)],
			[await vk.post('/oauth2/revoke', { ...person, ...odd }), await vk.post('/oauth2/revoke', person)],
		] as const) {
			expect([unknown.statusCode, known.statusCode]).toEqual([404, 200]);
		}
	});

	test.each<[string, Asked]>([
		['another client', { client_id: '1' }],
		['another way back', { redirect_uri: 'http://site.test/elsewhere' }],
		['a state with dots, which get lost', { state: `${'s'.repeat(40)}.${'s'.repeat(40)}` }],
		['a short state', { state: 'short' }],
		['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
		['PKCE without a hash', { code_challenge_method: 'plain' }],
	])('begins no sign-in with %s', async (_what, changed) => {
		const refused = await vk.authorize(changed);
		expect([refused.statusCode, refused.json().error]).toEqual([400, 'invalid_request']);
	});

	test.each<[string, Asked, string]>([
		['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
		['another device', { device_id: 'another' }, 'invalid_request'],
		['another way back', { redirect_uri: 'http://site.test/elsewhere' }, 'invalid_request'],
		['another service token', { service_token: 'wrong' }, 'invalid_client'],
		['a code that nobody was given', { code: 'made-up' }, 'invalid_grant'],
	])('gives no token for %s', async (_what, changed, error) => {
		const refused = await exchange(await vk.choose(TAMARA), changed);
		expect([refused.statusCode, refused.json()]).toMatchObject([400, { error, state: STATE }]);
	});

	test('takes a code once', async () => {
		const back = await vk.choose(TAMARA);
		expect((await exchange(back)).statusCode).toBe(200);
		expect((await exchange(back)).json()).toMatchObject({ error: 'invalid_grant' });
	});

	test('plays its people: a refusal, a code that is over, a failure, somebody else’s data', async () => {
		const refused = await vk.choose('otkazov@example.org');
		expect(refused.searchParams.get('error')).toBe('access_denied');
		const late = await exchange(await vk.choose('prosrochin@example.org'));
		expect([late.statusCode, late.json().error]).toEqual([400, 'invalid_grant']);
		const broken = await exchange(await vk.choose('sboev@example.org'));
		expect([broken.statusCode, broken.json().error]).toEqual([500, 'server_error']);
		const foreign = (await exchange(await vk.choose('chuzhov@example.org'))).json();
		const form = { access_token: foreign.access_token, client_id: VK_CLIENT_ID };
		const { user } = (await vk.post('/oauth2/user_info', form)).json();
		expect(user.user_id).not.toBe(String(foreign.user_id));
		const wrapped = await vk.choose('svyortkin@example.org');
		expect([...wrapped.searchParams.keys()]).toEqual(['payload']);
	});

	test('keeps a site waiting for somebody slow, and then gives the token', async () => {
		const back = await vk.choose('medlennova@example.org');
		const asked = performance.now();
		expect((await exchange(back)).statusCode).toBe(200);
		expect(performance.now() - asked).toBeGreaterThan(0.9 * SLOW_MS * TIME_SCALE);
	});
});
