import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { signInByGoogle, storedToken } from '../steps/sign-in-steps.ts';

test(
	'who is signed in at two places sees both, and signs out there, elsewhere and everywhere',
	DEEP,
	async ({ page, browser }) => {
		const email = await signInByGoogle(page);
		const elsewhere = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
		const other = await elsewhere.newPage();
		await signInByGoogle(other, email);

		await page.reload();
		const sessions = page.getByRole('region', { name: 'Где вы вошли' });
		await expect(sessions.getByRole('listitem')).toHaveCount(2);
		await expect(sessions.getByRole('listitem').first()).toContainText('Вы здесь');
		await sessions.getByRole('button', { name: 'Завершить вход' }).click();
		await expect(sessions.getByText('Вход завершён.')).toBeVisible();
		await expect(sessions.getByRole('listitem')).toHaveCount(1);
		await other.reload();
		await expect(other).toHaveURL('/auth');
		expect(await storedToken(other)).toBeNull();

		await signInByGoogle(other, email);
		await page.reload();
		await sessions.getByRole('button', { name: 'Выйти на остальных устройствах' }).click();
		await expect(sessions.getByText('На остальных устройствах вы вышли.')).toBeVisible();
		await other.reload();
		await expect(other).toHaveURL('/auth');

		await signInByGoogle(other, email);
		await sessions.getByRole('button', { name: 'Выйти везде' }).click();
		await expect(page).toHaveURL('/auth');
		expect(await storedToken(page)).toBeNull();
		await other.reload();
		await expect(other).toHaveURL('/auth');
		await elsewhere.close();
	},
);
