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

const comeBack = async (url: string, by = browser) => readPage(await by.open(url));
const problem = (reason: keyof typeof WORDS) => ({ id: ID, provider: 'google', problem: WORDS[reason] });

function changed(url: string, query: Readonly<Record<string, string>>): string {
	const other = new URL(url);
	for (const [name, value] of Object.entries(query)) other.searchParams.set(name, value);
	return other.href;
}

describe('whoever comes back from Google', () => {
	test('in another browser is told so, and so is the page that waits', async () => {
		const back = await goAndChoose(site, browser);
		const { status, given } = await comeBack(back, createBrowser());
		expect([status, given]).toEqual([
			200,
			expect.objectContaining({ mode: 'stays', message: problem('notBegun') }),
		]);
		expect((await comeBack(back)).given.message).toHaveProperty('token');
	});

	test('with another state gets nowhere', async () => {
		const back = await goAndChoose(site, browser);
		for (const state of [`${ID}${'x'.repeat(43)}`, '', 'x'.repeat(600)]) {
			const { given } = await comeBack(changed(back, { state }));
			expect(given).toMatchObject({ mode: 'stays' });
			expect(given.message ?? {}).not.toHaveProperty('token');
		}
	});

	test('with the state of a tab that another tab has replaced tells that very tab', async () => {
		const back = await goAndChoose(site, browser);
		await browser.open(startUrl(site, `id=${'f'.repeat(32)}&mode=popup`));
		expect((await comeBack(back)).given.message).toEqual(problem('notBegun'));
	});

	test('a second time has nothing more to get', async () => {
		const back = await goAndChoose(site, browser);
		expect((await comeBack(back)).given.message).toHaveProperty('token');
		expect((await comeBack(back)).given.message).toEqual(problem('notBegun'));
	});

	test('with a code that Google does not know is refused, and has to begin anew', async () => {
		const back = await goAndChoose(site, browser);
		expect((await comeBack(changed(back, { code: 'made-up' }))).given.message).toEqual(problem('refused'));
		expect((await comeBack(back)).given.message).toEqual(problem('notBegun'));
	});

	test.each([
		['prosrochin@example.org', 'refused'],
		['sboev@example.org', 'broken'],
	] as const)('as %s reads why, and has to begin anew', async (account, reason) => {
		const back = await goAndChoose(site, browser, account);
		expect((await comeBack(back)).given.message).toEqual(problem(reason));
		expect((await comeBack(back)).given.message).toEqual(problem('notBegun'));
	});

	test('with a token that Google has signed for another site is refused', async () => {
		const token = await fetchToken(site, browser, { account: 'chuzhov@example.org' });
		const { reply } = await check(site, browser.cookiesFor(site.url), token);
		expect(reply).toEqual({ success: false, access_token: null, message: WORDS.otherSite });
	});

	test('from another provider is refused', async () => {
		const back = await goAndChoose(site, browser);
		const { given } = await comeBack(changed(back, { iss: 'https://evil.example' }));
		expect(given.message).toEqual(problem('refused'));
	});

	test('with an error of the provider reads our words and none of its own', async () => {
		const back = await goAndChoose(site, browser);
		const evil = { error: '</script><script>alert(1)</script>', error_description: 'Позвоните по номеру' };
		const { html, given } = await comeBack(changed(back, evil));
		expect(given.message).toEqual(problem('refused'));
		expect(html.match(/<script/g)).toHaveLength(1);
		expect(html).not.toContain('Позвоните');
	});

	test.each(['', '?code=a', '?state=a&state=b', `?code=${'x'.repeat(5000)}`, '?error=server_error'])(
		'with «%s» alone gets a page and no failure',
		async (query) => {
			const { status, html } = await comeBack(`${site.url}/auth/google/callback${query}`);
			expect([status, html]).toEqual([200, expect.stringContaining(WORDS.notBegun)]);
		},
	);
});

describe('a provider that is not there', () => {
	test('keeps nobody from starting the site, and is told of in words', async () => {
		await using away = await siteWith({ GOOGLE_ISSUER: 'http://127.0.0.1:9/google' });
		const { status, given } = await comeBack(startUrl(away.site));
		expect([status, given.message]).toEqual([200, problem('away')]);
		expect(away.site.log.join('')).toContain('"reason":"away"');
	});

	test('during the check lets the same token be shown again', async () => {
		await using left = await siteWith({});
		const token = await fetchToken(left.site, browser);
		await left.site.sandbox.close();
		const { reply, cookies } = await check(left.site, browser.cookiesFor(left.site.url), token);
		expect([reply, cookies]).toEqual([{ success: false, access_token: null, message: WORDS.away }, []]);
	});

	test('and leaves while a person chooses is told of too', async () => {
		await using left = await siteWith({});
		const back = await goAndChoose(left.site, browser);
		await left.site.sandbox.close();
		expect((await comeBack(back)).given.message).toEqual(problem('away'));
	});
});

test('a wrong secret of ours is Google’s refusal, and the operator reads why', async () => {
	await using wrong = await siteWith({ GOOGLE_CLIENT_SECRET: 'wrong' });
	const { given } = await comeBack(await goAndChoose(wrong.site, browser));
	expect(given.message).toEqual(problem('misconfigured'));
	expect(wrong.site.log.join('')).toContain('"error":"invalid_client"');
});

test('nothing of a person, a code or a token is in the log', async () => {
	const back = await goAndChoose(site, browser);
	const { given } = await comeBack(back);
	const { token } = given.message as { token: string };
	const { reply } = await check(site, browser.cookiesFor(site.url), token);
	await check(site, browser.cookiesFor(site.url), token);
	const { searchParams } = new URL(back);
	const log = site.log.join('');
	expect(log).toContain('/auth/google/callback');
	for (const secret of [
		TAMARA,
		'Тамара',
		token.slice(-40),
		reply.access_token ?? 'none',
		searchParams.get('code') ?? 'none',
		searchParams.get('state')?.slice(ID.length) ?? 'none',
		ID,
	]) {
		expect(log).not.toContain(secret);
	}
});

/** Another site on the same store, ended with its test. */
async function siteWith(settings: Readonly<Record<string, string>>) {
	const started = await startSignInSite(database.store, settings);
	return { site: started, [Symbol.asyncDispose]: () => started.close() };
}
