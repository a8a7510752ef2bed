import type { User } from '@avtosverka/contract/accounts';
import type { ChatLink, ChatTokenReply } from '@avtosverka/contract/auth';
import { freePort } from '@avtosverka/harness/free-port';
import { type Site, startSite } from '@avtosverka/harness/site';
import type { OwnProcess } from '@avtosverka/harness/start-process';
import { type Browser, createBrowser } from '@avtosverka/sandbox/oidc/testing/browser';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { check, goAndChoose, readPage, TAMARA } from '@avtosverka/server/sign-in/oauth/testing/sign-in-site';
import { type PlayedTelegram, playTelegram } from '@avtosverka/server/telegram/testing/phone';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const HOST = '127.0.0.1';
const MARKER = { 'X-Requested-With': 'XMLHttpRequest' };
/** Promised to anyone who runs an installation, with the timing that it has. */
const TAKEN_OVER_WITHIN_MS = 30_000;

let played: PlayedTelegram;
/** The first one is started alone, so it is the one that asks for the bot's updates. */
let first: OwnProcess;
let second: OwnProcess;
let site: Site;
let firstPort: string;

beforeAll(async () => {
	firstPort = String(await freePort());
	const siteUrl = `http://${HOST}:${firstPort}`;
	played = await playTelegram({ siteUrl });
	const settings = {
		...sandboxSettings(played.url),
		...{ SITE_URL: siteUrl, SANDBOX_PORT: new URL(played.url).port, HOST },
	};
	site = await startSite({ servers: 0, settings });
	first = await site.startServer({ PORT: firstPort });
	await vi.waitFor(async () => expect(await asksForUpdates(first)).toBe(true), 10_000);
	second = await site.startServer();
});
afterAll(async () => {
	await site.close();
	await played.close();
});

/** What a server answers one browser; cookies go to both servers, which are one site. */
async function ask<Reply>(browser: Browser, server: OwnProcess, path: string, init: RequestInit = {}) {
	const headers = { ...MARKER, ...init.headers };
	const response = await browser.open(server.url + path, { ...init, headers });
	expect([path, response.status]).toEqual([path, 200]);
	return (await response.json()) as Reply;
}

async function begin(browser: Browser, server: OwnProcess) {
	const begun = await ask<ChatLink>(browser, server, '/v1/auth/telegram/getAuthLink');
	if (!begun.success) throw new Error(begun.message);
	return { token: begun.token, payload: new URL(begun.link).searchParams.get('start') };
}

/** Asks as the page does until the person is signed in; gives their access token. */
function waitForToken(browser: Browser, server: OwnProcess, token: string, ms: number): Promise<string> {
	const path = `/v1/auth/telegram/checkToken?token=${token}`;
	const asked = async () => {
		const given = await ask<ChatTokenReply>(browser, server, path);
		if (given.token === null) throw new Error('nobody is let in yet');
		return given.token;
	};
	return vi.waitFor(asked, { timeout: ms, interval: 250 });
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function whoIs(server: OwnProcess, token: string): Promise<User | null> {
	const path = '/v1/user';
	return (await ask<{ data: User | null }>(createBrowser(), server, path, bearer(token))).data;
}

async function asksForUpdates(server: OwnProcess): Promise<boolean> {
	const metrics = await (await fetch(`${server.url}/metrics`)).text();
	return /^avtosverka_telegram_bot_kept 1$/m.test(metrics);
}

/** How often Telegram has seen two who asked for the bot's updates at once. */
async function countConflicts(): Promise<unknown> {
	const state = (await (await fetch(`${played.url}/_control/state`)).json()) as Record<string, unknown>;
	return state.telegramConflicts;
}

describe('two server processes on one store', () => {
	test('know a person who came by Telegram, whichever of them is asked, until he leaves', async () => {
		const [browser, phone] = [createBrowser(), played.phone(201)];
		const { token, payload } = await begin(browser, first);
		await phone.say(`/start ${payload}`);
		await phone.botMessage();
		await phone.press('Войти');
		const access = await waitForToken(browser, second, token, 10_000);
		expect(await whoIs(second, access)).toMatchObject({ telegram_id: 7_000_000_201 });
		expect(await whoIs(first, access)).toEqual(await whoIs(second, access));
		await ask(browser, first, '/v1/auth/signOut', { method: 'POST', ...bearer(access) });
		expect([await whoIs(first, access), await whoIs(second, access)]).toEqual([null, null]);
	});

	test('know a person who came by Google, and pass him to and fro on the way', async () => {
		const browser = createBrowser();
		const back = await goAndChoose(first, browser);
		const { given } = await readPage(await browser.open(back.replace(first.url, second.url)));
		if (given.message === null || !('token' in given.message)) throw new Error('no token came');
		const cookies = browser.cookiesFor(first.url);
		const { reply } = await check(first, cookies, given.message.token);
		expect(reply).toMatchObject({ success: true });
		const again = await check(second, cookies, given.message.token);
		expect(again.reply).toMatchObject({ success: false, access_token: null });
		const access = reply.access_token ?? '';
		expect(await whoIs(second, access)).toMatchObject({ email: TAMARA });
		expect(await whoIs(first, access)).toEqual(await whoIs(second, access));
	});

	test('lose no sign-in when the one with the bot is killed in the middle of it', {
		timeout: 60_000,
	}, async () => {
		const [browser, phone] = [createBrowser(), played.phone(202)];
		const { token, payload } = await begin(browser, first);
		await phone.say(`/start ${payload}`);
		await phone.botMessage();
		expect([await asksForUpdates(first), await asksForUpdates(second)]).toEqual([true, false]);

		await first.kill();
		const killed = performance.now();
		await phone.press('Войти');
		const access = await waitForToken(browser, second, token, TAKEN_OVER_WITHIN_MS + 5_000);
		expect(performance.now() - killed).toBeLessThan(TAKEN_OVER_WITHIN_MS);
		expect(await asksForUpdates(second)).toBe(true);

		const restarted = await site.startServer({ PORT: firstPort });
		expect(await whoIs(restarted, access)).toMatchObject({ telegram_id: 7_000_000_202 });
		expect([await asksForUpdates(restarted), await asksForUpdates(second)]).toEqual([false, true]);
		expect(await countConflicts()).toBe(0);
	});
});
