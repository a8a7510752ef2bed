import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { atRest } from '../steps/alive.ts';
import { newCar } from '../steps/new-car.ts';
import { answerAll } from '../steps/report-lines.ts';
import { screensHigh } from '../steps/screens-high.ts';

const BAD = 'XTA21144094786239';
/** Nothing bad in any of the ten answers. */
const CLEAN = 'Z94K241BBMR251210';
/** No supplier answers about it. */
const SILENT = 'X96ERB6X4B0008543';

/** How many screens the report takes up to its comments: with its advertisements, and without them. */
async function reportHeight(page: Page): Promise<{ readonly whole: number; readonly own: number }> {
	const { whole, ads } = await page.evaluate(() => {
		const main = document.querySelector('main')?.getBoundingClientRect();
		const end = document.querySelector('#comments')?.getBoundingClientRect();
		const ads = [...document.querySelectorAll('[data-ad]')].map((ad) => ad.getBoundingClientRect().height);
		return { whole: (end?.top ?? 0) - (main?.top ?? 0), ads: ads.reduce((sum, one) => sum + one, 0) };
	});
	return { whole: screensHigh(page, whole), own: screensHigh(page, whole - ads) };
}

test('a report of one screen after another stays short, and is printed on two sheets', async ({ page }) => {
	await answerAll(page, BAD);
	await page.reload();
	await atRest(page);
	const bad = await reportHeight(page);
	expect(bad.own).toBeLessThanOrEqual(2.7);
	expect(bad.whole).toBeLessThanOrEqual(3.1);
	const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
	expect(sheets?.length).toBeLessThanOrEqual(2);
});

test(
	'the report on a clean car is short, that on a car nobody answers about is shorter',
	DEEP,
	async ({ page }) => {
		await answerAll(page, CLEAN);
		await page.reload();
		await atRest(page);
		await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'no-obstacles');
		const clean = await reportHeight(page);
		expect(clean.own).toBeLessThanOrEqual(1.75);
		expect(clean.whole).toBeLessThanOrEqual(2.1);

		await answerAll(page, SILENT);
		await expect(page.getByRole('heading', { name: /^Без ответа \d+ реестр/ })).toBeVisible();
		expect((await reportHeight(page)).own).toBeLessThanOrEqual(1.55);

		// Silence is not kept: after a reload its ten registers wait for their buttons again.
		await page.reload();
		await atRest(page);
		await expect(page.getByRole('button', { name: 'Запросить данные' })).toHaveCount(10);
		expect((await reportHeight(page)).own).toBeLessThanOrEqual(1.55);
	},
);

test('no title is cut on a phone while its register waits to be asked', async ({ page }) => {
	await page.goto(`/checks/${newCar()}`);
	await atRest(page);
	await expect(page.getByRole('button', { name: 'Запросить данные' })).toHaveCount(10);
	const titles = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('button');
	for (const title of await titles.all()) {
		const { shown, whole } = await title.evaluate((one) => ({
			shown: one.clientWidth,
			whole: one.scrollWidth,
		}));
		expect(whole, String(await title.textContent())).toBeLessThanOrEqual(shown);
	}
});
