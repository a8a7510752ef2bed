import {
	type OauthProviderId,
	oauthCallbackPath,
	PROVIDER_NAMES,
} from '@avtosverka/contract/vocabulary/oauth-sign-in';
import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import {
	chooseAccount,
	newEmail,
	noteSecret,
	openProvider,
	playChatLinks,
	storedToken,
} from './sign-in-steps.ts';

/** A provider as its tests need it. */
export type Journey = {
	readonly id: OauthProviderId;
	/** The words on its button. */
	readonly button: string;
	/** Where its pages are. */
	readonly address: RegExp;
	/** What the page says of those accounts that meet a trouble, by how their addresses begin. */
	readonly troubles: Readonly<Record<'prosrochin' | 'chuzhov' | 'sboev' | 'medlennova', string>>;
};

/** What the page says when the window of a provider brought a refusal. */
export const failed = (id: OauthProviderId, words: string) =>
	`${id === 'google' ? 'Произошла ошибка при авторизации' : 'Не получилось войти'} через ${PROVIDER_NAMES[id]}. ${words}`;

const NOT_BEGUN =
	'Этот вход начат не в этом браузере, уже закончен или начат слишком давно. Начните его заново.';

const press = (window: Page, account: RegExp) => window.getByRole('button', { name: account }).click();

/**
 * The sign-in by a provider whose page asks for nothing but an account: what holds for each of them. In every
 * test of the file the links into chats are played.
 */
export function testSignIns({ id, button, address, troubles }: Journey): void {
	const name = PROVIDER_NAMES[id];
	test.beforeEach(({ page }) => playChatLinks(page));

	test(`a person signs in through the window of ${name} and is led on`, async ({ page }) => {
		await page.goto('/auth');
		const window = await openProvider(page, button);
		await window.waitForURL(address);
		await expect(page.getByText('Выберите аккаунт в открывшемся окне.')).toBeVisible();
		const closed = window.waitForEvent('close');
		await press(window, /testova@example\.org/);
		await closed;
		await expect(page.getByText(/Вы вошли как: .*Тамара/)).toBeVisible();
		await expect(page).toHaveURL('/user');
		await expect(page.getByRole('link', { name: 'Личный кабинет' }).first()).toBeVisible();
		await expect(page.getByRole('link', { name: 'Войти' })).toBeHidden();
		expect(await storedToken(page)).toMatch(/^[\w-]{40,}$/);
		const sessions = page.getByRole('region', { name: 'Где вы вошли' });
		await expect(sessions.getByRole('listitem').first()).toContainText(`Вход через ${name}`);
	});

	test(`a refusal in the window of ${name} is said, and the button stays`, async ({ page }) => {
		await page.goto('/auth');
		await press(await openProvider(page, button), /otkazov@example\.org/);
		await expect(page.getByRole('alert')).toHaveText(failed(id, 'Вы не подтвердили вход.'));
		expect(await storedToken(page)).toBeNull();
		await expect(page.getByRole('button', { name: button })).toBeEnabled();
	});

	for (const [account, words] of Object.entries(troubles)) {
		test(`${name} signs nobody in with the trouble of ${account}, and it is told`, DEEP, async ({ page }) => {
			await page.goto('/auth');
			await press(await openProvider(page, button), new RegExp(`${account}@`));
			await expect(page.getByRole('alert')).toHaveText(words);
			expect(await storedToken(page)).toBeNull();
		});
	}

	test(`${name}: another's state signs nobody in, and one's own only once`, DEEP, async ({ page }) => {
		await page.goto('/auth');
		const window = await openProvider(page, button);
		await window.waitForURL(address);
		const other = await page.context().newPage();
		await other.goto(`${oauthCallbackPath(id)}?code=made-up&state=${'x'.repeat(75)}`);
		await expect(other.getByText(NOT_BEGUN)).toBeVisible();
		const back = window.waitForRequest((request) => request.url().includes(oauthCallbackPath(id)));
		await press(window, /testova@example\.org/);
		const { searchParams, href } = new URL((await back).url());
		noteSecret(searchParams.get('code') ?? '');
		await expect(page).toHaveURL('/user');
		await storedToken(page);
		await other.goto(href);
		await expect(other.getByText(NOT_BEGUN)).toBeVisible();
	});

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
		expect(
			await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('oauth'))),
		).toEqual([]);
	});

	test(`of two tabs with a window of ${name} the one that began last signs in`, DEEP, async ({ page }) => {
		await page.goto('/auth');
		const early = await openProvider(page, button);
		await early.waitForURL(address);
		const other = await page.context().newPage();
		await playChatLinks(other);
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
