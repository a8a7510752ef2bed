import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { CAR, SAMPLE } from '../pages/route-table.ts';
import { atRest, isAlive, painted } from '../steps/alive.ts';
import { watchShifts } from '../steps/layout-shifts.ts';
import { newCar } from '../steps/new-car.ts';
import { answerOf } from '../steps/report-lines.ts';
import { holdScripts } from '../steps/routed-replies.ts';

/** When the first text was painted, and when each script was asked for, in ms. */
function scriptsAndPaint(page: Page): Promise<{ painted: number; asked: number[] }> {
	return page.evaluate(() => ({
		painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
		asked: performance
			.getEntriesByType('resource')
			.filter(({ name }) => /assets.*\.js$/.test(name))
			.map(({ startTime }) => startTime),
	}));
}

for (const path of ['/', `/checks/${CAR}`, SAMPLE]) {
	test(`no script is asked for before the first paint: ${path}`, async ({ page }) => {
		await page.goto(path.replace(CAR, newCar()));
		await isAlive(page);
		const { painted, asked } = await scriptsAndPaint(page);
		expect(asked.length).toBeGreaterThan(4);
		expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
	});
}

test('a page that is only read asks for its one script after the first paint', async ({ page }) => {
	await page.goto('/codes');
	await isAlive(page);
	const { painted, asked } = await scriptsAndPaint(page);
	expect(asked).toHaveLength(1);
	expect(asked[0]).toBeGreaterThanOrEqual(painted);
});

test('what is typed and pressed in a page that is only read is done when its script has come', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const release = await holdScripts(page);
	await page.goto('/codes', { waitUntil: 'domcontentloaded' });
	await page.getByRole('searchbox').fill('тверская');
	const copy = page.getByRole('button', { name: 'Скопировать коды: Тверская область' });
	await copy.click();
	release();
	await expect(page.locator('tbody tr:visible')).toHaveCount(1);
	await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('69, 169 — Тверская область');
});

test('what is pressed before the scripts come is done when they have come, once', async ({ page }) => {
	const release = await holdScripts(page);
	const asked: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/v1\/gibdd\/[^/]+\/dtp/.test(pathname)) asked.push(pathname);
	});
	await page.goto(`/checks/${newCar()}`, { waitUntil: 'domcontentloaded' });
	await page.getByRole('button', { name: 'Запросить всё сразу' }).first().click();
	release();
	await expect(answerOf(page, 'ДТП')).toHaveCount(1);
	expect(asked).toHaveLength(1);
});

test(
	'a search that is sent before the scripts come asks all registers, once; a reload and a link ask nothing',
	DEEP,
	async ({ page }) => {
		const [searched, linked] = [newCar(), newCar()];
		const asked: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (/^\/v1\/gibdd\/[^/]+\/dtp/.test(pathname)) asked.push(pathname);
		});
		const release = await holdScripts(page);
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		await page.getByRole('textbox', { name: 'VIN' }).fill(searched);
		await page.getByRole('button', { name: 'Проверить' }).click();
		await page.waitForURL(`/checks/${searched}#asked`, { waitUntil: 'domcontentloaded' });
		release();
		await expect(answerOf(page, 'ДТП')).toHaveCount(1);
		await expect(page).toHaveURL(`/checks/${searched}`);
		await page.reload();
		await atRest(page);
		expect(asked).toHaveLength(1);

		await page.goto(`/checks/${linked}#asked`);
		await atRest(page);
		await expect(page).toHaveURL(`/checks/${linked}`);
		expect(asked).toHaveLength(1);
	},
);

test('a form sent before the scripts is busy, keeps what was typed, and writes none of it into the address', async ({
	page,
}) => {
	const release = await holdScripts(page);
	await page.goto('/ownerReport', { waitUntil: 'domcontentloaded' });
	await page.getByLabel('Фамилия').fill('Тестова');
	const button = page.getByRole('button', { name: 'Проверить владельца' });
	await button.click();
	await expect(button).toHaveAttribute('aria-busy', 'true');
	release();
	await expect(page.getByRole('form', { name: 'Проверка владельца' }).getByRole('alert')).toBeVisible();
	await expect(button).not.toHaveAttribute('aria-busy');
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
	await atRest(page);
	expect(await shifts()).toEqual([]);
	expect(calls).not.toContain('/v1/ownerReport/get');
});

test.describe('the service worker', () => {
	test.use({ serviceWorkers: 'allow' });

	const isThere = (page: Page) =>
		page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

	/** Longer than a page takes for at rest, and for idle. */
	const aLongRest = (page: Page) => page.clock.runFor(5_000);

	for (const path of ['/', '/faq']) {
		test(`is installed at the first rest after a touch, and by no page that scrolls by itself: ${path}`, async ({
			page,
		}) => {
			await page.clock.install();
			await page.goto(path);
			await isAlive(page);
			await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
			await painted(page);
			await aLongRest(page);
			expect(await isThere(page)).toBe(false);
			await page.keyboard.press('Shift');
			await aLongRest(page);
			await expect.poll(() => isThere(page)).toBe(true);
		});
	}
});
