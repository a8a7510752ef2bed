import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';

/** A car of this file's own, that nobody has asked about. */
const CAR = 'XTAGFL110KY700080';
const SAMPLE = '/ownerReport/00000000-0000-4000-8000-000000000079';

const isAlive = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window);

/** Holds every script of the site back until the function that comes back is called. */
async function holdScripts(page: Page): Promise<() => void> {
	let release = (): void => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/assets/*.js', async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

for (const path of ['/', `/checks/${CAR}`, SAMPLE]) {
	test(`no script is asked for before the first paint: ${path}`, async ({ page }) => {
		await page.goto(path);
		await isAlive(page);
		const { painted, asked } = await page.evaluate(() => ({
			painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
			asked: performance
				.getEntriesByType('resource')
				.filter(({ name }) => /assets.*\.js$/.test(name))
				.map(({ startTime }) => startTime),
		}));
		expect(asked.length).toBeGreaterThan(4);
		expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
	});
}

test('what is pressed before the scripts come is done when they have come, once', async ({ page }) => {
	const release = await holdScripts(page);
	const asked: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/v1\/gibdd\/[^/]+\/dtp/.test(pathname)) asked.push(pathname);
	});
	await page.goto(`/checks/${CAR}`, { waitUntil: 'domcontentloaded' });
	await page.getByRole('button', { name: 'Запросить всё сразу' }).first().click();
	release();
	await expect.poll(() => asked.length).toBe(1);
	await page.waitForTimeout(1_000);
	expect(asked).toHaveLength(1);
});

test('a form that is sent before the scripts come keeps what was typed, and nothing of it is in the address', async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto('/ownerReport', { waitUntil: 'domcontentloaded' });
	await page.getByLabel('Фамилия').fill('Тестова');
	await page.getByRole('button', { name: 'Проверить владельца' }).click();
	release();
	await expect(page.getByRole('form', { name: 'Проверка владельца' }).getByRole('alert')).toBeVisible();
	await expect(page.getByLabel('Фамилия')).toHaveValue('Тестова');
	expect(new URL(page.url()).search).toBe('');
});

test('the sample of an owner report is read before any script, and nothing in it moves', async ({ page }) => {
	const release = await holdScripts(page);
	const shifts = await watchShifts(page);
	const calls: string[] = [];
	page.on('request', (request) => calls.push(new URL(request.url()).pathname));
	await page.goto(SAMPLE, { waitUntil: 'domcontentloaded' });
	await expect(page.getByRole('heading', { name: 'Паспорт' }).first()).toBeVisible();
	await expect(page.getByText('человек вымышлен')).toBeVisible();
	release();
	await isAlive(page);
	await page.waitForTimeout(1_000);
	expect(await shifts()).toEqual([]);
	expect(calls).not.toContain('/v1/ownerReport/get');
});

test.describe('the service worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('is installed after the first touch, and not before', async ({ page }) => {
		const isThere = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
		await page.goto('/', { waitUntil: 'networkidle' });
		await page.waitForTimeout(1_500);
		expect(await isThere()).toBe(false);
		await page.getByRole('textbox', { name: 'VIN' }).press('X');
		await expect.poll(isThere).toBe(true);
	});
});
