import type { Page } from '@playwright/test';

/** Holds the calls of a page to an address back until the function that comes back is called. */
export async function holdCalls(page: Page, address: string | RegExp): Promise<() => void> {
	const released = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await released.promise;
		await route.continue();
	});
	return released.resolve;
}

/** The same for every script of the site. */
export function holdScripts(page: Page): Promise<() => void> {
	return holdCalls(page, '**/assets/*.js');
}

/**
 * Changes what our own API says at an address and nothing else of its reply; `as` is the address whose reply
 * is taken in its place.
 */
export async function rewriteReplies(
	page: Page,
	address: string,
	// biome-ignore lint/suspicious/noExplicitAny: a reply's body, of which each test knows its own part
	change: (body: any) => unknown,
	as: (url: string) => string = (url) => url,
): Promise<void> {
	await page.route(address, async (route) => {
		const response = await route.fetch({ url: as(route.request().url()) });
		await route.fulfill({ response, json: change(await response.json()) });
	});
}
