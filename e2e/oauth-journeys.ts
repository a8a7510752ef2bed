import type { Page } from '@playwright/test';
import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';
import { chooseAccount, newEmail, openProvider, playTelegramLink, storedToken } from './sign-in-steps.ts';

/** A provider as its tests need it: the words on its button, its name, and where its pages are. */
export type Journey = { readonly button: string; readonly name: string; readonly address: RegExp };

const press = (window: Page, account: RegExp) => window.getByRole('button', { name: account }).click();

/** The sign-in by a provider whose page asks for nothing but an account: what holds for each of them. */
export function testSignIns({ button, name, address }: Journey): void {
	test.beforeEach(({ page }) => playTelegramLink(page));

	test(`a person signs in through the window of ${name} and is led on`, async ({ page }) => {
		await page.goto('/auth');
		const window = await openProvider(page, button);
		await window.waitForURL(address);
		const closed = window.waitForEvent('close');
		await press(window, /testova@example\.org/);
		await closed;
		await expect(page.getByText(/Вы вошли как: .*Тамара/)).toBeVisible();
		await expect(page).toHaveURL('/user');
		expect(await storedToken(page)).toMatch(/^[\w-]{40,}$/);
		const sessions = page.getByRole('region', { name: 'Где выполнен вход' });
		await expect(sessions.getByRole('listitem').first()).toContainText(`Вход через ${name}`);
	});

	test(`a refusal in the window of ${name} is said, and the button stays`, async ({ page }) => {
		await page.goto('/auth');
		await press(await openProvider(page, button), /otkazov@example\.org/);
		await expect(page.getByRole('alert')).toHaveText(
			`Произошла ошибка при авторизации через ${name}. Вы не подтвердили вход.`,
		);
		expect(await storedToken(page)).toBeNull();
		await expect(page.getByRole('button', { name: button })).toBeEnabled();
	});

	for (const account of [/prosrochin@/, /chuzhov@/, /sboev@/]) {
		test(`${name} signs nobody in with a trouble: ${account.source}`, DEEP, async ({ page }) => {
			await page.goto('/auth');
			await press(await openProvider(page, button), account);
			await expect(page.getByRole('alert')).toContainText(`авторизации через ${name}.`);
			expect(await storedToken(page)).toBeNull();
		});
	}

	test(`with no window the whole page goes to ${name} and comes back`, DEEP, async ({ page }) => {
		await page.addInitScript(() => {
			window.open = () => null;
		});
		await page.goto('/user/payments');
		await expect(page).toHaveURL('/auth');
		await page.getByRole('button', { name: button }).click();
		await chooseAccount(page, newEmail());
		await expect(page).toHaveURL('/user/payments');
		await expect(page.getByText('Нет платежей')).toBeVisible();
	});

	test(`of two tabs with a window of ${name} the one that began last signs in`, DEEP, async ({ page }) => {
		await page.goto('/auth');
		const early = await openProvider(page, button);
		await early.waitForURL(address);
		const other = await page.context().newPage();
		await playTelegramLink(other);
		await other.goto('/auth');
		const late = await openProvider(other, button);
		await late.waitForURL(address);
		await press(early, /obraztsov@example\.org/);
		await expect(page.getByRole('alert')).toContainText('Начните его заново');
		expect(await storedToken(page)).toBeNull();
		await press(late, /testova@example\.org/);
		await expect(other).toHaveURL('/user');
	});
}
