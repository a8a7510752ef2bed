import {
	OAUTH_PROVIDERS,
	type OauthProviderId,
	oauthCallbackPath,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { createBrowser } from '@avtosverka/sandbox/oidc/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import {
	check,
	fetchToken,
	goAndChoose,
	ID,
	type SignInSite,
	startSignInSite,
} from './testing/sign-in-site.ts';
import { REFUSAL_WORDS } from './words.ts';

const WORDS = REFUSAL_WORDS.google;

const OVER_EVERY_LIMIT = 70;

const database = setUpDatabase();
let site: SignInSite;
beforeAll(async () => {
	site = await startSignInSite(database.store);
});
afterAll(() => site.close());

const bareCallback = (provider: OauthProviderId) =>
	fetch(`${site.url}${oauthCallbackPath(provider)}?state=${ID}-x&code=x`);

async function signsIn(provider: OauthProviderId = 'google'): Promise<boolean> {
	const browser = createBrowser();
	const token = await fetchToken(site, browser, { provider });
	return (await check(site, browser.cookiesFor(site.url), token, provider)).reply.success;
}

test.each(OAUTH_PROVIDERS)(
	'what comes without a sign-in under way keeps nobody behind the same address from signing in by %s',
	async (provider) => {
		const browser = createBrowser();
		const token = await fetchToken(site, browser, { provider });
		for (let tries = 0; tries < OVER_EVERY_LIMIT; tries += 1) {
			expect((await bareCallback(provider)).status).toBe(200);
			const { reply } = await check(site, '', 'a.b.c', provider);
			expect(reply.message).toBe(REFUSAL_WORDS[provider].notBegun);
		}
		const { reply } = await check(site, browser.cookiesFor(site.url), token, provider);
		expect(reply.success).toBe(true);
		expect(await signsIn(provider)).toBe(true);
	},
);

test('callbacks that another site makes a browser open do not end its sign-in', async () => {
	const browser = createBrowser();
	const back = await goAndChoose(site, browser);
	for (let tries = 0; tries < OVER_EVERY_LIMIT; tries += 1) {
		await browser.open(`${site.url}/auth/google/callback?state=${ID}.x&code=x`);
	}
	expect(await (await browser.open(back)).text()).toContain('Google подтвердил вход');
});

test('one sign-in fails five times at most, and another from the same address goes on', async () => {
	const browser = createBrowser();
	await fetchToken(site, browser);
	// A browser would let its cookie go after the first failure: this one does not.
	const carried = browser.cookiesFor(site.url);
	for (let tries = 0; tries < 5; tries += 1) {
		expect((await check(site, carried, 'a.b.c')).reply.message).toBe(WORDS.forged);
	}
	expect(await check(site, carried, 'a.b.c')).toMatchObject({
		status: 429,
		reply: { code: 'too-many', message: WORDS.tooMany },
	});
	expect(await signsIn()).toBe(true);
});

test('a code is asked about five times at most for one sign-in', async () => {
	const browser = createBrowser();
	const back = new URL(await goAndChoose(site, browser));
	back.searchParams.set('code', 'made-up');
	const carried = browser.cookiesFor(site.url);
	const statuses: number[] = [];
	for (let tries = 0; tries < 6; tries += 1) {
		statuses.push((await fetch(back, { headers: { cookie: carried } })).status);
	}
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
