import { OAUTH_PROVIDERS } from '@avtosverka/contract/vocabulary/oauth-sign-in';
import { createBrowser } from '@avtosverka/sandbox/oidc/testing/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import {
	goAndChoose,
	ID,
	readPage,
	type SignInSite,
	startSignInSite,
} from '../oauth/testing/sign-in-site.ts';
import { REFUSAL_WORDS } from '../oauth/words.ts';

/** What `provider-transport.ts` waits. */
const PATIENCE_MS = 4_000;

const database = setUpDatabase();
let site: SignInSite;
beforeAll(async () => {
	site = await startSignInSite(database.store, {}, { timeScale: 1 });
	// The library behind the sandbox's Google is loaded by its first question, which is not measured here.
	await fetch(`${site.sandbox.url}/google/.well-known/openid-configuration`);
});
afterAll(() => site.close());

describe.concurrent('a provider that is later with its token than we wait', () => {
	test.each(OAUTH_PROVIDERS)(
		'%s: is told of as late after four seconds, and nobody is signed in',
		async (provider) => {
			const browser = createBrowser();
			const back = await goAndChoose(site, browser, 'medlennova@example.org', undefined, provider);
			const asked = performance.now();
			const { status, html, given } = await readPage(await browser.open(back));
			const tookMs = performance.now() - asked;
			const problem = REFUSAL_WORDS[provider].slow;
			expect([status, given.message]).toEqual([200, { id: ID, provider, problem }]);
			expect(html).toContain(problem);
			expect(problem).toContain('не ответил вовремя');
			expect(tookMs).toBeGreaterThanOrEqual(PATIENCE_MS - 50);
			expect(site.log.join('')).toContain(`"provider":"${provider}","reason":"slow"`);
		},
	);
});
