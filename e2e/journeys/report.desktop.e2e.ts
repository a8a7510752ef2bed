import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { isAlive, painted } from '../steps/alive.ts';
import { askOrOpen } from '../steps/report-lines.ts';

const VIN = 'XTA21144094786239';

test('a VIN in small or Cyrillic letters leads to its one address', async ({ page }) => {
	await page.goto(`/checks/${encodeURIComponent('хта21144094786239')}`);
	await expect(page).toHaveURL(`/checks/${VIN}`);
});

test.describe('a malformed address', () => {
	test.use({ forgiven: [/404/] });

	test('is a 404 with the search form filled in', async ({ page }) => {
		const reply = await page.goto('/checks/XTA2114409478');
		expect(reply?.status()).toBe(404);
		await expect(page.getByRole('textbox', { name: 'VIN' })).toHaveValue('XTA2114409478');
	});

	test('that is nowhere says so and leads home', async ({ page }) => {
		const reply = await page.goto('/nowhere');
		expect(reply?.status()).toBe(404);
		await expect(page.getByText('Упс! Страница не найдена.')).toBeVisible();
		await expect(page.getByText('Похоже, вы перешли по неправильной ссылке.')).toBeVisible();
		await page.getByRole('main').getByRole('link', { name: /главн/i }).first().click();
		await expect(page).toHaveURL('/');
	});
});

test('answers stay after a reload, with their source and moment', async ({ page }) => {
	await page.goto(`/checks/${VIN}`);
	const card = page.getByRole('article', { name: 'Пробег' });
	await askOrOpen(card);
	await expect(card).toContainText('Пробег уменьшился', { timeout: 30_000 });
	await page.reload();
	await expect(card).toContainText('Пробег уменьшился');
	await expect(card).toContainText('Источник: Автокод, данные на');
});

test('asking again shows a new answer in place of the old one', async ({ page }) => {
	await page.goto(`/checks/${VIN}`);
	const card = page.getByRole('article', { name: 'Розыск' });
	await askOrOpen(card);
	const again = card.getByRole('button', { name: 'Запросить снова' });
	await expect(again).toBeVisible({ timeout: 30_000 });
	const asked = page.waitForRequest((request) => request.url().includes('/wanted/'));
	await again.click();
	expect((await asked).headers()['cache-control']).toContain('no-cache');
	await expect(card).toContainText('Источник: Автокод, данные на', { timeout: 30_000 });
});

test("the full report is ordered on the partner's site, which is told the car", async ({ page }) => {
	await page.goto(`/checks/${VIN}`);
	const order = page
		.getByRole('link', { name: /Заказать отчет/ })
		.filter({ visible: true })
		.first();
	const [partner] = await Promise.all([page.waitForEvent('popup'), order.click()]);
	await expect(partner.getByRole('heading', { level: 1 })).toHaveText('Полный отчёт у партнёра');
	await expect(partner.getByText(VIN)).toBeVisible();
});

test('in a frame the header leads to the framed home page and the way in is hidden', async ({ page }) => {
	await page.goto(`/checks/${VIN}?isFrame=true`);
	const brand = page.getByRole('banner').getByRole('link', { name: /Автосверка/ });
	await expect(brand).toHaveAttribute('href', '/?isFrame=true');
	await expect(page.getByRole('link', { name: /Войти/ })).toBeHidden();
});

test('every page says that its data is a demonstration', async ({ page }) => {
	for (const address of ['/', `/checks/${VIN}`, '/faq']) {
		await page.goto(address);
		await expect(page.getByText(/^Демонстрационные данные/)).toBeVisible();
	}
});

test(
	'the way to the top floats above the bar that a small screen has at its foot',
	DEEP,
	async ({ page }) => {
		await page.goto(`/checks/${VIN}`);
		await isAlive(page);
		const up = page.getByRole('button', { name: 'Наверх' });
		// Two steps that come as one are no way up.
		await expect(async () => {
			for (const top of [1200, 900]) {
				await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
				await painted(page);
			}
			await expect(up).toBeVisible({ timeout: 1_000 });
		}).toPass();
		const button = await up.boundingBox();
		const bar = page.locator('[data-bottom-bar]');
		const floor = (await bar.isVisible()) ? await bar.boundingBox() : { y: page.viewportSize()?.height };
		expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(floor?.y ?? 0);
	},
);

test('the photograph of the car stands on its line before anything is opened', DEEP, async ({ page }) => {
	await page.goto('/checks/WP1AB29PX4LA69033');
	const photo = page
		.getByRole('region', { name: 'Что это за машина' })
		.locator('header img[src="/car-photo/WP1AB29PX4LA69033"]');
	await photo.scrollIntoViewIfNeeded();
	await expect(photo).toBeVisible();
	await expect
		.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
		.toBeGreaterThan(0);
});

test(
	'a photograph that does not open leaves the drawing, and nothing in the console',
	DEEP,
	async ({ page }) => {
		const reply = page.waitForResponse('**/car-photo/LJD7AC14XP0207454');
		await page.goto('/checks/LJD7AC14XP0207454');
		expect((await reply).status()).toBe(204);
		const car = page.getByRole('region', { name: 'Что это за машина' });
		await expect(car.locator('img[src^="/car-photo"]')).toHaveCount(0);
	},
);
