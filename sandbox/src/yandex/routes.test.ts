import { describe, expect, test } from 'vitest';
import { type Asked, providerAt, redirectUriOf, STATE, VERIFIER } from '../oauth/testing/provider-at.ts';
import { SLOW_MS } from '../oidc/people.ts';
import { YANDEX_CLIENT_ID, YANDEX_CLIENT_SECRET } from '../settings.ts';

const TAMARA = 'testova@example.org';
const DEVICE = { device_id: 'a-device' };
const TIME_SCALE = 0.01;
const CLIENT = { client_id: YANDEX_CLIENT_ID, client_secret: YANDEX_CLIENT_SECRET };

const yandex = providerAt('yandex', YANDEX_CLIENT_ID, { timeScale: TIME_SCALE });

const exchange = ({ searchParams }: URL, changed: Asked = {}) =>
	yandex.post('/token', {
		grant_type: 'authorization_code',
		code: searchParams.get('code') ?? '',
		code_verifier: VERIFIER,
		...CLIENT,
		...changed,
	});

async function tokenOf(account = TAMARA, asked: Asked = DEVICE): Promise<string> {
	return (await exchange(await yandex.choose(account, asked))).json().access_token;
}

const infoOf = (token: string) => yandex.get('/info?format=json', `OAuth ${token}`);
const revoke = (token: string) => yandex.post('/revoke_token', { access_token: token, ...CLIENT });

describe('The sandbox’s Yandex ID', () => {
	test('shows a chooser, and sends back with a code', async () => {
		expect((await yandex.authorize()).body).toContain('Выберите аккаунт Яндекса');
		const back = await yandex.choose(TAMARA);
		expect(back.origin + back.pathname).toBe(redirectUriOf('yandex'));
		expect(Object.fromEntries(back.searchParams)).toEqual({ code: expect.any(String), state: STATE });
	});

	test('names a person, without an e-mail, and forgets the token when it is revoked', async () => {
		const token = await tokenOf();
		expect(token).toMatch(/^y0_/);
		expect((await infoOf(token)).json()).toEqual({
			id: expect.stringMatching(/^\d{10}$/),
			login: 'testova',
			client_id: YANDEX_CLIENT_ID,
			psuid: expect.any(String),
			display_name: 'Тестова Тамара Тестовна',
			real_name: 'Тестова Тамара Тестовна',
		});
		expect((await revoke(token)).json()).toEqual({ status: 'ok' });
		expect((await infoOf(token)).statusCode).toBe(401);
	});

	test('ends no token that was made without a device', async () => {
		const refused = await revoke(await tokenOf(TAMARA, {}));
		expect([refused.statusCode, refused.json().error]).toEqual([400, 'unsupported_token_type']);
	});

	test.each<[string, Asked, string]>([
		['another client', { client_id: 'another' }, 'unauthorized_client'],
		['another way back', { redirect_uri: 'http://site.test/elsewhere' }, 'invalid_redirect_uri'],
		['another flow', { response_type: 'token' }, 'unsupported_response_type'],
		['PKCE without a hash', { code_challenge_method: 'plain' }, 'invalid_request'],
		['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
		['a device of five characters', { device_id: '12345' }, 'invalid_request'],
	])('begins no sign-in with %s', async (_what, changed, error) => {
		const refused = await yandex.authorize(changed);
		expect([refused.statusCode, refused.json().error]).toEqual([400, error]);
	});

	test.each<[string, Asked, string]>([
		['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
		['another secret', { client_secret: 'wrong' }, 'invalid_client'],
		['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
		['a code that nobody was given', { code: 'made-up' }, 'invalid_grant'],
	])('gives no token for %s', async (_what, changed, error) => {
		const refused = await exchange(await yandex.choose(TAMARA), changed);
		expect([refused.statusCode, refused.json().error]).toEqual([400, error]);
	});

	test('takes a code once', async () => {
		const back = await yandex.choose(TAMARA);
		expect((await exchange(back)).statusCode).toBe(200);
		expect((await exchange(back)).json()).toEqual({
			error: 'invalid_grant',
			error_description: 'Code has expired',
		});
	});

	test('plays its people: a refusal, a code that is over, a failure, another site’s token', async () => {
		const refused = await yandex.choose('otkazov@example.org');
		expect(refused.searchParams.get('error')).toBe('access_denied');
		const late = await exchange(await yandex.choose('prosrochin@example.org'));
		expect(late.json()).toEqual({ error: 'invalid_grant', error_description: 'Code has expired' });
		expect((await exchange(await yandex.choose('sboev@example.org'))).statusCode).toBe(502);
		const foreign = (await infoOf(await tokenOf('chuzhov@example.org'))).json();
		expect(foreign.client_id).not.toBe(YANDEX_CLIENT_ID);
	});

	test('keeps a site waiting for somebody slow, and then gives the token', async () => {
		const back = await yandex.choose('medlennova@example.org');
		const asked = performance.now();
		expect((await exchange(back)).statusCode).toBe(200);
		expect(performance.now() - asked).toBeGreaterThan(0.9 * SLOW_MS * TIME_SCALE);
	});
});
