import { type Browser, createBrowser } from '@avtosverka/sandbox/oidc/testing/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import {
	check,
	fetchToken,
	goAndChoose,
	ID,
	readPage,
	type SignInSite,
	startSignInSite,
	startUrl,
	TAMARA,
} from './testing/sign-in-site.ts';
import { REFUSAL_WORDS } from './words.ts';

const WORDS = REFUSAL_WORDS.google;

const database = setUpDatabase();
let site: SignInSite;
let browser: Browser;
beforeAll(async () => {
	site = await startSignInSite(database.store);
});
afterAll(() => site.close());
beforeEach(() => {
	browser = createBrowser();
});

const no = (reason: keyof typeof WORDS) => ({
	success: false,
	access_token: null,
	message: WORDS[reason],
});
const cookies = (of: Browser = browser) => of.cookiesFor(site.url);

describe('a person who signs in by Google', () => {
	test('chooses an account, comes back, and is known from then on', async () => {
		const { given, headers, html } = await readPage(await browser.open(await goAndChoose(site, browser)));
		expect(given).toMatchObject({ mode: 'popup', next: '/auth', message: { id: ID } });
		expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
		expect(html).toContain('Google подтвердил вход');

		const { token } = given.message as { token: string };
		const { status, reply } = await check(site, cookies(), token);
		expect([status, reply]).toEqual([200, { success: true, access_token: expect.any(String), message: '' }]);
		expect(await site.accounts.userOf(reply.access_token ?? '')).toMatchObject({
			name: 'Тестова Тамара Тестовна',
			email: TAMARA,
			google_id: expect.stringMatching(/^\d{21}$/),
			telegram_id: null,
			yandex_id: null,
			vk_id: null,
		});
	});

	test('is the same person the next time, with another token', async () => {
		const tokens: string[] = [];
		for (const each of [createBrowser(), createBrowser()]) {
			const token = await fetchToken(site, each);
			tokens.push((await check(site, cookies(each), token)).reply.access_token ?? '');
		}
		const [first, second] = await Promise.all(tokens.map((token) => site.accounts.userOf(token)));
		expect(first?.id).toBe(second?.id);
		expect(new Set(tokens).size).toBe(2);
	});

	test('comes back to where he was, on a whole page', async () => {
		const query = `id=${ID}&mode=page&from=${encodeURIComponent('/checks/x?a=1')}`;
		const page = await readPage(await browser.open(await goAndChoose(site, browser, TAMARA, query)));
		expect(page.given).toMatchObject({ mode: 'page', next: '/auth?from=%2Fchecks%2Fx%3Fa%3D1' });
	});

	test('is never led to another site', async () => {
		const query = `id=${ID}&mode=page&from=${encodeURIComponent('//evil.example')}`;
		const page = await readPage(await browser.open(await goAndChoose(site, browser, TAMARA, query)));
		expect(page.given.next).toBe('/auth');
	});

	test('may change his mind', async () => {
		const back = await goAndChoose(site, browser, 'otkazov@example.org');
		const { given, html } = await readPage(await browser.open(back));
		expect(given).toMatchObject({
			mode: 'popup',
			message: { id: ID, provider: 'google', problem: WORDS.declined },
		});
		expect(html).toContain('Войти не получилось');
		expect(cookies()).not.toContain('oauth-sign-in');
	});
});

describe('the way to Google', () => {
	test('asks for what is needed, and keeps its secrets in an encrypted cookie', async () => {
		const response = await browser.open(startUrl(site));
		expect(response.status).toBe(303);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(response.headers.get('referrer-policy')).toBe('no-referrer');
		expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
		expect(response.headers.get('permissions-policy')).toContain('payment=()');
		const { searchParams } = new URL(response.headers.get('location') ?? '');
		expect(Object.fromEntries(searchParams)).toMatchObject({
			response_type: 'code',
			scope: 'openid email profile',
			prompt: 'select_account',
			redirect_uri: `${site.url}/auth/google/callback`,
			code_challenge_method: 'S256',
			code_challenge: expect.stringMatching(/^[\w-]{43}$/),
			state: expect.stringMatching(new RegExp(`^${ID}[\\w-]{43}$`)),
			nonce: expect.stringMatching(/^[\w-]{43}$/),
		});
		const [visitor, flow] = response.headers.getSetCookie();
		expect(visitor).toMatch(/^visitor=/);
		expect(flow).toMatch(/^oauth-sign-in=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
	});

	test.each([
		'',
		'mode=popup',
		`id=${ID}`,
		`id=${ID}&mode=frame`,
		'id=short&mode=popup',
		`id=${ID}&id=${ID}&mode=popup`,
	])('does not begin from «%s»', async (query) => {
		const response = await browser.open(startUrl(site, query));
		expect(response.status).toBe(400);
		expect(await response.text()).toContain('Не получилось');
	});
});

describe('an ID token signs nobody in', () => {
	test('a second time, not even at the same moment', async () => {
		const token = await fetchToken(site, browser);
		const carried = cookies();
		const both = await Promise.all([check(site, carried, token), check(site, carried, token)]);
		const replies = both.map(({ reply }) => reply);
		expect(replies.filter(({ success }) => success)).toHaveLength(1);
		expect(replies).toContainEqual(no('usedAlready'));
		expect((await check(site, carried, token)).reply).toEqual(no('usedAlready'));
	});

	test('after its cookie is gone, which its use takes away', async () => {
		const token = await fetchToken(site, browser);
		const { cookies: set } = await check(site, cookies(), token);
		expect(set).toContainEqual(expect.stringMatching(/^oauth-sign-in=; Path=\/; Max-Age=0;/));
		const rest = cookies().replace(/oauth-sign-in=[^;]*/, '');
		expect((await check(site, rest, token)).reply).toEqual(no('notBegun'));
	});

	test('in a browser that has begun nothing, or something else', async () => {
		const token = await fetchToken(site, browser);
		expect((await check(site, '', token)).reply).toEqual(no('notBegun'));
		const other = createBrowser();
		await fetchToken(site, other);
		expect((await check(site, cookies(other), token)).reply).toEqual(no('notBegun'));
	});

	test('by the cookie of another visitor', async () => {
		const token = await fetchToken(site, browser);
		const stolen = cookies().replace(/visitor=[^;]+/, `visitor=${'v'.repeat(22)}`);
		expect(stolen).toContain('oauth-sign-in=');
		expect((await check(site, stolen, token)).reply).toEqual(no('notBegun'));
	});

	test('by the cookie that its browser had before it came back', async () => {
		const back = await goAndChoose(site, browser);
		const early = cookies();
		const { given } = await readPage(await browser.open(back));
		const { token } = given.message as { token: string };
		expect((await check(site, early, token)).reply).toEqual(no('notBegun'));
		expect((await check(site, cookies(), token)).reply).toMatchObject({ success: true });
	});

	test('when it is none', async () => {
		await fetchToken(site, browser);
		expect((await check(site, cookies(), 'a.b.c')).reply).toEqual(no('forged'));
	});

	test.each([undefined, '', 5, null, {}, 'x'.repeat(8193)])(
		'as %o, and that is said as bad input',
		async (token) => {
			const { status, reply } = await check(site, '', token);
			expect([status, reply]).toMatchObject([400, { success: false, code: 'bad-input' }]);
		},
	);
});
