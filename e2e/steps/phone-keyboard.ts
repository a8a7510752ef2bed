import type { CDPSession, Page } from '@playwright/test';
import type { KeyboardStep } from '../../web/src/testing/phone-keyboard.ts';

/** Types in the focused field of a page as a phone's keyboard does. */
export async function compose(
	page: Page,
	keyboard: CDPSession,
	steps: readonly KeyboardStep[],
): Promise<void> {
	for (const { kind, text } of steps) {
		if (kind === 'put') await keyboard.send('Input.insertText', { text });
		else {
			const caret = { selectionStart: text.length, selectionEnd: text.length };
			await keyboard.send('Input.imeSetComposition', { text, ...caret });
		}
		// The page answers to each sign before the next one comes.
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
	}
}
