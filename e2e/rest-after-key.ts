import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Touches a key and rests until `comes` holds: what belongs to a later visit comes at the first rest. The
 * page may not have listened to a key yet, so another follows; each further one puts the rest off.
 *
 * @param comes looks once; `true` ends the waiting.
 */
export async function restAfterKey(page: Page, comes: () => Promise<boolean>): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift');
		await expect.poll(comes, { timeout: 8_000 }).toBe(true);
	}).toPass();
}
