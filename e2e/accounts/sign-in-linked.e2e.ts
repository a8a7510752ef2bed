import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { CHATS, newPerson } from '../steps/chat-steps.ts';
import { rewriteReplies } from '../steps/routed-replies.ts';
import {
	chooseAccount,
	newEmail,
	openProvider,
	playChatLinks,
	signInByGoogle,
	storedToken,
} from '../steps/sign-in-steps.ts';

const waysOf = (page: Page) => page.getByRole('region', { name: 'Способы входа' });

/** Links a provider in the cabinet, as the account of that address there. */
async function link(page: Page, name: string, email: string): Promise<void> {
	const opened = page.waitForEvent('popup');
	await waysOf(page)
		.getByRole('button', { name: `Привязать ${name}` })
		.click();
	await chooseAccount(await opened, email);
}

/** Unlinks a way in, of two that there are. */
async function unlink(page: Page, name: string): Promise<void> {
	await waysOf(page)
		.getByRole('button', { name: `Отвязать ${name}` })
		.click();
	await expect(waysOf(page).getByText(new RegExp(`^Вход через ${name} отвязан,`))).toBeVisible();
	await expect(waysOf(page).getByRole('button', { name: /^Отвязать/ })).toHaveCount(0);
}

for (const name of ['VK ID', 'Яндекс ID']) {
	const title = `a person links ${name}, signs in by it to the same account, and unlinks it`;
	test(title, name === 'VK ID' ? {} : DEEP, async ({ page }) => {
		const email = await signInByGoogle(page);
		const itsEmail = newEmail();
		await expect(waysOf(page).getByText('Привязан, единственный способ входа')).toBeVisible();
		await expect(waysOf(page).getByRole('button', { name: /^Отвязать/ })).toHaveCount(0);
		await link(page, name, itsEmail);
		await expect(waysOf(page).getByText(`Вход через ${name} привязан к вашему аккаунту.`)).toBeVisible();

		await page.getByRole('button', { name: 'Выйти', exact: true }).click();
		await page.goto('/auth');
		await chooseAccount(await openProvider(page, `Войти через ${name}`), itsEmail);
		await expect(page).toHaveURL('/user');
		await expect(page.getByText(email).first()).toBeVisible();
		await unlink(page, name);
	});
}

test('Google is unlinked, with the address that came by it, and linked again', DEEP, async ({ page }) => {
	const email = await signInByGoogle(page);
	await link(page, 'VK ID', newEmail());
	await unlink(page, 'Google');
	await page.reload();
	await expect(waysOf(page).getByText('Привязан, единственный способ входа')).toBeVisible();
	await expect(page.getByText(email)).toHaveCount(0);
	await link(page, 'Google', email);
	await expect(waysOf(page).getByText('Вход через Google привязан к вашему аккаунту.')).toBeVisible();
});

test('the oldest way in, once unlinked, is taken back where people sign in', DEEP, async ({ page }) => {
	const email = await signInByGoogle(page);
	await link(page, 'VK ID', newEmail());
	await unlink(page, 'Google');
	await page.getByRole('button', { name: 'Выйти', exact: true }).click();
	await page.goto('/auth');
	await chooseAccount(await openProvider(page, 'Войти через Google'), email);
	await expect(page.getByRole('alert')).toContainText('Вход через Google отвязан от аккаунта');
	expect(await storedToken(page)).toBeNull();
	await chooseAccount(await openProvider(page, 'Вернуть вход через Google'), email);
	await expect(page).toHaveURL('/user');
	await expect(page.getByText(email).first()).toBeVisible();
	await expect(waysOf(page).getByRole('button', { name: 'Отвязать VK ID' })).toBeVisible();
});

test('a session of yesterday signs in anew before anything is linked', DEEP, async ({ page }) => {
	const email = await signInByGoogle(page);
	await rewriteReplies(page, '**/v1/user', ({ data, ...rest }) => ({
		...rest,
		data: { ...data, signed_in_recently: false },
	}));
	await page.reload();
	const again = waysOf(page).getByRole('button', { name: 'Войти заново' });
	await expect(again).toBeVisible();
	await expect(waysOf(page).getByRole('button', { name: /^(Отвязать|Привязать)/ })).toHaveCount(0);
	await page.unroute('**/v1/user');
	await again.click();
	await chooseAccount(await openProvider(page, 'Войти через Google'), email);
	await expect(page).toHaveURL('/user');
	await expect(waysOf(page).getByRole('button', { name: 'Привязать VK ID' })).toBeVisible();
});

test.describe('an identity of another account', () => {
	test.use({ forgiven: [/signIns/] });

	test('is refused, and joins nothing', DEEP, async ({ page, browser }) => {
		const taken = newEmail();
		const elsewhere = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
		const other = await elsewhere.newPage();
		await playChatLinks(other);
		await other.goto('/auth');
		await chooseAccount(await openProvider(other, 'Войти через Яндекс ID'), taken);
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

for (const { name, path } of CHATS) {
	test(`a person links ${name} by its chat, and unlinks it`, DEEP, async ({ page }) => {
		await signInByGoogle(page);
		await page.unroute('**/v1/auth/*/getAuthLink');
		await agreeInChat(page, { name, path, person: newPerson() });
		await page.bringToFront();
		await expect(waysOf(page).getByText(`Вход через ${name} привязан к вашему аккаунту.`)).toBeVisible();
		await unlink(page, name);
	});

	test(
		`a person links ${name} by its chat, and cannot link one that is somebody's`,
		DEEP,
		async ({ page, browser }) => {
			await signInByGoogle(page);
			await page.unroute('**/v1/auth/*/getAuthLink');
			const person = newPerson();
			await agreeInChat(page, { name, path, person });
			await page.bringToFront();
			await expect(waysOf(page).getByText(`Вход через ${name} привязан к вашему аккаунту.`)).toBeVisible();
			await expect(waysOf(page).getByRole('button', { name: `Отвязать ${name}` })).toBeVisible();

			const elsewhere = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
			const other = await elsewhere.newPage();
			await signInByGoogle(other);
			await other.unroute('**/v1/auth/*/getAuthLink');
			const chat = await agreeInChat(other, { name, path, person });
			await expect(chat.getByText(`Через ${name} уже входят в другой аккаунт`)).toBeVisible();
			await other.bringToFront();
			await expect(
				other.getByText('Привязать не получилось: причина написана в чате с ботом.'),
			).toBeVisible();
			await elsewhere.close();
		},
	);
}

/** Presses «Привязать» in the cabinet and then in the chat, as that person. */
async function agreeInChat(
	page: Page,
	{ name, path, person }: { readonly name: string; readonly path: string; readonly person: number },
): Promise<Page> {
	await waysOf(page)
		.getByRole('button', { name: `Привязать ${name}` })
		.click();
	const opened = page.waitForEvent('popup');
	await waysOf(page)
		.getByRole('link', { name: `Открыть ${name}` })
		.click();
	const chat = await opened;
	const address = new URL(chat.url());
	expect(address.pathname).toBe(path);
	address.searchParams.set('person', String(person));
	await chat.goto(address.href);
	await chat.getByRole('button', { name: 'Старт' }).click();
	await expect(chat.getByText(`Привязать этот ${name} к аккаунту`).last()).toBeVisible();
	await chat.getByRole('button', { name: 'Привязать', exact: true }).last().click();
	return chat;
}
