import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { openBase } from '../steps/report-lines.ts';

const VIN = 'XTA21144094786239';
const OTHER = 'Z94K241BBMR251210';

const field = (page: Page) => page.getByRole('textbox', { name: 'Цена продавца, ₽' });

/** Opens the report of a car once it is alive: what is typed before that is another test's. */
async function open(page: Page, vin: string): Promise<void> {
	await page.goto(`/checks/${vin}`);
	await expect(await openBase(page)).toContainText('данные на', { timeout: 30_000 });
}

test('a price is grouped while it is typed, kept for its car on this device, and gone when emptied', async ({
	page,
}) => {
	await open(page, VIN);
	await field(page).pressSequentially('450000');
	await expect(field(page)).toHaveValue(/^450\s000$/);
	await field(page).press('Home');
	await field(page).press('1');
	await expect(field(page)).toHaveValue(/^1\s450\s000$/);
	await field(page).blur();
	await open(page, OTHER);
	await expect(field(page)).toHaveValue('');
	await open(page, VIN);
	await expect(field(page)).toHaveValue(/^1\s450\s000$/);
	await field(page).fill('');
	await field(page).blur();
	await page.reload();
	await expect(field(page)).toHaveValue('');
	expect(await page.evaluate(() => localStorage.getItem('asked_prices'))).toBeNull();
});

test('what is no price gets a sentence and stays as it was typed', DEEP, async ({ page }) => {
	await open(page, VIN);
	for (const [text, sentence] of [
		['дорого', 'Введите цену цифрами'],
		['400–450 тыс', 'несколько чисел'],
		['450', 'Цена от 1'],
	] as const) {
		await field(page).fill(text);
		await field(page).press('Enter');
		await expect(field(page)).toHaveAccessibleDescription(new RegExp(sentence));
		await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
		await expect(field(page)).toHaveValue(text);
	}
	// A letter will not become a digit: the sentence waits for the typing to rest and for nothing else.
	await field(page).fill('450 косарей');
	await expect(field(page)).toHaveAccessibleDescription(/понимаем «тыс» и «млн»/);
	await expect(field(page)).toBeFocused();
	await field(page).fill('0,45 млн руб.');
	await field(page).press('Enter');
	await expect(field(page)).not.toHaveAttribute('aria-invalid');
	await expect(field(page)).toHaveValue(/^450\s000$/);
});

test('a price is compared with the market’s once it has answered', DEEP, async ({ page }) => {
	await open(page, VIN);
	await field(page).fill('1000');
	const ask = page.getByRole('article', { name: 'Рынок' }).getByRole('button', { name: 'Запросить данные' });
	if (await ask.isVisible()) {
		await expect(field(page)).toHaveAccessibleDescription(/когда придёт ответ/);
		await ask.click();
	}
	await expect(field(page)).toHaveAccessibleDescription(/^На [\d\s]+₽ ниже рынка/, { timeout: 30_000 });
	await field(page).fill('999000000');
	await expect(field(page)).toHaveAccessibleDescription(/^На [\d\s]+₽ выше рынка/);
});

test('a device that refuses to keep it knows it until the page goes away', DEEP, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('refused', 'SecurityError');
			},
		});
	});
	await open(page, VIN);
	await field(page).fill('450000');
	await field(page).blur();
	await expect(field(page)).toHaveValue(/^450\s000$/);
	await page.getByRole('link', { name: 'Автосверка' }).first().click();
	await expect(page).toHaveURL('/');
	await page.goBack();
	await expect(field(page)).toHaveValue(/^450\s000$/);
});
