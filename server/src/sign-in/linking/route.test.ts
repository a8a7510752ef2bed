import type { OauthProviderId } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { createBrowser } from '@avtosverka/sandbox/oidc/testing/browser';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PYOTR } from '../../accounts/testing/invented-people.ts';
import { MARKER } from '../../http/testing/served-app.ts';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import {
	check,
	fetchToken,
	ID,
	type SignInSite,
	startSignInSite,
	TAMARA,
} from '../oauth/testing/sign-in-site.ts';
import { REFUSAL_WORDS } from '../oauth/words.ts';
import { linkingWords, NOT_HELD, SIGN_IN_AGAIN } from './words.ts';

const linkOf = (account: string | undefined) => `id=${ID}&mode=popup&purpose=link&account=${account}`;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const IVAN = 'obraztsov@example.org';

const database = setUpDatabase();
let site: SignInSite;
beforeAll(async () => {
	site = await startSignInSite(database.store);
});
afterAll(() => site.close());
beforeEach(async () => {
	await database.store.db.execute(sql`truncate account cascade`);
});

/** Goes through the window of a provider as the page opens it, and gives what came of it. */
async function goAndCheck(
	provider: OauthProviderId,
	purpose: 'sign-in' | 'take-back' = 'sign-in',
	account = TAMARA,
) {
	const browser = createBrowser();
	const query = `id=${ID}&mode=popup&purpose=${purpose}`;
	const token = await fetchToken(site, browser, { account, provider, query });
	return (await check(site, browser.cookiesFor(site.url), token, provider, purpose)).reply;
}

/** Signs somebody in; gives the access token. */
const signIn = async (provider: OauthProviderId, account = TAMARA) =>
	(await goAndCheck(provider, 'sign-in', account)).access_token ?? '';

async function call(
	method: 'POST' | 'DELETE',
	provider: string,
	access: string,
	cookie = '',
	token?: string,
) {
	const response = await fetch(`${site.url}/v1/user/signIns/${provider}`, {
		method,
		headers: {
			...MARKER,
			cookie,
			authorization: `Bearer ${access}`,
			...(token && { 'content-type': 'application/json' }),
		},
		...(token && { body: JSON.stringify({ sign_in_token: token }) }),
	});
	return { status: response.status, ...((await response.json()) as { message: string; code?: string }) };
}

/** Goes through the window of a provider as the cabinet opens it, and links what it brought. */
async function link(access: string, provider: OauthProviderId, account = TAMARA, given?: string) {
	const browser = createBrowser();
	const query = given ?? linkOf((await idOf(access)) ?? UNKNOWN_ID);
	const token = await fetchToken(site, browser, { account, query, provider });
	return call('POST', provider, access, browser.cookiesFor(site.url), token);
}

const unlink = (access: string, provider: string) => call('DELETE', provider, access);
const idOf = async (access: string) => (await site.accounts.userOf(access))?.id;

describe('a person who is signed in', () => {
	test('links a second and a third sign-in, and each leads to the one account', async () => {
		const access = await signIn('yandex');
		expect(await link(access, 'vk')).toMatchObject({ status: 200, message: linkingWords('vk').linked });
		expect(await link(access, 'google')).toMatchObject({ status: 200 });
		const id = await idOf(access);
		expect([await idOf(await signIn('vk')), await idOf(await signIn('google'))]).toEqual([id, id]);
		expect(await site.accounts.userOf(access)).toMatchObject({
			email: TAMARA,
			yandex_id: expect.any(String),
			vk_id: expect.any(String),
			google_id: expect.any(String),
		});
	});

	test('may link the same one again, and no other of that provider', async () => {
		const access = await signIn('yandex');
		expect((await link(access, 'vk')).status).toBe(200);
		expect((await link(access, 'vk')).status).toBe(200);
		const { status, message } = await link(access, 'vk', IVAN);
		expect([status, message]).toEqual([409, linkingWords('vk').occupied]);
	});

	test('gets no identity of another account, and the two stay two', async () => {
		const [hers, his] = [await signIn('yandex'), await signIn('vk', IVAN)];
		const refused = await link(hers, 'vk', IVAN);
		expect(refused).toMatchObject({ status: 409, code: 'conflict', message: linkingWords('vk').foreign });
		expect(await idOf(hers)).not.toBe(await idOf(his));
		expect(await site.accounts.userOf(hers)).toMatchObject({ vk_id: null });
		expect(await idOf(await signIn('vk', IVAN))).toBe(await idOf(his));
	});

	test('is never joined to another account by an e-mail or a name', async () => {
		expect(await idOf(await signIn('google'))).not.toBe(await idOf(await signIn('yandex')));
	});

	test('gets one identity only once when two accounts want it at the same moment', async () => {
		const [one, other] = [await signIn('yandex'), await signIn('google', IVAN)];
		const both = await Promise.all([link(one, 'vk'), link(other, 'vk')]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	test('unlinks one, what came with it goes, and it opens an account of its own', async () => {
		const access = await signIn('yandex');
		await link(access, 'google');
		expect(await unlink(access, 'google')).toMatchObject({
			status: 200,
			message: linkingWords('google').unlinked,
		});
		expect(await site.accounts.userOf(access)).toMatchObject({ google_id: null, email: null });
		expect(await idOf(await signIn('google'))).not.toBe(await idOf(access));
	});

	test('unlinks their oldest, which signs nobody in for a day and may be taken back', async () => {
		const access = await signIn('yandex');
		await link(access, 'vk');
		expect(await unlink(access, 'yandex')).toMatchObject({
			status: 200,
			message: linkingWords('yandex').held,
		});
		const refused = await goAndCheck('yandex');
		expect(refused).toMatchObject({ success: false, access_token: null, held: true });
		expect(refused.message).toMatch(/^Вход через Яндекс ID отвязан от аккаунта \d/);
		const back = await goAndCheck('yandex', 'take-back');
		expect(back.success).toBe(true);
		expect(await site.accounts.userOf(access)).toBeNull();
		const user = await site.accounts.userOf(back.access_token ?? '');
		expect(user).toMatchObject({ yandex_id: expect.any(String), vk_id: expect.any(String) });
		expect(await goAndCheck('yandex', 'take-back')).toMatchObject({ success: false, message: NOT_HELD });
	});

	test('takes nothing back by a trip that was begun to sign in', async () => {
		const access = await signIn('yandex');
		await link(access, 'vk');
		await unlink(access, 'yandex');
		const browser = createBrowser();
		const token = await fetchToken(site, browser, { account: TAMARA, provider: 'yandex' });
		const { reply } = await check(site, browser.cookiesFor(site.url), token, 'yandex', 'take-back');
		expect(reply).toMatchObject({ success: false, message: REFUSAL_WORDS.yandex.notBegun });
	});

	test('who unlinks one ends the sessions that were begun by it, but the one they are in', async () => {
		const access = await signIn('yandex');
		await link(access, 'vk');
		const [stranger, own] = [await signIn('vk'), await signIn('vk')];
		const another = await signIn('yandex');
		expect((await unlink(own, 'vk')).status).toBe(200);
		expect(await Promise.all([access, another, own, stranger].map(idOf))).toEqual([
			...Array.from({ length: 3 }, () => expect.any(String)),
			undefined,
		]);
	});

	test('never unlinks the last, not even both at the same moment', async () => {
		const access = await signIn('yandex');
		expect(await unlink(access, 'yandex')).toMatchObject({
			status: 409,
			message: linkingWords('yandex').last,
		});
		await link(access, 'vk');
		const both = await Promise.all([unlink(access, 'yandex'), unlink(access, 'vk')]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	test('of Telegram links another, and may then leave Telegram', async () => {
		const { id } = await site.accounts.enter(PYOTR);
		const access = await site.accounts.issueToken(id);
		expect((await link(access, 'vk')).status).toBe(200);
		expect((await unlink(access, 'telegram')).status).toBe(200);
		expect(await site.accounts.userOf(access)).toMatchObject({ telegram_id: null, username: null });
	});

	test('takes all sign-ins away with the account', async () => {
		const access = await signIn('yandex');
		await link(access, 'vk');
		await link(access, 'google');
		const id = (await idOf(access)) ?? '';
		const inMax = { ...PYOTR, provider: 'max' as const };
		for (const identity of [PYOTR, inMax]) expect(await site.accounts.link(id, identity)).toBe('linked');
		await site.accounts.remove(id);
		const { rows } = await database.store.db.execute(
			sql`select google_id, telegram_id, yandex_id, vk_id, max_id, username, name, email
				from account where id = ${id}`,
		);
		const gone = {
			google_id: null,
			telegram_id: null,
			yandex_id: null,
			vk_id: null,
			max_id: null,
			username: null,
			name: null,
			email: null,
		};
		expect(rows).toEqual([gone]);
		for (const provider of ['yandex', 'vk', 'google'] as const) {
			expect(await idOf(await signIn(provider))).not.toBe(id);
		}
		for (const identity of [PYOTR, inMax]) expect((await site.accounts.enter(identity)).id).not.toBe(id);
	});
});

describe('nothing is linked', () => {
	test('nor unlinked in a session of more than ten minutes, which anybody may have taken', async () => {
		const access = await signIn('yandex');
		await link(access, 'vk');
		await database.store.db.execute(sql`update access_token set created_at = now() - interval '11 minutes'`);
		for (const refused of [await link(access, 'google'), await unlink(access, 'vk')]) {
			expect(refused).toMatchObject({ status: 403, code: 'sign-in-again', message: SIGN_IN_AGAIN });
		}
		expect(await site.accounts.userOf(access)).toMatchObject({ google_id: null, vk_id: expect.any(String) });
		expect((await unlink(await signIn('vk'), 'vk')).status).toBe(200);
	});

	test('by who is not signed in', async () => {
		expect((await link('x'.repeat(43), 'vk')).status).toBe(401);
		expect((await unlink('x'.repeat(43), 'vk')).status).toBe(401);
	});

	test('by a window that somebody else opened in this browser before', async () => {
		const [hers, his] = [await signIn('yandex'), await signIn('google', IVAN)];
		const refused = await link(his, 'vk', TAMARA, linkOf(await idOf(hers)));
		expect(refused).toMatchObject({ status: 409, message: REFUSAL_WORDS.vk.notBegun });
		expect(await site.accounts.userOf(his)).toMatchObject({ vk_id: null });
		expect((await link(his, 'vk', TAMARA, `id=${ID}&mode=popup&purpose=link`)).status).toBe(409);
	});

	test('by a window that was opened to sign in', async () => {
		const refused = await link(await signIn('yandex'), 'vk', TAMARA, `id=${ID}&mode=popup`);
		expect(refused).toMatchObject({ status: 409, message: REFUSAL_WORDS.vk.notBegun });
	});

	test('in another browser than the one that went to the provider, and not twice', async () => {
		const access = await signIn('yandex');
		const browser = createBrowser();
		const query = linkOf(await idOf(access));
		const token = await fetchToken(site, browser, { query, provider: 'vk' });
		const cookie = browser.cookiesFor(site.url);
		expect((await call('POST', 'vk', access, '', token)).status).toBe(409);
		expect((await call('POST', 'vk', access, cookie, token)).status).toBe(200);
		expect(await call('POST', 'vk', access, cookie, token)).toMatchObject({
			status: 409,
			message: REFUSAL_WORDS.vk.usedAlready,
		});
	});

	test('by a provider that there is not', async () => {
		const access = await signIn('yandex');
		expect((await call('POST', 'telegram', access, '', 'a.b')).status).toBe(400);
		expect((await unlink(access, 'nothing')).status).toBe(400);
		expect(await unlink(access, 'vk')).toMatchObject({ status: 404, message: linkingWords('vk').absent });
	});
});

test('a full-page trip of the cabinet comes back to the cabinet', async () => {
	const browser = createBrowser();
	const address = `${site.url}/auth/vk/start?id=${ID}&mode=page&purpose=link`;
	const back = `${site.url}/auth/vk/callback`;
	const chooser = await browser.follow(address, back);
	const chosen = await browser.submit(chooser, { account: TAMARA });
	const page = await (await browser.open(chosen.headers.get('location') ?? '')).text();
	expect(page).toContain('"next":"/user"');
});
