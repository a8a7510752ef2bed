import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { OwnSite } from '../own-site.ts';

/** The sections that open by the digits of one picture, in their order on the page. */
export const POLICE = ['Владельцы', 'ДТП', 'Розыск', 'Ограничения', 'Пробег'];

export const card = (page: Page, title: string) => page.getByRole('article', { name: title });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Цифры с картинки' });
export const picture = (page: Page) => page.getByRole('img', { name: /Картинка ГИБДД/ });
export const send = (page: Page) => page.getByRole('button', { name: 'Отправить' });
export const another = (page: Page) => page.getByRole('button', { name: 'Другая картинка' });

/** Asks one section that has no answer yet. */
export async function ask(page: Page, title: string): Promise<void> {
	await card(page, title).getByRole('button', { name: 'Запросить данные' }).click();
}

/** Opens a report and has one section of the police wait for its digits. */
export async function openPicture(
	page: Page,
	site: OwnSite,
	vin: string,
	title = 'Розыск',
): Promise<Locator> {
	await page.goto(`${site.url}/checks/${vin}`);
	await ask(page, title);
	await expect(picture(page)).toBeVisible({ timeout: 30_000 });
	return card(page, title);
}

/** The picture that is shown, as the address of its data. */
export async function shownPicture(page: Page): Promise<string> {
	return (await picture(page).getAttribute('src')) ?? '';
}

/** Asks for another picture until it is there: two wishes within two seconds count as one. */
export async function changePicture(page: Page, press = () => another(page).click()): Promise<void> {
	const before = await shownPicture(page);
	await expect(async () => {
		await press();
		await expect(picture(page)).not.toHaveAttribute('src', before, { timeout: 1_000 });
	}).toPass();
}

/** What a person reads from the picture that is shown. */
export async function read(page: Page, site: OwnSite): Promise<string> {
	const { digits } = (await site.control('captcha', { image: await shownPicture(page) })) as {
		digits: string;
	};
	return digits;
}

/** Digits that the picture does not show. */
export function misread(digits: string): string {
	return [...digits].map((digit) => (Number(digit) + 1) % 10).join('');
}

/** Types the digits of the picture that is shown, and sends them. */
export async function type(page: Page, site: OwnSite): Promise<void> {
	await field(page).fill(await read(page, site));
	await send(page).click();
}

/** Waits for a section's answer by one supplier. */
export async function answeredBy(within: Locator, supplier: string): Promise<void> {
	await expect(within).toContainText(`Источник: ${supplier}, данные на`, { timeout: 30_000 });
}
