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
} from '../oauth/testing/sign-in-site.ts';
import { REFUSAL_WORDS, type SignInRefusal } from '../oauth/words.ts';

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

describe.each([
	['yandex' as const, 'Яндекс ID', { yandex_id: expect.stringMatching(/^\d{10}$/), vk_id: null }],
	['vk' as const, 'VK ID', { yandex_id: null, vk_id: expect.stringMatching(/^\d{9}$/) }],
])('a sign-in by %s', (provider, name, ids) => {
	const go = (account = TAMARA) => goAndChoose(site, browser, account, undefined, provider);
	const comeBack = async (address: string) => readPage(await browser.open(address));
	const problem = (reason: SignInRefusal) => ({
		id: ID,
		provider,
		problem: REFUSAL_WORDS[provider][reason],
	});
	const countLiveTokens = async () =>
		((await (await fetch(`${site.sandbox.url}/${provider}/_live`)).json()) as { live: number }).live;
	const checkHere = (token: string) => check(site, browser.cookiesFor(site.url), token, provider);

	test('makes a person known, and leaves no token of theirs behind', async () => {
		const { given, html } = await comeBack(await go());
		expect(html).toContain(`${name} подтвердил вход`);
		expect(await countLiveTokens()).toBe(0);
		const { reply } = await checkHere((given.message as { token: string }).token);
		expect(reply).toMatchObject({ success: true, message: '' });
		const user = await site.accounts.userOf(reply.access_token ?? '');
		expect(user).toMatchObject({
			name: expect.stringContaining('Тамара'),
			email: null,
			google_id: null,
			...ids,
		});
	});

	test('finds the same account the next time, and another for another person', async () => {
		const idOf = async (account: string) => {
			browser = createBrowser();
			const { reply } = await checkHere(await fetchToken(site, browser, { account, provider }));
			return (await site.accounts.userOf(reply.access_token ?? ''))?.id;
		};
		expect(await idOf(TAMARA)).toBe(await idOf(TAMARA));
		expect(await idOf(TAMARA)).not.toBe(await idOf('obraztsov@example.org'));
	});

	test('asks for no e-mail, and its state has no sign that gets lost', async () => {
		const response = await browser.open(startUrl(site, undefined, provider));
		const query = new URL(response.headers.get('location') ?? '').searchParams;
		expect(query.get('scope') ?? '').not.toContain('email');
		expect(query.get('state')).toMatch(/^[\w-]{32,}$/);
		expect(query.get('code_challenge_method')).toBe('S256');
	});

	test.each<[string, SignInRefusal]>([
		['otkazov@example.org', 'declined'],
		['sboev@example.org', 'broken'],
		['prosrochin@example.org', provider === 'yandex' ? 'expired' : 'refused'],
		['chuzhov@example.org', provider === 'yandex' ? 'otherSite' : 'forged'],
	])('of %s ends in a sentence of its own: %s', async (account, reason) => {
		expect((await comeBack(await go(account))).given.message).toEqual(problem(reason));
		expect(await countLiveTokens()).toBe(0);
	});

	test('gets nowhere with a state that is not its own, and goes on with its own', async () => {
		const back = await go();
		const foreign = new URL(back);
		foreign.searchParams.set('state', `${ID}${'x'.repeat(43)}`);
		expect((await comeBack(foreign.href)).given.message).toEqual(problem('notBegun'));
		expect((await comeBack(back)).given.message).toHaveProperty('token');
	});

	test('takes a code once', async () => {
		const back = await go();
		expect((await comeBack(back)).given.message).toHaveProperty('token');
		expect((await comeBack(back)).given.message).toEqual(problem('notBegun'));
	});

	test('takes no code that was used by somebody else', async () => {
		const used = new URL(await go());
		await comeBack(used.href);
		browser = createBrowser();
		const back = new URL(await go());
		back.searchParams.set('code', used.searchParams.get('code') ?? '');
		const reason = provider === 'yandex' ? 'expired' : 'refused';
		expect((await comeBack(back.href)).given.message).toEqual(problem(reason));
	});

	test('takes what its window brought once, in its own browser, and for its own provider', async () => {
		const token = await fetchToken(site, browser, { provider });
		const carried = browser.cookiesFor(site.url);
		expect((await check(site, '', token, provider)).reply.message).toBe(REFUSAL_WORDS[provider].notBegun);
		expect((await check(site, carried, token, 'google')).reply.success).toBe(false);
		expect((await check(site, carried, token, provider)).reply.success).toBe(true);
		expect((await check(site, carried, token, provider)).reply.message).toBe(
			REFUSAL_WORDS[provider].usedAlready,
		);
		expect((await check(site, carried, 'a.b', provider)).reply.message).toBe(REFUSAL_WORDS[provider].forged);
	});

	test('that was begun to link an account signs nobody in', async () => {
		const query = `id=${ID}&mode=popup&purpose=link`;
		const token = await fetchToken(site, browser, { query, provider });
		expect((await checkHere(token)).reply.message).toBe(REFUSAL_WORDS[provider].notBegun);
	});

	test('writes nothing of a person into the log', async () => {
		const back = await go();
		const { given } = await comeBack(back);
		const { token } = given.message as { token: string };
		const { reply } = await checkHere(token);
		const user = await site.accounts.userOf(reply.access_token ?? '');
		const log = site.log.join('');
		for (const secret of [
			'Тамара',
			token,
			user?.yandex_id ?? user?.vk_id ?? 'none',
			new URL(back).searchParams.get('code') ?? 'none',
		]) {
			expect(log).not.toContain(secret);
		}
	});

	test('is off without its settings', async () => {
		const setting = provider === 'yandex' ? 'YANDEX_ID_CLIENT_ID' : 'VK_ID_CLIENT_ID';
		const off = await startSignInSite(database.store, { [setting]: 'off' });
		const response = await browser.open(startUrl(off, undefined, provider));
		expect([response.status, await response.text()]).toEqual([
			404,
			expect.stringContaining(REFUSAL_WORDS[provider].off),
		]);
		expect((await check(off, '', 'a.b', provider)).reply.message).toBe(REFUSAL_WORDS[provider].off);
		await off.close();
	});
});

test('VK may put everything into one parameter', async () => {
	const back = await goAndChoose(site, browser, 'svyortkin@example.org', undefined, 'vk');
	expect([...new URL(back).searchParams.keys()]).toEqual(['payload']);
	expect((await readPage(await browser.open(back))).given.message).toHaveProperty('token');
	for (const payload of ['', '{', '7', 'null', '{"state":7}']) {
		const odd = `${site.url}/auth/vk/callback?payload=${encodeURIComponent(payload)}`;
		expect((await browser.open(odd)).status).toBe(200);
	}
});

test('VK is sent no device but its own', async () => {
	const back = new URL(await goAndChoose(site, browser, TAMARA, undefined, 'vk'));
	back.searchParams.set('device_id', 'another');
	const { given } = await readPage(await browser.open(back.href));
	expect(given.message).toMatchObject({ problem: REFUSAL_WORDS.vk.refused });
});

test('a wrong secret of ours is told apart from a person’s failure', async () => {
	const settings = { YANDEX_ID_CLIENT_SECRET: 'wrong', VK_ID_SERVICE_TOKEN: 'wrong' };
	const wrong = await startSignInSite(database.store, settings);
	for (const provider of ['yandex', 'vk'] as const) {
		const back = await goAndChoose(wrong, browser, TAMARA, undefined, provider);
		const { given } = await readPage(await browser.open(back));
		expect(given.message).toMatchObject({ problem: REFUSAL_WORDS[provider].misconfigured });
	}
	expect(wrong.log.join('')).toContain('"error":"invalid_client"');
	await wrong.close();
});
