import { COMPARED_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/compared-cars';
import type { Page } from '@playwright/test';
import { DEEP, INSPECTED } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { atRest } from '../steps/alive.ts';
import { inspect } from '../steps/inspect.ts';
import { newCar } from '../steps/new-car.ts';
import { openBase } from '../steps/report-lines.ts';

const VIN = 'XTA21144094786239';
const OTHER = 'Z94K241BBMR251210';
const UNASKED = newCar();
const FOURTH = 'WP1AB29PX4LA69033';

const address = (...vins: readonly string[]) => `/compare?${vins.map((vin) => `vin=${vin}`).join('&')}`;

/** Has a car's basic card answered, as a visitor does by opening its report; nothing is on its way then. */
async function check(page: Page, vin: string): Promise<void> {
	await page.goto(`/checks/${vin}`);
	await expect(await openBase(page)).toContainText('данные на', { timeout: 30_000 });
	await atRest(page);
}

test('cars stand side by side, and nobody is asked for it', INSPECTED, async ({ page }, info) => {
	await check(page, VIN);
	const calls: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith('/v1/')) calls.push(pathname);
	});
	await page.goto(address(VIN, UNASKED));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сравнение машин');
	await expect(page.getByRole('columnheader').first()).toContainText(/2009.*XTA21144094786239/s);
	const unasked = page.getByRole('columnheader').last();
	await expect(unasked).toContainText('О ней ещё не спрашивали');
	await expect(page.getByRole('row', { name: /Вывод/ })).toContainText('Пока рано решать');
	await expect(
		page
			.getByRole('row', { name: /^Розыск/ })
			.getByRole('cell')
			.last(),
	).toHaveText('Не запрошено');
	await expect(page.getByText('Листайте вбок')).toBeHidden();
	await inspect(page, info, 'compare');
	expect(calls.filter((path) => !/protection|challenge|user/i.test(path))).toEqual([]);
	await expect(unasked.getByRole('link')).toHaveAttribute('href', `/checks/${UNASKED}`);
});

test('the price of each car is typed in there, and the findings follow', async ({ page }) => {
	await page.goto(`/checks/${VIN}`);
	const market = page.getByRole('article', { name: 'Рынок' });
	const ask = market.getByRole('button', { name: 'Запросить данные' });
	if (await ask.isVisible()) await ask.click();
	await expect(market).toContainText('в среднем');
	await page.goto(address(VIN, UNASKED));
	const field = page
		.getByRole('group', { name: /LADA 2114/ })
		.getByRole('textbox', { name: 'Цена продавца, ₽' });
	const found = page
		.getByRole('row', { name: /^Надо выяснить/ })
		.getByRole('cell')
		.first();
	const before = await found.textContent();
	await field.fill('1000');
	await expect(field).toHaveAccessibleDescription(/^На [\d\s]+₽ ниже рынка/);
	await expect(found).not.toHaveText(before ?? '');
	await page.reload();
	await expect(field).toHaveValue(/^1\s000$/);
	await field.fill('');
	await expect(found).toHaveText(before ?? '');
});

test('four cars scroll under the names of their rows', DEEP, async ({ page }, info) => {
	await page.goto(address(VIN, OTHER, UNASKED, FOURTH));
	await expect(page.getByRole('columnheader')).toHaveCount(4);
	const isNarrow = (page.viewportSize()?.width ?? 0) < 800;
	await expect(page.getByText('Листайте вбок')).toBeVisible({ visible: isNarrow });
	await page.getByRole('region', { name: 'Сравнение' }).evaluate((region) => {
		region.scrollLeft = region.scrollWidth;
	});
	await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.9 });
	await expect(page.getByRole('rowheader', { name: 'Вывод' })).toBeInViewport({ ratio: 0.9 });
	await expect(page.getByText('Листайте вбок')).toBeHidden();
	await inspect(page, info, 'compare-four');
});

test.describe('an address without the cars to compare', () => {
	test.use({ forgiven: [/status of 400/] });

	test('says what is wrong with it', DEEP, async ({ page }, info) => {
		for (const [query, problem, status] of [
			['', 'none', 200],
			[`?vin=${VIN}`, 'one', 400],
			[`?vin=${VIN}&vin=${VIN.toLowerCase()}`, 'twice', 400],
			[`?vin=${VIN}&vin=XTA`, 'malformed', 400],
			[`?${[1, 2, 3, 4, 5].map((end) => `vin=XTA2114409478623${end}`).join('&')}`, 'many', 400],
		] as const) {
			const reply = await page.goto(`/compare${query}`);
			expect(reply?.status()).toBe(status);
			await expect(page.getByText(COMPARED_PROBLEM_TEXT[problem])).toBeVisible();
		}
		await inspect(page, info, 'compare-refused');
		await page.getByRole('link', { name: 'Проверить машину', exact: true }).click();
		await expect(page).toHaveURL('/');
	});
});
