import type { Page } from '@playwright/test';
import { DEEP, INSPECTED } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { atRest, isAlive } from '../steps/alive.ts';
import { inspect } from '../steps/inspect.ts';
import { watchShifts } from '../steps/layout-shifts.ts';
import { onDevice } from '../steps/offline-steps.ts';

const VIN = 'XTA21144094786239';
const OTHER = 'Z94K241BBMR251210';
const VERDICT = /Остановитесь|Сначала выясните|Плохого в ответах нет|Пока рано решать/;

/** Opens the reports of cars, and waits until the device has each. */
async function check(page: Page, ...vins: readonly string[]): Promise<void> {
	for (const vin of vins) {
		await page.goto(`/checks/${vin}`);
		// The list is written after the copy: a page left between the two has no row for it.
		await expect.poll(() => listedOnDevice(page), { timeout: 30_000 }).toContain(vin);
	}
}

/** VINs of the list of copies on this device. */
function listedOnDevice(page: Page): Promise<string[]> {
	return page.evaluate(
		() =>
			new Promise<string[]>((resolve) => {
				const opening = indexedDB.open('avtosverka-reports');
				opening.onerror = () => resolve([]);
				opening.onupgradeneeded = () => opening.transaction?.abort();
				opening.onsuccess = () => {
					const database = opening.result;
					const asking = database.transaction('kept').objectStore('kept').get('list');
					asking.onsuccess = () => {
						database.close();
						resolve(((asking.result ?? []) as { vin: string }[]).map(({ vin }) => vin));
					};
				};
			}),
	);
}

// Of an address that cannot be compared.
test.use({ forgiven: [/status of 400/] });

const recent = (page: Page) => page.getByRole('region', { name: 'Недавно проверенные' });

test('a device that has checked no car is told nothing of it', DEEP, async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Что вы узнаете' })).toBeVisible();
	await atRest(page);
	await expect(recent(page)).toBeHidden();
	// Nothing of the list is loaded, and its database is not made by looking.
	expect(asked.filter((path) => /recent-car|stored-list|reports/.test(path))).toEqual([]);
	expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test(
	'cars that were checked stand on the home page, without a jump of what is in view',
	INSPECTED,
	async ({ page }, info) => {
		await check(page, VIN, OTHER);
		const shifts = await watchShifts(page);
		await page.goto('/');
		const rows = recent(page).getByRole('listitem');
		await expect(rows).toHaveCount(2);
		await expect(rows.first()).toContainText(OTHER);
		await expect(rows.last()).toContainText(VIN);
		await expect(rows.last()).toContainText(VERDICT);
		expect(await shifts()).toEqual([]);
		await recent(page).scrollIntoViewIfNeeded();
		await inspect(page, info, 'recent-cars');
		await rows.last().getByRole('link').click();
		await expect(page).toHaveURL(`/checks/${VIN}`);
	},
);

test('two of them are ticked and compared', DEEP, async ({ page }) => {
	await check(page, VIN, OTHER);
	await page.goto('/');
	await expect(recent(page)).toContainText('Отметьте от двух до четырёх машин');
	for (const box of await recent(page).getByRole('checkbox').all()) await box.check();
	await recent(page).getByRole('link', { name: 'Сравнить: 2' }).click();
	await expect(page).toHaveURL(`/compare?vin=${OTHER}&vin=${VIN}`);
	await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test(
	'those of an address that cannot be compared are ticked, and others beside them',
	DEEP,
	async ({ page }) => {
		await check(page, VIN, OTHER);
		await page.goto('/compare');
		await expect(recent(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
		await page.goto('/compare?vin=хта21144094786239&vin=XTA21144094786239');
		await expect(recent(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
		await recent(page).getByRole('checkbox', { checked: false }).check();
		await recent(page).getByRole('link', { name: 'Сравнить: 2' }).click();
		await expect(page.getByRole('columnheader')).toHaveCount(2);
	},
);

test('they are forgotten one by one and all at once, in every tab', DEEP, async ({ page, context }) => {
	await check(page, VIN, OTHER);
	await page.goto('/');
	const tab = await context.newPage();
	await tab.goto('/');
	await expect(recent(tab).getByRole('listitem')).toHaveCount(2);
	await recent(page)
		.getByRole('button', { name: /Забыть отчёт/ })
		.first()
		.click();
	await expect(recent(page).getByRole('listitem')).toHaveCount(1);
	await expect(recent(tab).getByRole('listitem')).toHaveCount(1);
	await recent(page).getByRole('button', { name: 'Забыть все' }).click();
	await expect(recent(page)).toContainText('Пока ни одного');
	await expect(recent(page).getByRole('heading')).toBeFocused();
	await expect(recent(tab)).toBeHidden();
	expect((await onDevice(page)).reports).toEqual([]);
});

test('a device that refuses to keep anything has the home page all the same', DEEP, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'indexedDB', {
			get: () => {
				throw new DOMException('refused', 'SecurityError');
			},
		});
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('refused', 'SecurityError');
			},
		});
	});
	await page.goto('/');
	await isAlive(page);
	await page.getByRole('textbox', { name: 'VIN' }).fill('XTA2114');
	await expect(page.getByText('Введено знаков: 7 из 17')).toBeVisible();
	await expect(recent(page)).toBeHidden();
});

test(
	'copies that the browser has cleared are told of, until the person has read it',
	DEEP,
	async ({ page, context }, info) => {
		await check(page, VIN);
		const browser = await context.newCDPSession(page);
		const { origin } = new URL(page.url());
		await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
		await page.goto('/');
		await expect(recent(page)).toContainText('Браузер стёр сохранённые отчёты');
		await recent(page).scrollIntoViewIfNeeded();
		await inspect(page, info, 'cleared-reports', { fullPage: false });

		await recent(page).getByRole('button', { name: 'Понятно' }).click();
		await expect(recent(page)).toContainText('Пока ни одного');
		await page.reload();
		await atRest(page);
		await expect(recent(page)).toBeHidden();
	},
);
