import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { CHATS, type ChatPlace, newPerson } from '../steps/chat-steps.ts';
import { noteSecret, storedToken } from '../steps/sign-in-steps.ts';

const enterBy = (page: Page, { name }: ChatPlace) => page.getByRole('link', { name: `Войти через ${name}` });

/** Opens the chat with the bot by the page's button, and starts it; every test is another person there. */
async function openChat(page: Page, place: ChatPlace): Promise<Page> {
	const opened = page.waitForEvent('popup');
	await enterBy(page, place).click();
	const chat = await opened;
	const address = new URL(chat.url());
	noteSecret(address.searchParams.get('start') ?? '');
	address.searchParams.set('person', String(newPerson()));
	await chat.goto(address.href);
	await chat.getByRole('button', { name: 'Старт' }).click();
	return chat;
}

async function codeOf(page: Page, place: ChatPlace): Promise<string> {
	const text = await enterBy(page, place)
		.locator('xpath=..')
		.getByText(/Код: \d{4}/)
		.textContent();
	return /\d{4}/.exec(text ?? '')?.[0] ?? '';
}

/** Opens the page of the sign-in; gives the code that it shows. */
async function openPage(page: Page, place: ChatPlace): Promise<string> {
	await page.goto('/auth');
	await expect(enterBy(page, place)).toBeVisible();
	return codeOf(page, place);
}

const [TELEGRAM] = CHATS;

for (const place of CHATS) {
	test(`a person signs in through the chat of ${place.name}, which shows the same code as the page`, async ({
		page,
	}) => {
		await page.goto('/auth');
		await expect(enterBy(page, place)).toBeVisible();
		const code = await codeOf(page, place);
		const polled = page.waitForRequest(/checkToken/);
		const chat = await openChat(page, place);
		await expect(page.getByText('Ожидание автоизации...')).toBeVisible();
		noteSecret(new URL((await polled).url()).searchParams.get('token') ?? '');
		await expect(chat.getByText(`Код на странице: ${code}`)).toBeVisible();
		expect(await storedToken(page)).toBeNull();
		await chat.getByRole('button', { name: 'Войти', exact: true }).click();
		await page.bringToFront();
		await expect(page).toHaveURL('/user');
		await expect(page.getByText(place.name, { exact: true }).first()).toBeVisible();
		expect(await storedToken(page)).not.toBeNull();
	});

	test(`opening the chat of ${place.name} and refusing there signs nobody in`, DEEP, async ({ page }) => {
		await page.goto('/auth');
		const chat = await openChat(page, place);
		await chat.getByRole('button', { name: 'Это не я' }).click();
		await expect(chat.getByText('Вход отменён')).toBeVisible();
		await expect(page.getByText('Вход отменён: в чате нажали «Это не я».')).toBeVisible();
		expect(await codeOf(page, place)).toMatch(/^\d{4}$/);
		expect(await storedToken(page)).toBeNull();
		await expect(page).toHaveURL('/auth');
	});

	test(
		`a link of ${place.name} that somebody else opened, or that was used, opens nothing`,
		DEEP,
		async ({ page }) => {
			await page.goto('/auth');
			const first = await openChat(page, place);
			const address = new URL(first.url());
			address.searchParams.set('person', String(newPerson()));
			const other = await page.context().newPage();
			await other.goto(address.href);
			await other.getByRole('button', { name: 'Старт' }).click();
			await expect(other.getByText('Ссылка для входа больше не действует.')).toBeVisible();
			await first.getByRole('button', { name: 'Войти', exact: true }).click();
			await page.bringToFront();
			await expect(page).toHaveURL('/user');
			await first.reload();
			await first.getByRole('button', { name: 'Старт' }).click();
			await expect(first.getByText('Ссылка для входа больше не действует.')).toBeVisible();
		},
	);
}

for (const place of CHATS) {
	test(
		`of two tabs with a link into ${place.name} each hears of its own chat alone`,
		DEEP,
		async ({ page }) => {
			const other = await page.context().newPage();
			const [code, otherCode] = [await openPage(page, place), await openPage(other, place)];
			const chat = await openChat(page, place);
			await expect(chat.getByText(`Код на странице: ${code}`)).toBeVisible();
			await chat.getByRole('button', { name: 'Это не я' }).click();
			await expect(page.getByText('Вход отменён: в чате нажали «Это не я».')).toBeVisible();
			expect(await storedToken(page)).toBeNull();
			const otherChat = await openChat(other, place);
			await expect(otherChat.getByText(`Код на странице: ${otherCode}`)).toBeVisible();
			await otherChat.getByRole('button', { name: 'Войти', exact: true }).click();
			await other.bringToFront();
			await expect(other).toHaveURL('/user');
			expect(await storedToken(other)).not.toBeNull();
		},
	);

	test(
		`a sign-in by ${place.name} that is over is told so, and another link with another code is there`,
		DEEP,
		async ({ page }) => {
			// What the server said first is lost on the way; the second time the sign-in is over for it.
			await page.route(`**/v1/auth/${place.messenger}/checkToken**`, async (route) => {
				const said = await route.fetch();
				noteSecret((await said.json()).token ?? '');
				await route.continue();
			});
			const code = await openPage(page, place);
			const chat = await openChat(page, place);
			await chat.getByRole('button', { name: 'Войти', exact: true }).click();
			await page.bringToFront();
			await expect(
				page.getByText(
					'Ссылка для входа больше не действует. Попробуйте ещё раз с новой ссылкой и новым кодом.',
				),
			).toBeVisible();
			await expect(enterBy(page, place)).toBeVisible();
			expect(await codeOf(page, place)).not.toBe(code);
			expect(await storedToken(page)).toBeNull();
		},
	);
}

test('after ten attempts in vain the page says so; a click or a return asks on', DEEP, async ({ page }) => {
	let asked = 0;
	await page.route('**/v1/auth/telegram/checkToken**', (route) => {
		asked += 1;
		return route.fulfill({ json: { success: false, token: null } });
	});
	await page.clock.install();
	await page.goto('/auth');
	const opened = page.waitForEvent('popup');
	await enterBy(page, TELEGRAM).click();
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
	const first = await enterBy(page, TELEGRAM).getAttribute('href');
	await page.clock.runFor(9 * 60_000 + 1_000);
	await expect(enterBy(page, TELEGRAM)).not.toHaveAttribute('href', first ?? '');
});

test('where Telegram does not work, the page says so and the other ways are there', async ({ page }) => {
	const message = 'Вход через Telegram сейчас не работает. Войдите через Яндекс ID, VK ID или Google.';
	await page.route('**/v1/auth/telegram/getAuthLink', (route) =>
		route.fulfill({
			json: { success: false, message },
		}),
	);
	await page.goto('/auth');
	await expect(page.getByText(message)).toBeVisible();
	for (const words of ['Войти через Яндекс ID', 'Войти через VK ID', 'Войти через Google']) {
		await expect(page.getByRole('button', { name: words })).toBeEnabled();
	}
	await page.unroute('**/v1/auth/telegram/getAuthLink');
	await page.getByRole('button', { name: 'Повторить' }).click();
	await expect(enterBy(page, TELEGRAM)).toBeVisible();
});
