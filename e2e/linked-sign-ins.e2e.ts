import type { Page } from '@playwright/test';
import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';
import { chooseAccount, newEmail, openProvider, playTelegramLink, signInByGoogle } from './sign-in-steps.ts';

const waysOf = (page: Page) => page.getByRole('region', { name: 'Способы входа' });

/** Links a provider in the cabinet, as the account of that address there. */
async function link(page: Page, name: string, email: string): Promise<void> {
	const opened = page.waitForEvent('popup');
	await waysOf(page)
		.getByRole('button', { name: `Привязать ${name}` })
		.click();
	await chooseAccount(await opened, email);
}

test('a person links VK ID, signs in by it to the same account, and unlinks it', async ({ page }) => {
	const email = await signInByGoogle(page);
	const vkEmail = newEmail();
	await expect(waysOf(page).getByText('Привязан, единственный способ входа')).toBeVisible();
	await expect(waysOf(page).getByRole('button', { name: /^Отвязать/ })).toHaveCount(0);
	await link(page, 'VK ID', vkEmail);
	await expect(waysOf(page).getByText('Вход через VK ID привязан к вашему аккаунту.')).toBeVisible();

	await page.getByRole('button', { name: 'Выйти', exact: true }).click();
	await page.goto('/auth');
	await chooseAccount(await openProvider(page, 'Войти с VK ID'), vkEmail);
	await expect(page).toHaveURL('/user');
	await expect(page.getByText(email).first()).toBeVisible();

	await waysOf(page).getByRole('button', { name: 'Отвязать VK ID' }).click();
	await expect(waysOf(page).getByText(/^Вход через VK ID отвязан\./)).toBeVisible();
	await expect(waysOf(page).getByRole('button', { name: /^Отвязать/ })).toHaveCount(0);
});

test.describe('an identity of another account', () => {
	test.use({ forgiven: [/signIns/] });

	test('is refused, and joins nothing', DEEP, async ({ page, browser }) => {
		const taken = newEmail();
		const elsewhere = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
		const other = await elsewhere.newPage();
		await playTelegramLink(other);
		await other.goto('/auth');
		await chooseAccount(await openProvider(other, 'Войти с Яндекс ID'), taken);
		await expect(other).toHaveURL('/user');
		await elsewhere.close();

		await signInByGoogle(page);
		await link(page, 'Яндекс ID', taken);
		await expect(waysOf(page).getByRole('alert')).toContainText(
			'Через Яндекс ID уже входят в другой аккаунт',
		);
		await expect(waysOf(page).getByText('Привязан, единственный способ входа')).toBeVisible();
	});
});

test('with no window the whole page goes there and links in the cabinet', DEEP, async ({ page }) => {
	await page.addInitScript(() => {
		if (location.pathname.startsWith('/user')) window.open = () => null;
	});
	await signInByGoogle(page);
	await page.reload();
	await waysOf(page).getByRole('button', { name: 'Привязать Яндекс ID' }).click();
	await chooseAccount(page, newEmail());
	await expect(page).toHaveURL('/user');
	await expect(waysOf(page).getByText('Вход через Яндекс ID привязан к вашему аккаунту.')).toBeVisible();
});
