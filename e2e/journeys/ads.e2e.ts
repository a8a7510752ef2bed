import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';

const VIN = 'XTA21144094786239';
const AD = 'Пример рекламы из песочницы.';
const BANNER = /Выбираете машину\?/;

/** Opens the report with a network that behaves in one way towards this page alone. */
async function open(page: Page, mode: string): Promise<void> {
	await page.route('**/ads/context.js', (route) =>
		route.continue({ url: `${route.request().url()}?mode=${mode}` }),
	);
	await page.goto(`/checks/${VIN}`);
}

/** Takes from a page the five seconds that it waits for an advertisement: what comes then is at once. */
async function withoutPatience(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { setTimeout } = window;
		const shortOnes = (task: TimerHandler, ms = 0) => (ms < 5000 ? setTimeout(task, ms) : 0);
		Object.assign(window, { setTimeout: shortOnes });
	});
}

const slots = (page: Page) =>
	page.locator('[data-ad]').filter({ has: page.getByText('Реклама', { exact: true }) });

test('advertisements stand after the fourth and the eighth card', async ({ page }) => {
	await open(page, 'fine');
	await expect(slots(page)).toHaveCount(2);
	await expect(slots(page).nth(0)).toContainText(`${AD} Блок R-A-1000000-1`);
	await expect(slots(page).nth(1)).toContainText(`${AD} Блок R-A-1000000-2`);
	await expect(page.getByRole('link', { name: BANNER })).toHaveCount(0);
	const places = await slots(page).evaluateAll((all) =>
		all.map((slot) => {
			const isBefore = (card: Element) =>
				Boolean(card.compareDocumentPosition(slot) & Node.DOCUMENT_POSITION_FOLLOWING);
			return [...document.querySelectorAll('main article')].filter(isBefore).length;
		}),
	);
	expect(places).toEqual([4, 8]);
});

for (const mode of ['stub', 'error']) {
	test(
		`a network with nothing to show (${mode}) leaves the place to the partner at once`,
		DEEP,
		async ({ page }) => {
			await withoutPatience(page);
			await open(page, mode);
			const banner = page.getByRole('link', { name: BANNER });
			await expect(banner).toHaveCount(2);
			await expect(banner.first()).toHaveAttribute('href', /\/partner\/offer$/);
			await expect(page.getByText('Заглушка').filter({ visible: true })).toHaveCount(0);
		},
	);
}

test(
	'a network that is silent leaves the place to the partner after five seconds',
	DEEP,
	async ({ page }) => {
		await open(page, 'silent');
		await expect(slots(page)).toHaveCount(2);
		const height = async () => (await slots(page).first().boundingBox())?.height ?? 0;
		const waiting = await height();
		await expect(page.getByRole('link', { name: BANNER })).toHaveCount(0);
		await expect(page.getByRole('link', { name: BANNER })).toHaveCount(2);
		expect(await height()).toBe(waiting);
	},
);

test('an advertisement that comes late takes the place of the banner', DEEP, async ({ page }) => {
	await open(page, 'late');
	await expect(page.getByRole('link', { name: BANNER })).toHaveCount(2);
	await expect(slots(page).first()).toContainText(AD);
	await expect(page.getByRole('link', { name: BANNER })).toHaveCount(0);
});

test.describe('a network that cannot be reached', () => {
	test.use({ forgiven: [/ads\/context\.js/] });

	test('leaves the place to the partner at once', async ({ page }) => {
		await withoutPatience(page);
		await open(page, 'down');
		await expect(page.getByRole('link', { name: BANNER })).toHaveCount(2);
	});
});
