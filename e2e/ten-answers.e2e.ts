import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const VIN = 'XTA21144094786239';

/** Opens the home page and looks a plate up, as a person does. */
async function lookUp(page: Page, plate: string): Promise<void> {
	await page.goto('/');
	await page.getByLabel('Госномер').fill(plate);
	await page.getByRole('button', { name: 'Проверить', exact: true }).click();
}

test('a buyer types a plate, opens the report and gets ten answers', async ({ page }) => {
	test.setTimeout(180_000);
	await lookUp(page, 'А123ВС77');
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByText(VIN)).toBeVisible({ timeout: 30_000 });
	await dialog.getByRole('link', { name: /отч[её]т/i }).click();

	await expect(page).toHaveURL(new RegExp(`/checks/${VIN}`));
	await expect(page.getByRole('heading', { level: 1 })).toContainText(`Проверка автомобиля по VIN ${VIN}`);

	const buttons = page.getByRole('button', { name: 'Запросить данные' });
	await expect(buttons).toHaveCount(10);
	for (let asked = 0; asked < 10; asked += 1) {
		await buttons.first().click();
		await expect(buttons).toHaveCount(9 - asked, { timeout: 30_000 });
	}

	await expect(
		page.getByRole('article').getByText(/^Источник: (Автокод|Росстандарт|ФТС), данные на/),
	).toHaveCount(10, {
		timeout: 50_000,
	});
	await expect(page.getByText('Демонстрационные данные', { exact: false }).first()).toBeVisible();
});
