import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { restAfterKey } from '../steps/rest-after-key.ts';
import { holdScripts } from '../steps/routed-replies.ts';

const hint = (page: Page) => page.getByRole('complementary', { name: 'Установка приложения' });

/** A browser's offer to install the site; real ones come when the browser thinks fit. */
async function offer(page: Page): Promise<void> {
	await page.evaluate(() =>
		dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })),
	);
}

/** Makes the page that stands an hour old, once it has been counted. */
async function anHourLater(page: Page): Promise<void> {
	const isCounted = () => JSON.parse(localStorage.getItem('visits') ?? '{}').seenAt >= performance.timeOrigin;
	await restAfterKey(page, () => page.evaluate(isCounted));
	await page.evaluate(() => {
		const visits = JSON.parse(localStorage.getItem('visits') ?? '');
		localStorage.setItem('visits', JSON.stringify({ ...visits, seenAt: visits.seenAt - 3_600_000 }));
	});
}

test(
	'the way onto the screen is offered from the second visit on, until it is sent away',
	DEEP,
	async ({ page }) => {
		await page.goto('/');
		await offer(page);
		await page.goto('/faq');
		await page.goto('/');
		await offer(page);
		await anHourLater(page);
		await expect(hint(page)).toBeHidden();

		await page.goto('/');
		await offer(page);
		await restAfterKey(page, () => hint(page).isVisible());
		await expect(hint(page)).toContainText('Поставьте Автосверку на экран');
		await page.getByRole('button', { name: 'Больше не предлагать' }).click();
		await expect(hint(page)).toBeHidden();

		await anHourLater(page);
		await page.goto('/');
		await offer(page);
		await anHourLater(page);
		await expect(hint(page)).toBeHidden();
	},
);

test('the page of the application offers what the browser offers, also before its script comes', async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto('/app', { waitUntil: 'domcontentloaded' });
	const button = page.getByRole('button', { name: 'Установить приложение' });
	await expect(page.getByText(/^Откройте меню браузера/)).toBeVisible();
	await page.evaluate(() => {
		const prompt = async () => void Object.assign(window, { prompted: true });
		dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
	});
	release();
	await button.click();
	expect(await page.evaluate(() => 'prompted' in window)).toBe(true);
	await expect(button).toBeHidden();
	await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
	await expect(page.getByText('Приложение уже стоит на этом устройстве.')).toBeVisible();
});
