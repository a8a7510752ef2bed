import { randomUUID } from 'node:crypto';
import type { OauthTokenReply } from '@avtosverka/contract/auth';
import {
	type OauthMessage,
	type OauthProviderId,
	oauthCallbackPath,
	oauthStartPath,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { freePort } from '@avtosverka/harness/free-port';
import { type Browser, createBrowser } from '@avtosverka/sandbox/oidc/testing/browser';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { type RunningSandbox, startSandbox } from '@avtosverka/sandbox/start';
import type { FastifyInstance } from 'fastify';
import { testAccounts } from '../../../accounts/testing/test-accounts.ts';
import type { Environment } from '../../../config.ts';
import { createBareApp, MARKER } from '../../../http/testing/served-app.ts';
import { createLog } from '../../../log.ts';
import type { Store } from '../../../store/store.ts';
import { testConfig, testDeps } from '../../../testing/test-deps.ts';
import { registerOauth } from '../route.ts';

/** A site with its sign-ins by OAuth and nothing else, and the sandbox that plays the providers. */
export type SignInSite = {
	readonly app: FastifyInstance;
	readonly url: string;
	readonly sandbox: RunningSandbox;
	/** Every line of its log. */
	readonly log: string[];
	readonly accounts: ReturnType<typeof testAccounts>;
	readonly endSessionUrl: () => Promise<string | null>;
	close(): Promise<void>;
};

/** How the providers are played. */
export type PlayedSignIns = {
	/** The sandbox's Google, or its other provider, which knows a sign-out; default Google. */
	readonly openid?: 'google' | 'openid';
	/** Multiplies the delays of providers; default 0, none. */
	readonly timeScale?: number;
};

export async function startSignInSite(
	store: Store,
	changed: Environment = {},
	{ openid = 'google', timeScale = 0 }: PlayedSignIns = {},
): Promise<SignInSite> {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const sandbox = await startSandbox({ port: 0, siteUrl: url, timeScale });
	const log: string[] = [];
	const clock = { now: () => new Date() };
	const accounts = testAccounts(store, clock);
	const issuer = { GOOGLE_ISSUER: `${sandbox.url}/${openid}` };
	const config = testConfig({ ...sandboxSettings(sandbox.url), ...issuer, SITE_URL: url, ...changed });
	const lines = createLog('trace', { write: (line) => log.push(line) });
	// Limits are known by this secret, so sites on one store do not share them.
	const appSecret = randomUUID();
	const deps = testDeps({ config, clock, store, accounts, appSecret, log: lines });
	const app = createBareApp(deps);
	const endSessionUrl = registerOauth(app, deps);
	await app.listen({ port, host: '127.0.0.1' });
	const close = async () => {
		await app.close();
		await sandbox.close();
	};
	return { app, url, sandbox, log, accounts, endSessionUrl, close };
}

export const TAMARA = 'testova@example.org';
export const ID = '0123456789abcdef0123456789abcdef';

export type Page = {
	readonly status: number;
	readonly headers: Headers;
	readonly html: string;
	/** What its script was given. */
	readonly given: { readonly mode: string; readonly message: OauthMessage | null; readonly next: string };
};

export async function readPage(response: Response): Promise<Page> {
	const html = await response.text();
	const given = JSON.parse(/key } = (\{.*\});$/m.exec(html)?.[1] ?? 'null');
	return { status: response.status, headers: response.headers, html, given };
}

/** Who signs in, and by whom; without it Tamara by Google. */
export type ChosenWay = { account?: string; query?: string; provider?: OauthProviderId };

/** Where a site answers: all that a browser knows of it. */
export type SiteAddress = Pick<SignInSite, 'url'>;

export const startUrl = (
	site: SiteAddress,
	query = `id=${ID}&mode=popup`,
	provider: OauthProviderId = 'google',
) => `${site.url}${oauthStartPath(provider)}?${query}`;

/** Goes to a provider and chooses an account; gives the address with which it sends the browser back. */
export async function goAndChoose(
	site: SiteAddress,
	browser: Browser,
	account = TAMARA,
	query?: string,
	provider: OauthProviderId = 'google',
): Promise<string> {
	const back = site.url + oauthCallbackPath(provider);
	const chooser = await browser.follow(startUrl(site, query, provider), back);
	const chosen = await browser.submit(chooser, { account });
	return browser.follow(new URL(chosen.headers.get('location') ?? '', chooser).href, back);
}

/** The whole way to what a window brings. */
export async function fetchToken(
	site: SiteAddress,
	browser: Browser = createBrowser(),
	{ account, query, provider }: ChosenWay = {},
): Promise<string> {
	const back = await goAndChoose(site, browser, account, query, provider);
	const { given } = await readPage(await browser.open(back));
	if (given.message === null || !('token' in given.message)) throw new Error('no token came');
	return given.message.token;
}

/** Sends what a window brought as our page does, under a browser's cookies. */
export async function check(
	site: SiteAddress,
	cookie: string,
	token: unknown,
	provider: OauthProviderId = 'google',
	purpose: 'sign-in' | 'take-back' = 'sign-in',
) {
	const response = await fetch(`${site.url}/v1/auth/${provider}/checkToken`, {
		method: 'POST',
		headers: { ...MARKER, cookie, 'content-type': 'application/json' },
		body: JSON.stringify({ token, purpose }),
	});
	return {
		status: response.status,
		cookies: response.headers.getSetCookie(),
		reply: (await response.json()) as OauthTokenReply,
	};
}
