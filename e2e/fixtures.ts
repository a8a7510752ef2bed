import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ourHosts } from './our-hosts.ts';

type Strictness = {
	/** Console errors that a test expects; Chromium writes one for every reply with a 4xx or 5xx status. */
	forgiven: readonly RegExp[];
	/** Watches every page of the test, and ends what it does to calls; nothing to be used by hand. */
	watched: undefined;
};

/** A Playwright test that also fails on console errors and on any request to a foreign host. */
export const test = base.extend<Strictness>({
	forgiven: [[], { option: true }],
	watched: [
		async ({ context, forgiven }, use) => {
			const faults = watch(context);
			await use(undefined);
			// A call that is still on its way would fail the handler that a test has given it.
			await Promise.all(context.pages().map(endRoutes));
			expect(faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** A window that closes itself at this moment has no handlers any more. */
async function endRoutes(page: Page): Promise<void> {
	await page.unrouteAll({ behavior: 'ignoreErrors' }).catch((error: unknown) => {
		if (!page.isClosed()) throw error;
	});
}

/** Collects what must not happen, one line each, while the context lives. */
export function watch(context: BrowserContext): readonly string[] {
	const faults: string[] = [];
	context.on('console', (message) => {
		if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
	});
	context.on('weberror', (failure) => faults.push(`error: ${failure.error().message}`));
	context.on('request', (request) => {
		if (isForeign(request.url())) faults.push(`foreign host: ${request.url()}`);
	});
	return faults;
}

function isForeign(address: string): boolean {
	const { protocol, host } = new URL(address);
	return /^(?:https?|wss?):$/.test(protocol) && !ourHosts.has(host);
}
