import { type BrowserContext, test as base, expect } from '@playwright/test';

type Strictness = {
	/** Console errors that a test expects; Chromium writes one for every reply with a 4xx or 5xx status. */
	forgiven: readonly RegExp[];
	/** Watches every page of the test; nothing to be used by hand. */
	watched: undefined;
};

/** A Playwright test that also fails on an error in the browser's console and on any request to a foreign host. */
export const test = base.extend<Strictness>({
	forgiven: [[], { option: true }],
	watched: [
		async ({ context, forgiven }, use) => {
			const faults = watch(context);
			await use(undefined);
			expect(faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

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

const ADDRESSES = ['E2E_SITE_URL', 'E2E_SANDBOX_URL', 'E2E_AVTOCOD_SITE_URL', 'E2E_AVTOCOD_SANDBOX_URL'];

function isForeign(address: string): boolean {
	const { protocol, host } = new URL(address);
	const worlds = ADDRESSES.map((name) => process.env[name]).map((url) => url && new URL(url));
	const ours = worlds.flatMap((url) => (url ? [url.host, `127.0.0.1:${url.port}`] : []));

	return /^(?:https?|wss?):$/.test(protocol) && !ours.includes(host);
}
