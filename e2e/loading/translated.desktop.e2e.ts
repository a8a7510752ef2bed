import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { isAlive } from '../steps/alive.ts';
import { newCar } from '../steps/new-car.ts';
import { answeredLines } from '../steps/report-lines.ts';
import { holdScripts } from '../steps/routed-replies.ts';

/**
 * Puts a translator into every page: it replaces each new text by an element with the same words in capitals,
 * at once or after a pause in ms.
 */
async function translatePages(page: Page, pause: number): Promise<void> {
	await page.addInitScript((pause) => {
		const translate = () => {
			const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
			const texts: Text[] = [];
			while (walker.nextNode()) texts.push(walker.currentNode as Text);
			for (const text of texts) {
				if (!text.data.trim() || text.parentElement?.closest('font, script, style, title')) continue;
				const words = document.createElement('font');
				words.textContent = text.data.toUpperCase();
				text.before(words);
				text.remove();
			}
		};
		let timer: ReturnType<typeof setTimeout> | undefined;
		new MutationObserver(() => {
			clearTimeout(timer);
			if (pause === 0) translate();
			else timer = setTimeout(translate, pause);
		}).observe(document, { childList: true, subtree: true, characterData: true });
	}, pause);
}

test.describe('a page whose words somebody changes so that React makes it anew', () => {
	test.use({ forgiven: [/React error #418/] });

	test('has what was typed in it', DEEP, async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		const field = page.getByRole('textbox', { name: 'VIN' });
		await field.fill('XTA2114');
		await field.evaluate((field) => field.setAttribute('data-first', ''));
		// What grows may be the rest of a text that the network has cut, and is left as it is.
		await page.getByRole('heading', { level: 1 }).evaluate((title) => {
			(title.firstChild as Text).appendData('!');
		});
		release();
		await isAlive(page);
		await expect(field).toHaveValue('XTA2114');
		await expect(field).not.toHaveAttribute('data-first');
		await expect(page.getByText('Введено знаков: 7 из 17')).toBeVisible();
	});
});

for (const pause of [0, 50]) {
	test(
		`a page that is translated ${pause} ms after each change lives on, and loses nothing that was typed`,
		DEEP,
		async ({ page }) => {
			await translatePages(page, pause);
			const release = await holdScripts(page);
			await page.goto('/', { waitUntil: 'domcontentloaded' });
			const field = page.getByRole('textbox', { name: 'VIN' });
			await field.fill('XTA2114');
			release();
			await isAlive(page);
			await expect(field).toHaveValue('XTA2114');
			await expect(field).toBeFocused();

			await field.fill(newCar());
			await page.getByRole('button', { name: 'Проверить' }).click();
			const price = page.getByRole('textbox', { name: /цена продавца/i });
			await price.fill('450 000');
			await expect(answeredLines(page)).toHaveCount(10, { timeout: 60_000 });
			await expect(page.getByText(/^ОТВЕТИЛИ 10 ИЗ 10/)).toBeVisible();
			await expect(page.getByText(/^(?:СПРАШИВАЕМ|ЖДЁМ)/)).toHaveCount(0);
			await expect(price).toHaveValue(/^450.000$/);
		},
	);
}
