import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { atRest } from './alive.ts';

/**
 * Touches a key and rests until `comes` holds: what belongs to a later visit comes at the first rest.
 *
 * @param isDone looks once; `true` ends the waiting.
 */
export async function restAfterKey(page: Page, isDone: () => Promise<boolean>): Promise<void> {
	await atRest(page);
	await page.keyboard.press('Shift');
	await expect.poll(isDone).toBe(true);
}
