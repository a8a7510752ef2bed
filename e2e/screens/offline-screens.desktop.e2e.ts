import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { startRelease } from '../steps/changed-worker.ts';
import { inspect } from '../steps/inspect.ts';
import { storeReport, workerIsReady } from '../steps/offline-steps.ts';
import { restAfterKey } from '../steps/rest-after-key.ts';

const VIN = 'XTA21144094786239';

test.use({ serviceWorkers: 'allow', forgiven: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

/** A browser's offer to install the site, on somebody's second visit. */
async function offerInstallation(page: Page): Promise<void> {
	await page.evaluate(() =>
		localStorage.setItem('visits', JSON.stringify({ count: 1, seenAt: 0, declined: false })),
	);
	await page.reload();
	await page.evaluate(() =>
		dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} })),
	);
	const hint = page.getByRole('complementary', { name: 'Установка приложения' });
	await restAfterKey(page, () => hint.isVisible());
}

test(
	'the copy of a report, the offline page with and without reports',
	DEEP,
	async ({ page, context }, info) => {
		await storeReport(page, VIN);
		await context.setOffline(true);
		await page.goto(`/checks/${VIN}`);
		await expect(page.getByText('Сохранённая копия от')).toBeVisible();
		await inspect(page, info, 'offline-report');
		await page.goto('/sources');
		await expect(page.getByRole('region', { name: 'Отчёты на этом устройстве' })).toContainText(VIN);
		await inspect(page, info, 'offline-page');
		await page.getByRole('button', { name: 'Забыть все' }).click();
		await expect(page.getByRole('region', { name: 'Отчёты на этом устройстве' })).toContainText(
			'Пока ни одного',
		);
		await inspect(page, info, 'offline-page-empty');
	},
);

test('the install hint on a report and at home, a text without a car', DEEP, async ({ page }, info) => {
	await page.goto(`/checks/${VIN}`);
	await offerInstallation(page);
	await inspect(page, info, 'install-hint-report', { fullPage: false });
	await page.goto('/share?text=гараж');
	await offerInstallation(page);
	await inspect(page, info, 'install-hint-home', { fullPage: false });
});

test('the note about a new version', DEEP, async ({ page }, info) => {
	const release = await startRelease(process.env.E2E_SITE_URL ?? '');
	try {
		await page.goto(`${release.url}/compare`);
		await workerIsReady(page);
		await page.reload();
		release.comeOut();
		await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
		await expect(page.getByText('Вышла новая версия сайта')).toBeVisible();
		await inspect(page, info, 'new-version', { fullPage: false });
	} finally {
		release.stop();
	}
});
