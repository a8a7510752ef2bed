import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } from '../settings.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { PEOPLE, SLOW_MS } from './people.ts';
import { type Browser, createBrowser } from './testing/browser.ts';

const SITE = 'http://site.test';
const CALLBACK = `${SITE}/auth/google/callback`;
const VERIFIER = 'v'.repeat(43);
const [TAMARA] = PEOPLE;
const TIME_SCALE = 0.01;

let sandbox: RunningSandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, siteUrl: `${SITE}/`, timeScale: TIME_SCALE });
});
afterAll(() => sandbox.close());

type Asked = Readonly<Record<string, string | undefined>>;

function authorization(changed: Asked = {}): string {
	const query = {
		client_id: GOOGLE_CLIENT_ID,
		redirect_uri: CALLBACK,
		response_type: 'code',
		scope: 'openid email profile',
		prompt: 'select_account',
		state: 'the-state',
		nonce: 'the-nonce',
		code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
		code_challenge_method: 'S256',
		...changed,
	};
	const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
	return `${sandbox.url}/google/auth?${new URLSearchParams(given)}`;
}

/** Chooses an account; gives the query with which the person comes back to the site. */
async function choose(account: string, browser: Browser = createBrowser()): Promise<URLSearchParams> {
	const chooser = await browser.follow(authorization(), SITE);
	expect(chooser).toContain('/google/choose/');
	const chosen = await browser.submit(chooser, { account });
	const back = await browser.follow(new URL(chosen.headers.get('location') ?? '', chooser).href, SITE);
	expect(back.startsWith(`${CALLBACK}?`)).toBe(true);
	return new URL(back).searchParams;
}

type Tokens = { id_token?: string; error?: string };

async function exchange(code: string, changed: Asked = {}): Promise<{ status: number; tokens: Tokens }> {
	const { secret = GOOGLE_CLIENT_SECRET, redirect = CALLBACK, verifier = VERIFIER } = changed;
	const response = await fetch(`${sandbox.url}/google/token`, {
		method: 'POST',
		headers: { authorization: `Basic ${btoa(`${GOOGLE_CLIENT_ID}:${secret}`)}` },
		body: new URLSearchParams({
			grant_type: 'authorization_code',
			code,
			redirect_uri: redirect,
			code_verifier: verifier,
		}),
	});
	return { status: response.status, tokens: (await response.json()) as Tokens };
}

function claimsOf({ id_token = '' }: Tokens): Record<string, unknown> {
	return JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString());
}

const codeOf = async (account = TAMARA!.email) => (await choose(account)).get('code') ?? '';

test('A first sign-in says nothing on the console', async () => {
	const said = (['info', 'warn', 'error', 'log'] as const).map((kind) => vi.spyOn(console, kind));
	expect((await exchange(await codeOf())).status).toBe(200);
	await createBrowser().open(`${sandbox.url}/google/auth?client_id=another`);
	expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
});

describe('The sandbox’s Google', () => {
	test('says where its parts are, under its own issuer', async () => {
		const response = await fetch(`${sandbox.url}/google/.well-known/openid-configuration`);
		expect(await response.json()).toMatchObject({
			issuer: `${sandbox.url}/google`,
			authorization_endpoint: `${sandbox.url}/google/auth`,
			token_endpoint: `${sandbox.url}/google/token`,
			jwks_uri: `${sandbox.url}/google/jwks`,
			code_challenge_methods_supported: ['S256'],
		});
	});

	test.each(PEOPLE.filter(({ play }) => play === 'fine'))('signs in $name', async (person) => {
		const query = await choose(person.email);
		expect(query.get('state')).toBe('the-state');
		const { status, tokens } = await exchange(query.get('code') ?? '');
		expect(status).toBe(200);
		expect(claimsOf(tokens)).toMatchObject({
			iss: `${sandbox.url}/google`,
			aud: GOOGLE_CLIENT_ID,
			sub: person.sub,
			nonce: 'the-nonce',
			name: person.name,
			email: person.email,
			email_verified: true,
		});
	});

	test('knows any other address, always as the same person and without a name', async () => {
		const other = `${randomBytes(4).toString('hex')}@example.org`;
		const [first, second] = [await exchange(await codeOf(other)), await exchange(await codeOf(other))];
		expect(claimsOf(first.tokens)).toMatchObject({ email: other, sub: claimsOf(second.tokens).sub });
		expect(claimsOf(first.tokens)).not.toHaveProperty('name');
		expect(claimsOf(first.tokens).sub).toMatch(/^\d{21}$/);
	});

	test('knows no address of anybody real', async () => {
		const browser = createBrowser();
		const chooser = await browser.follow(authorization(), SITE);
		const answer = await browser.submit(chooser, { account: 'somebody@gmail.com' });
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain('Здесь бывают только адреса');
	});

	test('sends back whoever does not agree', async () => {
		const query = await choose('otkazov@example.org');
		expect([query.get('error'), query.get('state')]).toEqual(['access_denied', 'the-state']);
		expect(query.has('code')).toBe(false);
	});

	test('keeps a site waiting for somebody slow, and then signs them in', async () => {
		const code = await codeOf('medlennova@example.org');
		const asked = performance.now();
		expect((await exchange(code)).status).toBe(200);
		expect(performance.now() - asked).toBeGreaterThan(0.9 * SLOW_MS * TIME_SCALE);
	});

	test.each([
		['prosrochin@example.org', 400, 'invalid_grant'],
		['sboev@example.org', 500, 'server_error'],
	])('gives no token for %s', async (account, status, error) => {
		expect(await exchange(await codeOf(account))).toMatchObject({ status, tokens: { error } });
	});

	test('gives a token of another site for somebody of theirs, under a good signature', async () => {
		const { tokens } = await exchange(await codeOf('chuzhov@example.org'));
		expect(claimsOf(tokens)).toMatchObject({ aud: 'another-site', nonce: 'the-nonce' });
		const { keys } = (await (await fetch(`${sandbox.url}/google/jwks`)).json()) as {
			keys: [Record<string, string>];
		};
		const [head, claims, signature = ''] = (tokens.id_token ?? '').split('.');
		const signed = [Buffer.from(`${head}.${claims}`), Buffer.from(signature, 'base64url')] as const;
		const key = createPublicKey({ key: keys[0], format: 'jwk' });
		expect(verify('sha256', signed[0], key, signed[1])).toBe(true);
	});

	test('remembers no choice: one browser signs in as two people, one after the other', async () => {
		const browser = createBrowser();
		const [, ivan] = PEOPLE;
		await choose(TAMARA!.email, browser);
		const code = (await choose(ivan!.email, browser)).get('code') ?? '';
		expect(claimsOf((await exchange(code)).tokens).sub).toBe(ivan!.sub);
	});

	test('shows the chooser only to the browser that came for it', async () => {
		const chooser = await createBrowser().follow(authorization(), SITE);
		expect((await createBrowser().open(chooser)).status).toBe(400);
		expect((await createBrowser().submit(chooser, { account: TAMARA!.email })).status).toBe(400);
	});
});

describe('The sandbox’s Google is strict about', () => {
	test.each([
		['the client', { client_id: 'another' }, 'invalid_client'],
		['the way back', { redirect_uri: `${SITE}/elsewhere` }, 'invalid_redirect_uri'],
	])('%s, and then sends nobody anywhere', async (_what, changed, error) => {
		const response = await createBrowser().open(authorization(changed));
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(error);
	});

	test.each([
		['PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
		['the way of PKCE', { code_challenge_method: 'plain' }],
		['the flow', { response_type: 'id_token' }],
	])('%s, and says so to the site', async (_what, changed) => {
		const back = await createBrowser().follow(authorization(changed), SITE);
		expect(back).toMatch(/[?#]error=(invalid_request|unsupported_response_type|unauthorized_client)/);
	});

	test.each([
		['the secret', { secret: 'wrong' }, 401, 'invalid_client'],
		['the way back of a code', { redirect: `${SITE}/elsewhere` }, 400, 'invalid_grant'],
		['the verifier', { verifier: 'w'.repeat(43) }, 400, 'invalid_grant'],
	])('%s', async (_what, changed, status, error) => {
		expect(await exchange(await codeOf(), changed)).toMatchObject({ status, tokens: { error } });
	});

	test('a code that was used before, or never given', async () => {
		const code = await codeOf();
		expect((await exchange(code)).status).toBe(200);
		expect(await exchange(code)).toMatchObject({ status: 400, tokens: { error: 'invalid_grant' } });
		expect(await exchange('made-up')).toMatchObject({ status: 400, tokens: { error: 'invalid_grant' } });
	});
});
