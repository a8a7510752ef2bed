import type { Page } from '@playwright/test';

/** Holds every script of the site back until the function that comes back is called. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = (): void => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/assets/*.js', async (route) => {
		await held;
		await route.continue();
	});
	return release;
}
