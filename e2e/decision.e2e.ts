import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { answeredLines, line } from './report-lines.ts';

/** Wanted, pledged, banned, with an odometer that was wound back. */
const BAD = 'XTA21144094786239';
/** Nothing bad in any of the ten answers. */
const CLEAN = 'Z94K241BBMR251210';
/** Nobody answers about it. */
const SILENT = 'X96ERB6X4B0008543';
/** A car of this file's own, about which nobody has asked before. */
const NEW: Readonly<Record<string, string>> = {
	phone: 'XTAGFL110KY700045',
	desktop: 'XTAGFL110KY700046',
};

// Ten answers of a car that nobody has asked about take their time.
test.describe.configure({ timeout: 180_000 });

/** Asks what is not answered yet, and waits for the last answer. */
async function answerAll(page: Page, vin: string): Promise<void> {
	await page.goto(`/checks/${vin}`, { waitUntil: 'networkidle' });
	const all = page.getByRole('button', { name: /Запросить (всё сразу|остальное)/ });
	if (await all.isVisible()) await all.click();
	await expect(answeredLines(page)).toHaveCount(10, { timeout: 120_000 });
}

test('a link that is opened asks nothing, and offers to ask everything at one press without a jump', async ({
	page,
}, { project }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	const shifts = await watchShifts(page);
	await page.goto(`/checks/${NEW[project.name]}`, { waitUntil: 'networkidle' });
	expect(
		asked.filter((path) => /^\/v1\/(gibdd|getPolicies|getZalog|getRecalls|getStats)/.test(path)),
	).toEqual([]);
	await expect(page.getByRole('heading', { name: 'Ответов мало, чтобы решать' })).toBeVisible();
	await expect(page.locator('[data-tile]')).toHaveCount(10);

	await page.getByRole('button', { name: 'Запросить всё сразу' }).click();
	await expect(answeredLines(page)).toHaveCount(10, { timeout: 120_000 });
	await page.waitForTimeout(500);
	expect(await shifts()).toEqual([]);
});

test('the first screen of a bad car says what decides', async ({ page }) => {
	await answerAll(page, BAD);
	await page.reload({ waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { name: 'Остановитесь' })).toBeInViewport({ ratio: 1 });
	const tiles = page.locator('[data-tile]');
	await expect(tiles).toHaveCount(10);
	for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
	const reasons = page.locator('[data-reason]').filter({ visible: true });
	expect(await reasons.count()).toBeGreaterThanOrEqual(3);
	const bar = page.locator('[data-bottom-bar]');
	const floor = (await bar.isVisible()) ? (await bar.boundingBox())?.y : page.viewportSize()?.height;
	for (const reason of await reasons.all()) {
		const { y = 0, height = 0 } = (await reason.boundingBox()) ?? {};
		expect(y + height).toBeLessThanOrEqual(floor ?? 0);
	}
});

test('a reason leads to its card, which opens; so does an address, and the keyboard folds it', async ({
	page,
}) => {
	await answerAll(page, BAD);
	const reason = page.locator('[data-reason=wanted]').first();
	await reason.click();
	await expect(page).toHaveURL(/#wanted$/);
	await expect(line(page, 'Розыск')).toContainText('В розыске с');
	await expect(line(page, 'Розыск').getByText('Все сведения записи')).toBeInViewport();

	await page.goto(`/checks/${BAD}#customs`);
	const head = line(page, 'Таможня').getByRole('button', { name: 'Таможня', exact: true });
	await expect(head).toHaveAttribute('aria-expanded', 'true');
	await head.press('Enter');
	await expect(head).toHaveAttribute('aria-expanded', 'false');
	await expect(line(page, 'Таможня').getByText('Все сведения записи')).toBeHidden();
});

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

test('the report on a clean car is short, that on a car nobody answers about is shorter', async ({
	page,
}) => {
	await answerAll(page, CLEAN);
	await page.reload({ waitUntil: 'networkidle' });
	await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'no-obstacles');
	expect(await reportHeight(page)).toBeLessThanOrEqual(1_500);

	await answerAll(page, SILENT);
	await expect(page.getByRole('heading', { name: /^Без ответа \d+ реест/ })).toBeVisible();
	expect(await reportHeight(page)).toBeLessThanOrEqual(1_300);
});
