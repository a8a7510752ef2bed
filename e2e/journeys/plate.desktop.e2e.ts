import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';

async function lookUp(page: Page, plate: string) {
	await page.goto('/');
	await page.getByRole('textbox', { name: 'Госномер' }).fill(plate);
	await page.getByRole('button', { name: 'Проверить', exact: true }).click();
	return page.getByRole('dialog');
}

test('a plate without a VIN shows what is known of the car', async ({ page }) => {
	const dialog = await lookUp(page, 'Е404КХ99');
	await expect(dialog).toContainText('Не удалось найти полный VIN для данного номера в открытых источниках', {
		timeout: 30_000,
	});
	await expect(dialog).toContainText('Corolla');
	await expect(dialog).toContainText('122 лс.');
	await expect(dialog).toContainText('Источник: Автокод, данные на');
	await expect(dialog.getByRole('button', { name: 'Запросить полный VIN' })).toBeEnabled();
});

test('a plate that stood on two cars lets a person choose', DEEP, async ({ page }) => {
	const dialog = await lookUp(page, 'В222ВВ22');
	const links = dialog.getByRole('link');
	await expect(links).toHaveCount(2, { timeout: 30_000 });
	await links.filter({ hasText: 'XWEHC512BC0001234' }).click();
	await expect(page).toHaveURL(/\/checks\/XWEHC512BC0001234/);
});

for (const [plate, said] of [
	['А123ВС77', 'XTA21144094786239'],
	['В222ВВ22', 'Kia Ceed, 2012 год'],
	['Е404КХ99', 'Запросить полный VIN'],
] as const) {
	test(`the answer about ${plate} does not make the dialog jump`, DEEP, async ({ page }) => {
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
					shifts.push(shift.value);
				}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.goto(`/?plate=${encodeURIComponent(plate)}`);
		await expect(page.getByRole('dialog')).toContainText(said, { timeout: 30_000 });
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
	});
}

test('silence about a plate is an error and never "not found"', async ({ page }) => {
	const dialog = await lookUp(page, 'Н500ОТ78');
	await expect(dialog).toContainText('Ошибка загрузки данных', { timeout: 30_000 });
	await expect(dialog).not.toContainText('Не удалось найти');
	await expect(dialog.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('closing the dialog by Escape or by the back button returns to the form', DEEP, async ({ page }) => {
	const dialog = await lookUp(page, 'Н500ОТ78');
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await page.getByRole('button', { name: 'Проверить', exact: true }).click();
	await expect(dialog).toBeVisible();
	await page.goBack();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('textbox', { name: 'Госномер' })).toBeVisible();
});

test('a plate in the address opens its lookup', async ({ page }) => {
	await page.goto(`/?plate=${encodeURIComponent('А123ВС77')}`);
	await expect(page.getByRole('dialog')).toContainText('XTA21144094786239', { timeout: 30_000 });
});
