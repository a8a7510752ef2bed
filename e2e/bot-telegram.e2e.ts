import { CAR_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type OwnWorld, ownWorld } from './own-world.ts';

/** Nobody else asks about them. */
const CAR = 'XTAGFL110KY700101';
const ADVERTISED = 'XTAGFL110KY700102';
const PICTURED = 'XTAGFL110KY700103';
const SILENT = 'XTAGFL110KY700104';

/** Opens an invented person's chat with the bot and starts it. */
async function openChat(page: Page, sandboxUrl: string): Promise<void> {
	const person = 800_000_000 + Math.floor(Math.random() * 90_000_000);
	await page.goto(`${sandboxUrl}/t/${TELEGRAM_BOT_NAME}?person=${person}`);
	await page.getByRole('button', { name: 'Старт' }).click();
	await expect(told(page, 'Пришлите VIN, госномер или текст объявления')).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
	await page.getByLabel('Сообщение боту').fill(text);
	await page.getByRole('button', { name: 'Отправить' }).click();
}

/** The bot's last message with these words. */
const told = (page: Page, words: string | RegExp): Locator =>
	page.locator('.by-bot').filter({ hasText: words }).last();

/** The message of a check that is over. */
const report = (page: Page, vin: string): Locator =>
	told(page, `VIN ${vin}`).filter({ hasText: /Ответили \d+ из 10/ });

test('a chat becomes a check: VIN, advertisement, plate, list, and all of it is forgotten', async ({
	page,
}) => {
	await openChat(page, String(process.env.E2E_SANDBOX_URL));
	await write(page, CAR);
	await expect(report(page, CAR)).toContainText('Ответили 10 из 10', { timeout: 60_000 });
	for (const name of ['Владельцы', 'Розыск', 'Залог', 'Таможня'])
		await expect(report(page, CAR)).toContainText(`${name}: `);
	await expect(report(page, CAR).getByRole('link', { name: 'Полный отчёт' })).toHaveAttribute(
		'href',
		new RegExp(`/checks/${CAR}$`),
	);
	await expect(page.getByAltText('Картинка от бота')).toBeVisible();
});

test('an advertisement and a plate are read, listed, and forgotten', async ({ page }) => {
	await openChat(page, String(process.env.E2E_SANDBOX_URL));
	await write(page, `Продаю Ладу, один хозяин.\nVIN: ${ADVERTISED}, торг у капота`);
	await expect(report(page, ADVERTISED)).toBeVisible({ timeout: 60_000 });
	await write(page, 'а123вс77');
	await expect(told(page, 'А 123 ВС 77')).not.toContainText('Ищем', { timeout: 60_000 });

	await write(page, '/my');
	const list = told(page, 'Последние проверки в этом чате. Нажмите');
	await expect(list.getByRole('button', { name: ADVERTISED })).toBeVisible();
	await write(page, '/forget');
	await expect(told(page, 'Забыл')).toBeVisible();
	await write(page, '/my');
	await expect(told(page, 'Здесь ещё ничего не проверяли')).toBeVisible();
});

test.describe('where the police shows a picture', () => {
	const world = ownWorld('bot-telegram', { SUPPLIER_AVTOCOD_URL: 'off', SUPPLIER_APICLOUD_URL: 'off' });

	test('its digits, typed in the chat, open five sections in the same message', async ({ page }) => {
		await openChat(page, world.sandboxUrl);
		await write(page, PICTURED);
		const request = told(page, 'Пришлите цифры с неё сообщением: их ждут 5 разделов');
		await expect(request).toBeVisible({ timeout: 60_000 });
		await write(page, await digitsOf(request, world));
		await expect(report(page, PICTURED)).toContainText(/Розыск: (?!нужны цифры|спрашиваем)/, {
			timeout: 60_000,
		});
		await expect(page.getByAltText('Картинка от бота')).toHaveCount(2);
	});

	test('a car about which all are silent is too little to decide, and never clear', async ({ page }) => {
		for (const supplier of CAR_SUPPLIERS) await failureMode(world, supplier, 'down');
		try {
			await openChat(page, world.sandboxUrl);
			await write(page, SILENT);
			await expect(report(page, SILENT)).toContainText('Ответов мало, чтобы решать', { timeout: 90_000 });
			await expect(report(page, SILENT)).toContainText('Ответили 0 из 10');
			await expect(report(page, SILENT)).toContainText('Реестр розыска МВД не ответил.');
			await expect(report(page, SILENT)).toContainText('Это не значит, что записей нет.');
		} finally {
			for (const supplier of CAR_SUPPLIERS) await failureMode(world, supplier, 'fine');
		}
	});
});

async function digitsOf(message: Locator, world: OwnWorld): Promise<string> {
	const image = await message.getByRole('img').getAttribute('src');
	const { digits } = (await world.control('captcha', { image })) as { digits: string };
	return digits;
}

async function failureMode(world: OwnWorld, supplier: string, kind: string): Promise<void> {
	await world.control('failure-mode', { supplier, failureMode: kind });
}
