import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { order, PRIMEROV, pay, ready, TESTOVA } from '../steps/owner-report-steps.ts';
import { balanceOf, payThere } from '../steps/payment-steps.ts';
import { newEmail, playChatLinks, signInByGoogle } from '../steps/sign-in-steps.ts';

test.beforeEach(({ page }) => playChatLinks(page));

async function download(page: Page): Promise<void> {
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Скачать PDF' }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^otchet-[0-9a-f]{8}\.pdf$/);
	expect((await stat(await file.path())).size).toBeGreaterThan(10_000);
}

test(
	'who pays for one report in two tabs is told so, and the second money is on the balance',
	DEEP,
	async ({ page, context }) => {
		await signInByGoogle(page);
		const address = await order(page, TESTOVA);
		await ready(page);
		const other = await context.newPage();
		await other.goto(address);
		await ready(other);
		await other.getByRole('button', { name: /Оплатить картой, 79/ }).click();
		await expect(other).toHaveURL(/\/moneta\/assistant\.htm/);
		await pay(page);
		await payThere(other, 'Оплатить');
		const words = /Этот отчёт уже был оплачен.*на ваш баланс: 17 запросов/;
		await expect(other.getByRole('heading', { name: 'Платёж получен' })).toBeVisible({ timeout: 30_000 });
		await expect(other.getByText(words)).toBeVisible();
		await other.getByRole('link', { name: 'Открыть отчёт' }).click();
		await expect(other.getByRole('alert').filter({ hasText: words })).toBeVisible();
		expect(await balanceOf(page)).toBe(17);
		await page.goto('/user/payments');
		await expect(page.getByText('Отчёт уже был оплачен: на баланс зачислено 17 запросов.')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Отчёт о владельце' })).toHaveCount(2);
		await expect(page.getByText('Нет купленных VIN')).toBeVisible();
	},
);

test(
	'a guest corrects the e-mail, checks the person, pays and takes the PDF; its owner saves it from deletion',
	DEEP,
	async ({ page, browser }) => {
		await signInByGoogle(page);
		const address = await order(page, PRIMEROV);
		await ready(page);
		const elsewhere = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
		const guest = await elsewhere.newPage();
		await playChatLinks(guest);
		await guest.goto(address);
		await ready(guest);
		await guest.getByLabel('Куда прислать отчёт').fill('vera@example.co');
		await guest.getByRole('button', { name: 'Продолжить' }).click();
		await guest.getByRole('button', { name: 'Изменить почту' }).click();
		await expect(guest.getByLabel('Куда прислать отчёт')).toHaveValue('vera@example.co');
		const email = newEmail();
		await guest.getByLabel('Куда прислать отчёт').fill(email);
		await guest.getByRole('button', { name: 'Продолжить' }).click();
		await expect(guest.getByText(`Отчёт будет отправлен на ${email}.`)).toBeVisible();

		await guest.getByText('Сверить данные').click();
		await guest.getByLabel('Фамилия, имя и отчество').fill('Примеров Петр Образцович');
		await guest.getByLabel('Дата рождения').fill('02.02.1980');
		await guest.getByLabel('Последние 4 цифры паспорта').fill('0000');
		await guest.getByRole('button', { name: 'Сверить', exact: true }).click();
		await expect(guest.getByText('Что-то не совпадает.')).toBeVisible();
		await guest.getByLabel('Дата рождения').fill('01.02.1980');
		await guest.getByRole('button', { name: 'Сверить', exact: true }).click();
		await expect(guest.getByText('Всё совпадает')).toBeVisible();
		await pay(guest);
		await download(guest);
		await elsewhere.close();

		await page.goto('/deleteAccount');
		await expect(page.getByText(/пропадёт навсегда: 1.оплаченный отчёт/)).toBeVisible();
		await download(page);
		await page.getByRole('button', { name: /Удалить аккаунт и 1.оплаченный отчёт/ }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аккаунт удалён');
	},
);
