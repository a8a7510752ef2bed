import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { onDevice, storeReport, workerIsReady } from '../steps/offline-steps.ts';
import { line, openLine } from '../steps/report-lines.ts';

const VIN = 'XTA21144094786239';

test.use({ serviceWorkers: 'allow', forgiven: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

test.describe('without a connection', () => {
	test('a report that was opened before opens as a copy with its date, to be read only', async ({
		page,
		context,
	}) => {
		await storeReport(page, VIN);
		await context.setOffline(true);
		await page.goto(`/checks/${VIN}`);
		await expect(
			page.getByText(/^Сохранённая копия от \d+ .* \d{4}, \d\d:\d\d: связи нет, ответы могли/),
		).toBeVisible();
		await expect(page).toHaveURL(`/checks/${VIN}`);
		await expect(page.getByRole('article', { name: 'Розыск' })).toContainText('данные на');
		await expect(page.getByRole('heading', { level: 1 })).toContainText(VIN);
		for (const one of await page.getByRole('article').all()) await openLine(one);
		const buttons = page.getByRole('article').getByRole('button', { name: /Запросить/ });
		await expect(buttons).toHaveCount(10);
		for (const button of await buttons.all()) {
			await expect(button).toBeDisabled();
			await expect(button).toContainText('нет связи');
		}
		await context.setOffline(false);
		await page.getByRole('button', { name: 'Попробовать снова' }).click();
		await expect(page.getByText('Сохранённая копия')).toBeHidden();
		await openLine(line(page, 'Розыск'));
		await expect(
			page.getByRole('article', { name: 'Розыск' }).getByRole('button', { name: 'Запросить снова' }),
		).toBeEnabled();
	});

	test(
		'a report is led to from whatever page was asked for, and can be forgotten',
		DEEP,
		async ({ page, context }) => {
			await storeReport(page, VIN);
			await context.setOffline(true);
			await page.goto('/sources');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
			await expect(page).toHaveURL('/sources');
			const list = page.getByRole('region', { name: 'Отчёты на этом устройстве' });
			await list.getByRole('link', { name: new RegExp(VIN) }).click();
			await expect(page.getByText('Сохранённая копия от')).toBeVisible();
			await page.goto('/nowhere');
			await list.getByRole('button', { name: /Забыть отчёт/ }).click();
			await expect(list).toContainText('Пока ни одного');
			await page.goto(`/checks/${VIN}`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
			await expect(page.getByText('копии этого отчёта на устройстве нет')).toBeVisible();
			expect((await onDevice(page)).reports).toEqual(['list']);
		},
	);

	test(
		'a page that was seen before opens and lives, under its own policy',
		DEEP,
		async ({ page, context }) => {
			await page.goto('/');
			await workerIsReady(page);
			await page.goto('/faq');
			await page.goto('/');
			await expect.poll(async () => (await onDevice(page)).cached).toContain('/');
			await context.setOffline(true);
			await page.goto('/');
			await page.getByRole('textbox', { name: 'VIN' }).fill('XTA2114');
			await expect(page.getByText('Введено знаков: 7 из 17')).toBeVisible();
			await page.goto('/faq');
			await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Нет связи');
			await page.getByRole('contentinfo').getByRole('link', { name: 'Источники данных' }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи');
		},
	);
});

test('nothing of calls, of people and of owners is ever kept', async ({ page }) => {
	const calls: { path: string; byWorker: boolean }[] = [];
	page.on('response', (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.startsWith('/v1/')) calls.push({ path: pathname, byWorker: response.fromServiceWorker() });
	});
	await storeReport(page, VIN);
	for (const address of [
		'/',
		'/ownerReport',
		'/auth',
		'/user',
		'/payment',
		'/deleteAccount',
		`/checks/${VIN}`,
	]) {
		await page.goto(address);
	}
	await openLine(line(page, 'Розыск'));
	await line(page, 'Розыск').getByRole('button', { name: 'Запросить снова' }).click();
	await expect.poll(() => calls.filter(({ path }) => path.includes('/wanted/')).length).toBeGreaterThan(0);
	expect(calls.filter(({ byWorker }) => byWorker)).toEqual([]);
	const { cached, reports } = await onDevice(page);
	const pages = cached
		.map((address) => address.split('?')[0])
		.filter((path) => !path?.startsWith('/assets/'));
	expect(new Set(pages)).toEqual(new Set(['/offline', '/']));
	expect(new Set(reports)).toEqual(new Set(['list', VIN]));
});

test('whoever leaves takes the copies of reports along', DEEP, async ({ page }) => {
	await storeReport(page, VIN);
	await page.evaluate(() => localStorage.setItem('access_token', 'a'.repeat(43)));
	// The server knows no such token, which ends the session as a sign-out does.
	await page.goto('/');
	await expect.poll(async () => (await onDevice(page)).reports).toEqual([]);
});

test.describe('a text that is shared with the application', () => {
	const share = (text: string) => `/share?${new URLSearchParams({ title: 'Объявление', text })}`;

	test('opens the report of its VIN', async ({ page }) => {
		await page.goto(share(`Лада 2114, вин ${VIN.toLowerCase()}, торг`));
		await expect(page).toHaveURL(`/checks/${VIN}`);
	});

	test('looks up its plate', DEEP, async ({ page }) => {
		await page.goto(share('Номер а 123 вс 77? Да, А 123 ВС 77'));
		await expect(page).toHaveURL(/\/\?plate=/);
		await expect(page.getByRole('dialog')).toBeVisible();
	});

	test('without either leads home and says so', DEEP, async ({ page }) => {
		await page.goto(share('Продам гараж'));
		await expect(page.getByText('В тексте не нашлось ни VIN, ни госномера')).toBeVisible();
		await expect(page.getByRole('textbox', { name: 'VIN' })).toBeEditable();
	});
});

test('the application can be installed: its description, its icons, a worker that is asked for each time', async ({
	page,
}) => {
	await page.goto('/');
	const href = await page.locator('link[rel=manifest]').getAttribute('href');
	const manifest = await (await page.request.get(href ?? '')).json();
	expect(manifest).toMatchObject({ short_name: 'Автосверка', lang: 'ru', display: 'standalone' });
	for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
	for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
	for (const file of ['/favicon.ico', '/icons/apple-touch.png'])
		expect((await page.request.get(file)).ok()).toBe(true);
	expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
