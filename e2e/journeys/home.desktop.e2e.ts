import { expect, test } from '../fixtures.ts';

test('the home page opens with its heading and the search form', async ({ page }) => {
	const reply = await page.goto('/');

	expect(reply?.status()).toBe(200);
	await expect(page).toHaveTitle(/./);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('textbox').first()).toBeVisible();
});
