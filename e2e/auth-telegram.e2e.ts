import type { Page } from '@playwright/test';
import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';
import { noteSecret, storedToken } from './sign-in-steps.ts';

const enter = (page: Page) => page.getByRole('link', { name: 'Войти через Telegram' });

/** Opens the chat with the bot by the page's button, and starts it; every test is another person there. */
async function openChat(page: Page): Promise<Page> {
	const opened = page.waitForEvent('popup');
	await enter(page).click();
	const chat = await opened;
	const address = new URL(chat.url());
	noteSecret(address.searchParams.get('start') ?? '');
	address.searchParams.set('person', String(700_000_000 + Math.floor(Math.random() * 90_000_000)));
	await chat.goto(address.href);
	await chat.getByRole('button', { name: 'Старт' }).click();
	return chat;
}

async function codeOf(page: Page): Promise<string> {
	const text = await page.getByText(/Код: \d{4}/).textContent();
	return /\d{4}/.exec(text ?? '')?.[0] ?? '';
}

test('a person signs in through the chat, which shows the same code as the page', async ({ page }) => {
	await page.goto('/auth');
	await expect(enter(page)).toBeVisible();
	const code = await codeOf(page);
	const polled = page.waitForRequest(/checkToken/);
	const chat = await openChat(page);
	await expect(page.getByText('Ожидание автоизации...')).toBeVisible();
	noteSecret(new URL((await polled).url()).searchParams.get('token') ?? '');
	await expect(chat.getByText(`Код на странице: ${code}`)).toBeVisible();
	expect(await storedToken(page)).toBeNull();
	await chat.getByRole('button', { name: 'Войти', exact: true }).click();
	await page.bringToFront();
	await expect(page).toHaveURL('/user');
	await expect(page.getByText('Telegram', { exact: true }).first()).toBeVisible();
	expect(await storedToken(page)).not.toBeNull();
});

test('opening the chat and refusing there signs nobody in', DEEP, async ({ page }) => {
	await page.goto('/auth');
	const chat = await openChat(page);
	await chat.getByRole('button', { name: 'Это не я' }).click();
	await expect(chat.getByText('Вход отменён')).toBeVisible();
	await expect(page.getByText('Вход отменён: в чате нажали «Это не я».')).toBeVisible();
	expect(await codeOf(page)).toMatch(/^\d{4}$/);
	expect(await storedToken(page)).toBeNull();
	await expect(page).toHaveURL('/auth');
});

test('after ten attempts in vain the page says so; a click or a return asks on', DEEP, async ({ page }) => {
	let asked = 0;
	await page.route('**/v1/auth/telegram/checkToken**', (route) => {
		asked += 1;
		return route.fulfill({ json: { success: false, token: null } });
	});
	await page.clock.install();
	await page.goto('/auth');
	const opened = page.waitForEvent('popup');
	await enter(page).click();
	await (await opened).close();
	await expect(page.getByText('Ожидание автоизации...')).toBeVisible();
	for (let attempt = 1; attempt <= 10; attempt += 1) {
		await page.clock.runFor(5_000);
		await expect.poll(() => asked).toBe(attempt);
	}
	await expect(page.getByText('Превышено время ожидания. Повторите попытку.')).toBeVisible();
	await page.clock.runFor(60_000);
	expect(asked).toBe(10);
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect(page.getByText('Ожидание автоизации...')).toBeVisible();
	await expect.poll(() => asked).toBe(11);
	await page.clock.runFor(5_000);
	await expect.poll(() => asked).toBe(12);
});

test('a link that has lain for nine minutes is replaced by a fresh one', async ({ page }) => {
	await page.clock.install();
	await page.goto('/auth');
	const first = await enter(page).getAttribute('href');
	await page.clock.runFor(9 * 60_000 + 1_000);
	await expect(enter(page)).not.toHaveAttribute('href', first ?? '');
});

test('where Telegram does not work, the page says so and Google is there', async ({ page }) => {
	await page.route('**/v1/auth/telegram/getAuthLink', (route) =>
		route.fulfill({
			json: { success: false, message: 'Вход через Telegram сейчас не работает. Войдите через Google.' },
		}),
	);
	await page.goto('/auth');
	await expect(page.getByText('Вход через Telegram сейчас не работает. Войдите через Google.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Войти через Google' })).toBeEnabled();
	await page.unroute('**/v1/auth/telegram/getAuthLink');
	await page.getByRole('button', { name: 'Повторить' }).click();
	await expect(enter(page)).toBeVisible();
});
