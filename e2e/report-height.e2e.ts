import type { Page } from '@playwright/test';
import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';
import { answerAll } from './report-lines.ts';

const BAD = 'XTA21144094786239';
/** Nothing bad in any of the ten answers. */
const CLEAN = 'Z94K241BBMR251210';
/** Nobody answers about it. */
const SILENT = 'X96ERB6X4B0008543';

// Ten answers of a car that nobody has asked about take their time.
test.describe.configure({ timeout: 180_000 });

/**
 * How high the report stands on the page, without its advertisements and all that comes from the comments on.
 */
function reportHeight(page: Page): Promise<number> {
	return page.evaluate(() => {
		const main = document.querySelector('main')?.getBoundingClientRect();
		const end = document.querySelector('#comments')?.getBoundingClientRect();
		const ads = [...document.querySelectorAll('[data-ad]')].map((ad) => ad.getBoundingClientRect().height);
		return (end?.top ?? 0) - (main?.top ?? 0) - ads.reduce((sum, one) => sum + one, 0);
	});
}

test('a report of one screen after another stays short, and is printed on two sheets', async ({ page }) => {
	await answerAll(page, BAD);
	await page.reload({ waitUntil: 'networkidle' });
	expect(await reportHeight(page)).toBeLessThanOrEqual(2_600);
	const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
	expect(sheets?.length).toBeLessThanOrEqual(2);
});

test(
	'the report on a clean car is short, that on a car nobody answers about is shorter',
	DEEP,
	async ({ page }) => {
		await answerAll(page, CLEAN);
		await page.reload({ waitUntil: 'networkidle' });
		await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'no-obstacles');
		expect(await reportHeight(page)).toBeLessThanOrEqual(1_500);

		await answerAll(page, SILENT);
		await expect(page.getByRole('heading', { name: /^Без ответа \d+ реестр/ })).toBeVisible();
		expect(await reportHeight(page)).toBeLessThanOrEqual(1_300);
	},
);
