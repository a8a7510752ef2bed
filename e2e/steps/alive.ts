import type { Frame, Page, Request } from '@playwright/test';

/** Waits until a page answers: its scripts have taken over what was typed and pressed before they came. */
export async function isAlive(page: Page | Frame, timeout?: number): Promise<void> {
	await page.waitForFunction(
		() => (window as { pressedEarly?: unknown }).pressedEarly === null,
		undefined,
		timeout === undefined ? {} : { timeout },
	);
}

/** Waits until what has been done to a page shows: the second frame follows the painting of the first. */
export async function painted(page: Page): Promise<void> {
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
}

/** A browser may keep its idle time from a page that rests; longer than the page's own patience, in ms. */
const IDLE_AT_LAST_MS = 2_500;

/**
 * Waits until a page has done all that it does by itself: it answers, nothing that it asked for is on its
 * way, and once it is idle and painted it asks for nothing more.
 */
export async function atRest(page: Page): Promise<void> {
	await page.waitForLoadState('load');
	await isAlive(page);
	for (let known: Request | undefined, last = await lastAnswered(page); last !== known; ) {
		await page.evaluate(
			(timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
			IDLE_AT_LAST_MS,
		);
		await painted(page);
		known = last;
		last = await lastAnswered(page);
	}
}

const opensPage = (page: Page, request: Request) =>
	request.isNavigationRequest() && request.frame() === page.mainFrame();

/** The last request that a page has made, once it and those before it are answered. */
export async function lastAnswered(page: Page): Promise<Request | undefined> {
	const all = await page.requests();
	// What a document that was left had asked for may never be said to have ended.
	const asked = all.slice(
		Math.max(
			0,
			all.findLastIndex((request) => opensPage(page, request)),
		),
	);
	await Promise.all(asked.map(async (request) => (await request.response())?.finished()));
	return asked.at(-1);
}
