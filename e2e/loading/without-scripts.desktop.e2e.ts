import { expect, test } from '../fixtures.ts';
import { newCar } from '../steps/new-car.ts';
import { answerAll } from '../steps/report-lines.ts';

const VIN = 'XTA21144094786239';

test('without scripts a VIN leads to its report, and all that it says can be read', async ({
	page,
	browser,
}) => {
	await answerAll(page, VIN);
	const reader = await browser.newContext({ javaScriptEnabled: false });
	const sheet = await reader.newPage();
	await sheet.goto(process.env.E2E_SITE_URL ?? '');
	await sheet.getByRole('textbox', { name: 'VIN' }).fill(VIN);
	await sheet.getByRole('textbox', { name: 'VIN' }).press('Enter');
	await expect(sheet).toHaveURL(new RegExp(`/checks/${VIN}`));
	await expect(sheet.getByRole('article')).toHaveCount(10);
	// Lines stand open, with what they hold.
	await expect(sheet.getByText(/^Источник: /)).toHaveCount(10);
	await expect(sheet.getByText(/^Источник: /).last()).toBeVisible();
	await expect(sheet.getByRole('heading', { name: 'Что спросить у продавца' })).toBeVisible();
	const reasons = sheet.locator('[data-reason]');
	expect(await reasons.count()).toBeGreaterThan(3);
	for (const reason of await reasons.all()) await expect(reason).toBeVisible();
	await reader.close();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('what was not checked is said in a report', async ({ page }) => {
		const car = newCar();
		await page.goto(`/checks/${car}`);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(car);
		await expect(page.getByText('Чего не проверяли', { exact: true })).toBeVisible();
	});

	test('an article and the codes are read', async ({ page }) => {
		await page.goto('/posts/kolesa_i_shini');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Колёса и шины');
		await expect(page.getByRole('article').first()).toBeVisible();
		await page.goto('/codes');
		await expect(page.getByRole('row', { name: /Тверская область/ })).toBeVisible();
	});

	test('the page of the application says how it is installed by hand', async ({ page }) => {
		await page.goto('/app');
		await expect(page.getByText(/^Откройте меню браузера/)).toBeVisible();
		await expect(page.getByRole('button', { name: 'Установить приложение' })).toBeHidden();
	});
});
