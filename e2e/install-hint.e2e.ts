import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const hint = (page: Page) => page.getByRole('complementary', { name: 'Установка приложения' });

/** A browser's offer to install the site; real ones come when the browser thinks fit. */
async function offer(page: Page): Promise<void> {
	await page.evaluate(() =>
		dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })),
	);
}

/** Makes the last page of this browser an hour old. */
async function anHourLater(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).not.toBeNull();
	await page.evaluate(() => {
		const visits = JSON.parse(localStorage.getItem('visits') ?? '');
		localStorage.setItem('visits', JSON.stringify({ ...visits, seenAt: visits.seenAt - 3_600_000 }));
	});
}

test('the way onto the screen is offered from the second visit on, until it is sent away', async ({
	page,
}) => {
	await page.goto('/');
	await offer(page);
	await page.goto('/faq');
	await page.goto('/');
	await offer(page);
	await anHourLater(page);
	await expect(hint(page)).toBeHidden();

	await page.goto('/');
	await offer(page);
	await expect(hint(page)).toContainText('Поставьте Автосверку на экран');
	await page.getByRole('button', { name: 'Больше не предлагать' }).click();
	await expect(hint(page)).toBeHidden();

	await anHourLater(page);
	await page.goto('/');
	await offer(page);
	await page.waitForTimeout(1_500);
	await expect(hint(page)).toBeHidden();
});
