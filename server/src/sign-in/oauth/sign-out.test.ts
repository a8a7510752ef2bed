import { createBrowser } from '@avtosverka/sandbox/oidc/testing/browser';
import { expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { check, fetchToken, startSignInSite } from './testing/sign-in-site.ts';

const database = setUpDatabase();

test('a provider with a sign-out ends its session there and sends the browser home', async () => {
	const site = await startSignInSite(database.store, {}, { openid: 'openid' });
	const browser = createBrowser();
	const token = await fetchToken(site, browser);
	expect((await check(site, browser.cookiesFor(site.url), token)).reply.success).toBe(true);
	const session = () => browser.cookiesFor(`${site.sandbox.url}/openid/session/end/confirm`);
	const before = session();
	expect(before).toContain('_session=');
	const address = (await site.endSessionUrl()) ?? '';
	expect(address).toMatch(new RegExp(`^${site.sandbox.url}/openid/session/end\\?`));
	expect(address).not.toContain(token.slice(0, 20));
	const page = await (await browser.open(address)).text();
	const [, action = '', xsrf = ''] = /action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(page) ?? [];
	const end = new URL(action, address).href;
	const left = await browser.submit(end, { xsrf, logout: 'yes' });
	expect(left.headers.get('location')).toBe(`${site.url}/`);
	expect(session()).not.toBe(before);
	await site.close();
});

test('Google has none, and while it is away nobody waits for it', async () => {
	const site = await startSignInSite(database.store);
	expect(await site.endSessionUrl()).toBeNull();
	await site.close();
	const away = await startSignInSite(database.store, { GOOGLE_ISSUER: 'http://127.0.0.1:9/google' });
	expect(await away.endSessionUrl()).toBeNull();
	await away.close();
	const off = await startSignInSite(database.store, { GOOGLE_CLIENT_ID: 'off' });
	expect(await off.endSessionUrl()).toBeNull();
	await off.close();
});
