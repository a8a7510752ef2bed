import type { FrameLocator, Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { painted } from '../steps/alive.ts';
import { inspectScreens } from '../steps/inspect-screens.ts';
import { balanceOf } from '../steps/payment-steps.ts';
import { playChatLinks, signInByGoogle, storedToken } from '../steps/sign-in-steps.ts';

test.beforeEach(({ page }) => playChatLinks(page));

test.describe('a card that is paid with in a frame', () => {
	test.use({ baseURL: process.env.E2E_AVTOCOD_SITE_URL ?? '' });

	async function open(page: Page): Promise<FrameLocator> {
		await signInByGoogle(page);
		await page.goto('/payment');
		await page.getByRole('button', { name: /Оплатить картой/ }).click();
		const frame = page.frameLocator('iframe[title="Оплата картой"]');
		await expect(frame.getByText('10,00 ₽')).toBeVisible();
		return frame;
	}

	const prepare = async (page: Page) => {
		await signInByGoogle(page);
	};
	const act = async (page: Page) => {
		await page.getByRole('button', { name: /Оплатить картой/ }).click();
		await expect(page.frameLocator('iframe').getByText('10,00 ₽')).toBeVisible();
	};
	inspectScreens([{ name: 'payment-in-frame', address: '/payment', prepare, act, foreign: 'iframe' }]);

	test('is credited on the page itself', DEEP, async ({ page }) => {
		const frame = await open(page);
		await frame.getByRole('button', { name: 'Оплатить', exact: true }).click();
		await expect(page.getByText('Оплата прошла успешно.', { exact: false })).toBeVisible();
		await expect(page.getByText('Успешное пополнение баланса. Вам доступно 2 запроса.')).toBeVisible();
		await expect(page).toHaveURL('/payment');
		expect(await balanceOf(page)).toBe(2);
	});

	test('and is declined says so at once', DEEP, async ({ page }) => {
		const frame = await open(page);
		await frame.getByRole('button', { name: 'Отказать' }).click();
		await expect(page.getByRole('alert')).toHaveText('Платеж не прошел, пожалуйста повторите попытку позже.');
		await expect(page.getByRole('button', { name: /Оплатить картой/ })).toBeEnabled();
	});

	test('is as high as it says, and may be left', DEEP, async ({ page }) => {
		await open(page);
		const height = async () => Number(await page.locator('iframe').getAttribute('height'));
		await expect.poll(height).not.toBe(560);
		await page.getByRole('button', { name: 'Отмена' }).click();
		await expect(page.locator('iframe')).toHaveCount(0);
		await expect(page.getByRole('button', { name: /Оплатить картой/ })).toBeEnabled();
	});

	test('is not believed by the word of any other window', DEEP, async ({ page }) => {
		await open(page);
		let asked = 0;
		page.on('request', (request) => {
			if (request.url().includes('/v1/checkPayment/')) asked += 1;
		});
		await page.evaluate((sandbox) => {
			const frame = document.createElement('iframe');
			document.body.append(frame);
			for (const type of ['success', 'fail']) {
				window.postMessage({ type }, '*');
				const source = frame.contentWindow;
				window.dispatchEvent(new MessageEvent('message', { origin: sandbox, source, data: { type } }));
			}
			frame.remove();
		}, process.env.E2E_AVTOCOD_SANDBOX_URL ?? '');
		await everyMessageReceived(page);
		await expect(page.locator('iframe[title="Оплата картой"]')).toBeVisible();
		await expect(page.getByRole('alert')).toHaveCount(0);
		expect(asked).toBe(0);
	});
});

/** Waits until the page has heard all that windows have said to it so far. */
async function everyMessageReceived(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				window.addEventListener('message', resolve, { once: true });
				window.postMessage('the last one', '*');
			}),
	);
	await painted(page);
}

test.describe('a page in somebody’s frame', () => {
	// The CSP of the sandbox's pages forbids frames in them.
	test.use({ bypassCSP: true, forgiven: [/favicon/] });

	test('opens the payment page in a window, and hears what became of it', DEEP, async ({ page }) => {
		await signInByGoogle(page);
		const token = await storedToken(page);
		const host = `${process.env.E2E_SANDBOX_URL}/partner/offer`;
		await page.goto(host);
		await page.evaluate((address) => {
			const frame = document.createElement('iframe');
			frame.title = 'Автосверка';
			frame.src = address;
			frame.width = '380';
			frame.height = '800';
			document.body.append(frame);
		}, `${process.env.E2E_SITE_URL}/appPay?app=telegram&isFrame=true&token=${token}`);
		const frame = page.frameLocator('iframe[title="Автосверка"]');
		const opened = page.waitForEvent('popup');
		await frame.getByRole('button', { name: /Оплатить картой/ }).click();
		const payment = await opened;
		await payment.waitForURL(/assistant\.htm/);
		await expect(frame.getByText('Проверяем, пришла ли оплата…')).toBeVisible();
		await payment.getByRole('button', { name: 'Оплатить', exact: true }).click();
		await expect(frame.getByText('Оплата прошла успешно.', { exact: false })).toBeVisible();
		await expect(page).toHaveURL(host);
	});
});
