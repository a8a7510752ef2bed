import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { SECRETS } from '../site-log.ts';

/** Notes what must not stand in any log; the run's last test looks. */
export function noteSecret(secret: string): void {
	appendFileSync(SECRETS, `${secret}\n`);
}

/** An unused e-mail address, so that every test has its own person. */
export function newEmail(): string {
	const email = `e2e-${randomUUID()}@example.org`;
	noteSecret(email);
	return email;
}

/** Plays the links into chats: one address gets sixty in ten minutes, the whole run is one address. */
export async function playChatLinks(page: Page): Promise<void> {
	const link = `${process.env.E2E_SANDBOX_URL}/t/avtosverka_sandbox_bot`;
	await page.route('**/v1/auth/*/getAuthLink', (route) =>
		route.fulfill({ json: { success: true, link, token: 'played', code: '4821' } }),
	);
}

/** Chooses an account in the window of one of the sandbox's providers. */
export async function chooseAccount(google: Page, email: string): Promise<void> {
	await google.getByLabel('Другой аккаунт').fill(email);
	await google.getByRole('button', { name: 'Войти', exact: true }).click();
}

/** Presses the page's button with those words and gives the provider's window. */
export async function openProvider(page: Page, words: string): Promise<Page> {
	const opened = page.waitForEvent('popup');
	await page.getByRole('button', { name: words }).click();
	return opened;
}

/** Presses the page's button and gives Google's window. */
export const openGoogle = (page: Page): Promise<Page> => openProvider(page, 'Войти через Google');

/** Signs somebody in at /auth as a person does, and waits for the cabinet. */
export async function signInByGoogle(page: Page, email = newEmail()): Promise<string> {
	await playChatLinks(page);
	await page.goto('/auth');
	await chooseAccount(await openGoogle(page), email);
	await expect(page).toHaveURL('/user');
	await expect(page.getByText(email).first()).toBeVisible();
	await storedToken(page);
	return email;
}

/** Says yes to the sign-in that came with the address. */
export async function acceptAddressToken(page: Page): Promise<void> {
	await page.getByRole('dialog', { name: 'Войти по ссылке?' }).getByRole('button', { name: 'Войти' }).click();
}

/** The access token of this browser, null when signed out. */
export async function storedToken(page: Page): Promise<string | null> {
	const token = await page.evaluate(() => localStorage.getItem('access_token'));
	if (token !== null) noteSecret(token);
	return token;
}
