import { MAX_BOT_NAME, TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The messengers that the sandbox plays: their names, and where the bot's chat stands in the sandbox. */
export const CHATS = [
	{ messenger: 'telegram', name: 'Telegram', path: `/t/${TELEGRAM_BOT_NAME}` },
	{ messenger: 'max', name: 'MAX', path: `/m/${MAX_BOT_NAME}` },
] as const;
export type ChatPlace = (typeof CHATS)[number];

/** The number of a person who has not written yet. */
export function newPerson(): number {
	return 700_000_000 + Math.floor(Math.random() * 190_000_000);
}

/** Opens an invented person's chat with the bot and starts it. */
export async function openChat(page: Page, { path }: ChatPlace, sandboxUrl: string): Promise<void> {
	await page.goto(`${sandboxUrl}${path}?person=${newPerson()}`);
	await page.getByRole('button', { name: 'Старт' }).click();
	await expect(botMessage(page, 'Пришлите VIN, госномер или текст объявления')).toBeVisible();
}

/** Writes to the bot. */
export async function write(page: Page, text: string): Promise<void> {
	await page.getByLabel('Сообщение боту').fill(text);
	await page.getByRole('button', { name: 'Отправить' }).click();
}

/** The bot's last message with these words. */
export function botMessage(page: Page, words: string | RegExp): Locator {
	return page.locator('.by-bot').filter({ hasText: words }).last();
}

/** The message of a check that is over. */
export function chatReport(page: Page, vin: string): Locator {
	return botMessage(page, `VIN ${vin}`).filter({ hasText: /Ответили \d+ из 10/ });
}
