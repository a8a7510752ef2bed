import { createBrowser } from '@avtosverka/sandbox/oidc/testing/browser';
import { expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { check, startSignInSite, startUrl } from './testing/sign-in-site.ts';
import { REFUSAL_WORDS } from './words.ts';

const WORDS = REFUSAL_WORDS.google;

const browser = createBrowser();
const database = setUpDatabase();

test('without settings there is no sign-in by Google', async () => {
	await using off = await siteWith({ GOOGLE_CLIENT_ID: 'off' });
	for (const path of ['start', 'callback']) {
		const response = await browser.open(`${off.site.url}/auth/google/${path}`);
		expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(WORDS.off)]);
	}
	const { status, reply } = await check(off.site, '', 'a.b.c');
	expect([status, reply]).toEqual([200, { success: false, access_token: null, message: WORDS.off }]);
});

test('over https the cookie is for this host alone, and never goes without encryption', async () => {
	await using safe = await siteWith({ SITE_URL: 'https://site.example.org' });
	const response = await browser.open(startUrl(safe.site));
	const [, flow] = response.headers.getSetCookie();
	expect(flow).toMatch(/^__Host-oauth-sign-in=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
});

/** A site with other settings, ended with its test. */
async function siteWith(settings: Readonly<Record<string, string>>) {
	const started = await startSignInSite(database.store, settings);
	return { site: started, [Symbol.asyncDispose]: () => started.close() };
}
