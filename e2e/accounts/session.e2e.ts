import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { lastAnswered } from '../steps/alive.ts';
import { rewriteReplies } from '../steps/routed-replies.ts';
import { acceptAddressToken, newEmail, signInByGoogle, storedToken } from '../steps/sign-in-steps.ts';

/** The token of another person, from a browser of their own. */
async function tokenOfAnother(page: Page): Promise<{ token: string; email: string }> {
	const email = newEmail();
	const elsewhere = await page
		.context()
		.browser()
		?.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
	if (!elsewhere) throw new Error('no browser');
	const other = await elsewhere.newPage();
	await signInByGoogle(other, email);
	const token = await storedToken(other);
	await elsewhere.close();
	return { token: token ?? '', email };
}

test.describe('a token in the address', () => {
	test('of a stranger signs nobody in before they say so', DEEP, async ({ page }) => {
		const { token, email } = await tokenOfAnother(page);
		for (const path of ['/payment', '/appPay?app=ios', '/app/cabinet', '/deleteAccount']) {
			await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${token}`);
			const dialog = page.getByRole('dialog', { name: 'Войти по ссылке?' });
			await expect(dialog).toContainText(email);
			expect(await storedToken(page)).toBeNull();
			await dialog.getByRole('button', { name: 'Не входить' }).click();
			await expect(dialog).toHaveCount(0);
			await page.reload();
			await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
			await expect(dialog).toHaveCount(0);
			expect(await storedToken(page)).toBeNull();
		}
	});

	test('signs in whoever says so, and stands in no address and no Referer', async ({ page }) => {
		const { token, email } = await tokenOfAnother(page);
		const leaks: string[] = [];
		page.on('request', (request) => {
			const carried = [request.url(), request.headers().referer ?? ''].some((text) => text.includes(token));
			if (carried && !request.isNavigationRequest()) leaks.push(request.url());
		});
		await page.goto(`/deleteAccount?token=${token}&app=ios`);
		await expect(page).toHaveURL('/deleteAccount?app=ios');
		await acceptAddressToken(page);
		await expect(page.getByText(`Вы вошли как: ${email}`)).toBeVisible();
		expect(await storedToken(page)).toBe(token);
		expect(leaks).toEqual([]);
		await page.goBack();
		expect(page.url()).not.toContain(token);
	});

	test('changes nothing for the same person', DEEP, async ({ page }) => {
		const email = await signInByGoogle(page);
		const token = await storedToken(page);
		await page.goto(`/deleteAccount?token=${token}`);
		await expect(page).toHaveURL('/deleteAccount');
		await expect(page.getByText(email).first()).toBeVisible();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		expect(await storedToken(page)).toBe(token);
	});

	test('of another person takes the place of nobody without asking', DEEP, async ({ page }) => {
		const { token, email } = await tokenOfAnother(page);
		const mine = await signInByGoogle(page);
		const before = await storedToken(page);
		const dialog = page.getByRole('dialog');

		await page.goto(`/deleteAccount?token=${token}`);
		await expect(dialog).toContainText(`Вы вошли как ${mine}`);
		await expect(dialog).toContainText(`Войти как ${email}?`);
		expect(await storedToken(page)).toBe(before);
		await dialog.getByRole('button', { name: 'Остаться' }).click();
		await expect(dialog).toHaveCount(0);
		await page.reload();
		await expect(page.getByText(mine).first()).toBeVisible();
		await expect(dialog).toHaveCount(0);

		await page.goto(`/deleteAccount?token=${token}`);
		await dialog.getByRole('button', { name: 'Сменить аккаунт' }).click();
		await expect(page.getByText(email).first()).toBeVisible();
		expect(await storedToken(page)).toBe(token);
	});

	test('signs nobody in on a page that has no need of one', DEEP, async ({ page }) => {
		const { token } = await tokenOfAnother(page);
		await page.goto(`/?token=${token}`);
		await expect(page).toHaveURL('/');
		expect(await storedToken(page)).toBeNull();
		await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible();
	});

	test('that nobody knows is let go', async ({ page }) => {
		await page.goto(`/deleteAccount?token=${'x'.repeat(43)}`);
		await expect(page).toHaveURL('/deleteAccount');
		await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
		expect(await storedToken(page)).toBeNull();
	});
});

test('a balance that has risen is told once, for ten seconds, over any page', DEEP, async ({ page }) => {
	let requests = 2;
	await rewriteReplies(page, '**/v1/user', ({ data }) => ({
		success: true,
		data: data && { ...data, requests },
	}));
	await signInByGoogle(page);
	await page.clock.install();
	await page.goto('/checks/XTA21144094786239');
	const notice = page.getByRole('status').filter({ hasText: 'Успешное пополнение баланса.' });
	await page.waitForResponse('**/v1/user');
	await expect(notice).toHaveCount(0);

	// A question on its way would bring the new balance before its time.
	await lastAnswered(page);
	requests = 12;
	await page.clock.runFor(10_000);
	await expect(notice).toHaveText('Успешное пополнение баланса. Вам доступно 12 запросов.');
	await page.clock.runFor(10_500);
	await expect(notice).toHaveCount(0);

	await lastAnswered(page);
	requests = 21;
	await page.clock.runFor(10_000);
	await expect(notice).toHaveText('Успешное пополнение баланса. Вам доступно 21 запрос.');
	const asked = page.waitForResponse('**/v1/user');
	await page.reload();
	await asked;
	await page.clock.runFor(500);
	await expect(notice).toHaveCount(0);

	await lastAnswered(page);
	requests = 22;
	await page.clock.runFor(10_000);
	await page.getByRole('button', { name: 'Закрыть сообщение' }).click();
	await expect(notice).toHaveCount(0);
});

test.describe('a user who cannot be asked for', () => {
	test.use({ forgiven: [/ERR_FAILED/] });

	test('is absent but not signed out, and is asked for again', DEEP, async ({ page }) => {
		const email = await signInByGoogle(page);
		await page.route('**/v1/user', (route) => route.abort());
		const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
		await page.goto('/user');
		await warned;
		await expect(page.getByText(/Не удалось загрузить данные аккаунта/)).toBeVisible();
		expect(await storedToken(page)).not.toBeNull();
		await page.unroute('**/v1/user');
		await page.getByRole('button', { name: 'Повторить' }).click();
		await expect(page.getByText(email).first()).toBeVisible();
	});
});
