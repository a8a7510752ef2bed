import type { Page } from '@playwright/test';

/** A height of a page, CSS pixels, in heights of its window: what a person has to go through. */
export function screensHigh(page: Page, height: number): number {
	const screen = page.viewportSize()?.height;
	if (!screen) throw new Error('the page has no window of a fixed size');
	return height / screen;
}
