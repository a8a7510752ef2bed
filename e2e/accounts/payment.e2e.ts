import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { balanceOf, payThere } from '../steps/payment-steps.ts';
import {
	acceptAddressToken,
	chooseAccount,
	newEmail,
	openGoogle,
	playChatLinks,
	signInByGoogle,
	storedToken,
} from '../steps/sign-in-steps.ts';

const NOTICE = 'Успешное пополнение баланса.';

test.beforeEach(({ page }) => playChatLinks(page));

test('ten requests are bought by card from the cabinet, told once, and listed there', async ({ page }) => {
	await signInByGoogle(page);
	await page.getByRole('link', { name: 'Купить запросы' }).click();
	await expect(page).toHaveURL('/payment?from=%2Fuser');
	await page.getByRole('radio', { name: /10 запросов/ }).check();
	await page.getByRole('button', { name: /Оплатить картой, 49/ }).click();
	await expect(page.getByText('49,00 ₽')).toBeVisible();
	await payThere(page, 'Оплатить');
	await expect(page.getByRole('heading', { name: 'Оплата прошла успешно' })).toBeVisible();
	await expect(page.getByText('На баланс зачислено: 10 запросов.')).toBeVisible();
	await expect(page.getByText(`${NOTICE} Вам доступно 10 запросов.`)).toBeVisible();
	await page.getByRole('link', { name: 'В личный кабинет' }).click();
	await expect(page).toHaveURL('/user');
	await expect(page.getByText('Доступно запросов')).toBeVisible();
	await expect(page.locator('dd').first()).toContainText('10');
	await page.getByRole('link', { name: 'Платежи' }).click();
	await expect(page.getByRole('listitem').filter({ hasText: '49 ₽' })).toContainText(/Платёж № \S{20,}/);
});

test('the small pack stands first and is bought by SBP', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	await page.goto('/payment');
	await expect(page.getByRole('radio').first()).toBeChecked();
	await page.getByRole('button', { name: 'Оплатить через СБП' }).click();
	await expect(page.getByText('10,00 ₽')).toBeVisible();
	await expect(page.getByRole('radio', { name: 'СБП' })).toBeChecked();
	await payThere(page, 'Уведомить дважды');
	await expect(page.getByText('На баланс зачислено: 2 запроса.')).toBeVisible();
	expect(await balanceOf(page)).toBe(2);
});

test('a payment that is declined says so, and can be tried again', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	await page.goto('/payment');
	await page.getByRole('button', { name: /Оплатить картой/ }).click();
	await payThere(page, 'Отказать');
	await expect(page).toHaveURL(/\/failPay\?transaction_id=/);
	await expect(page.getByText('Платеж не прошел, пожалуйста повторите попытку позже.')).toBeVisible();
	expect(await balanceOf(page)).toBe(0);
	await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
	await expect(page).toHaveURL('/payment?from=%2Fuser');
});

test('who turns back from the payment page can choose again', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	await page.goto('/payment');
	const button = page.getByRole('button', { name: /Оплатить картой/ });
	await button.click();
	await expect(page).toHaveURL(/assistant\.htm/);
	await page.goBack();
	await expect(button).toBeEnabled();
});

test('a notification that is late is waited for', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	await page.goto('/payment');
	await page.getByRole('button', { name: /Оплатить картой/ }).click();
	await payThere(page, 'Оплатить, уведомить позже');
	await expect(page).toHaveURL(/\/successPay\?transaction_id=/);
	await expect(page.getByText('Проверяем, пришла ли оплата…')).toBeVisible();
	await expect(page.getByText('Оплата прошла успешно')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Оплата прошла успешно' })).toBeVisible({ timeout: 60_000 });
	await expect(page.getByText(`${NOTICE} Вам доступно 2 запроса.`)).toBeVisible();
});

test(
	'a notification that never comes is asked for twenty times, and then it is said what is not known',
	DEEP,
	async ({ page }) => {
		await signInByGoogle(page);
		await page.goto('/payment');
		await page.getByRole('button', { name: /Оплатить картой/ }).click();
		await expect(page).toHaveURL(/assistant\.htm/);
		let asked = 0;
		page.on('request', (request) => {
			if (request.url().includes('/v1/checkPayment/')) asked += 1;
		});
		await page.clock.install();
		await payThere(page, 'Не уведомлять');
		await expect(page.getByText('Проверяем, пришла ли оплата…')).toBeVisible();
		const goOn = async () => {
			await page.clock.runFor(5_000);
			return asked;
		};
		await expect.poll(goOn, { intervals: [50] }).toBe(20);
		await expect(page.getByText('Подтверждение оплаты иногда идёт', { exact: false })).toBeVisible();
		expect(asked).toBe(20);
		expect(await balanceOf(page)).toBe(0);
		await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
		await expect.poll(() => asked).toBe(21);
	},
);

test('who is not signed in signs in on the page and stays there', async ({ page }) => {
	await page.goto('/payment');
	await expect(page.getByText('Войдите, чтобы купить', { exact: false })).toBeVisible();
	await expect(page.getByRole('button', { name: /Оплатить/ })).toHaveCount(0);
	await chooseAccount(await openGoogle(page), newEmail());
	await expect(page.getByRole('button', { name: /Оплатить картой, 10/ })).toBeEnabled();
	await expect(page).toHaveURL('/payment');
	await storedToken(page);
});

for (const [address, type] of [
	['/appPay?app=ios', 'IOSApp'],
	['/appPay?app=telegram', 'telegram'],
	['/app/cabinet', 'androidApp'],
] as const) {
	test(
		`${address} sells ten requests to who comes with a token, as ${type}`,
		DEEP,
		async ({ page, browser }) => {
			await signInByGoogle(page);
			const token = await storedToken(page);
			const webview = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
			const app = await webview.newPage();
			await app.goto(`${address}${address.includes('?') ? '&' : '?'}token=${token}`);
			await acceptAddressToken(app);
			await expect(app).toHaveURL(address);
			await expect(app.getByText('10 запросов за 49 ₽')).toBeVisible();
			const ordered = app.waitForRequest('**/v1/payments/create');
			await app.getByRole('button', { name: /Оплатить картой/ }).click();
			expect((await ordered).postDataJSON()).toMatchObject({ type, pack: 'pack-10' });
			await payThere(app, 'Оплатить');
			await expect(
				app.getByText('На баланс зачислено: 10 запросов. Можно вернуться в приложение.'),
			).toBeVisible();
			await expect(app.getByRole('link', { name: 'Вернуться', exact: true })).toHaveAttribute(
				'href',
				address,
			);
			await webview.close();
		},
	);
}

test('the pages after a payment have words for who comes there without an order', DEEP, async ({ page }) => {
	await page.goto('/successPay');
	await expect(page.getByRole('heading', { name: 'Оплата прошла успешно' })).toBeVisible();
	await page.goto('/failPay');
	await expect(page.getByText('Платеж не прошел, пожалуйста повторите попытку позже.')).toBeVisible();
	await page.goto('/successPay?transaction_id=nobodys');
	await expect(page.getByText('Войдите в аккаунт, с которого платили', { exact: false })).toBeVisible();
});
