import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { type Release, startRelease } from '../steps/changed-worker.ts';
import { workerIsReady } from '../steps/offline-steps.ts';

test.use({ serviceWorkers: 'allow' });

let release: Release;
test.beforeEach(async () => {
	release = await startRelease(process.env.E2E_SITE_URL ?? '');
});
test.afterEach(() => release.stop());

test('a new version is told of, opened when a person says so, and never by itself', async ({ page }) => {
	const note = page.getByText('Вышла новая версия сайта');
	await page.goto(`${release.url}/compare`);
	await workerIsReady(page);
	await page.reload();
	await page.evaluate(() => {
		document.documentElement.dataset.same = 'page';
	});
	release.comeOut();
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
	await expect(note).toBeVisible();
	await expect(page.locator('html[data-same]')).toHaveCount(1);

	// The note stays hidden while a person types or pays.
	await page.getByRole('link', { name: 'Автосверка' }).first().click();
	await expect(note).toBeVisible();
	await page.getByRole('textbox', { name: 'VIN' }).fill('XTA');
	await expect(note).toBeHidden();
	await page.getByRole('textbox', { name: 'VIN' }).fill('');
	await expect(note).toBeVisible();

	const reloaded = page.waitForEvent('load');
	await page.getByRole('button', { name: 'Обновить', exact: true }).click();
	await reloaded;
	await expect(page.locator('html[data-same]')).toHaveCount(0);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const waiting = () =>
		page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
	expect(await waiting()).toBe(false);
});

test('the note can be sent away', DEEP, async ({ page }) => {
	await page.goto(`${release.url}/compare`);
	await workerIsReady(page);
	await page.reload();
	release.comeOut();
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
	await page.getByRole('button', { name: 'Обновить позже' }).click();
	await expect(page.getByText('Вышла новая версия сайта')).toBeHidden();
});
