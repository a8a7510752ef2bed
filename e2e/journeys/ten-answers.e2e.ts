import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { atRest } from '../steps/alive.ts';
import { watchShifts } from '../steps/layout-shifts.ts';

const VIN = 'XTA21144094786239';

/** A site of its own, at which the car has not been asked about: a plate leads to one car in all tests. */
const site = ownSite('ten-answers', {});

/** Opens the home page and looks a plate up, as a person does. */
async function lookUp(page: Page, plate: string): Promise<void> {
	await page.goto(site.url);
	await page.getByRole('textbox', { name: 'Госномер' }).fill(plate);
	await page.getByRole('button', { name: 'Проверить', exact: true }).click();
}

test('a buyer types a plate and has ten answers after two presses, and nothing jumps', async ({ page }) => {
	const shifts = await watchShifts(page);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await lookUp(page, 'А123ВС77');
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByText(VIN)).toBeVisible({ timeout: 30_000 });
	await dialog.getByRole('link', { name: /отч[её]т/i }).click();

	await expect(page).toHaveURL(new RegExp(`/checks/${VIN}`));
	await expect(page.getByRole('heading', { level: 1 })).toContainText(`Проверка автомобиля по VIN ${VIN}`);
	await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(10);
	// The search has asked already: nothing more is pressed.
	await expect(
		page.getByRole('article').getByText(/^Источник: (Автокод|Росстандарт|ФТС), данные на/),
	).toHaveCount(10, { timeout: 90_000 });
	await expect(page.getByRole('button', { name: 'Запросить данные' })).toHaveCount(0);
	await expect(page.getByText(/^Ответили 10 из 10/)).toBeVisible();
	await expect(page.getByText('Демонстрационные данные', { exact: false }).first()).toBeVisible();
	expect(await shifts()).toEqual([]);
	// One bot-protection value opens all ten.
	expect(asked.filter((path) => path === '/v1/protection/check')).toHaveLength(1);

	const calls: string[] = [];
	page.on('request', (request) => calls.push(new URL(request.url()).pathname));
	await page.reload();
	await atRest(page);
	expect(calls.filter((path) => /^\/v1\/(gibdd|get)/.test(path))).toEqual([]);
});

test('what the server has stored of a found car is fetched before the press, and not again', async ({
	page,
}) => {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	const replies: string[] = [];
	session.on('Network.responseReceived', ({ type, response }) => {
		if (response.url.includes(`${VIN}.data`)) replies.push(response.fromDiskCache ? 'stored' : type);
	});
	await lookUp(page, 'А123ВС77');
	await expect(page.getByRole('dialog').getByText(VIN)).toBeVisible({ timeout: 30_000 });
	await expect.poll(() => replies).toEqual(['Other']);
	await page
		.getByRole('dialog')
		.getByRole('link', { name: /отч[её]т/i })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(VIN);
	expect(replies).toEqual(['Other', 'stored']);
	// The styles of the page that was left do not win over the whole sheet.
	await expect(page.locator('#page-styles ~ link[rel="stylesheet"][href*="/app-"]')).toHaveCount(1);
});
