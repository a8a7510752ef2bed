import { brotliCompressSync } from 'node:zlib';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { missingClasses, stylesIn, wholeSheet } from '../pages/page-styles.ts';
import { aboutNewCars, CAR, ROUTES, SAMPLE } from '../pages/route-table.ts';
import { atRest, isAlive, painted } from '../steps/alive.ts';
import { watchShifts } from '../steps/layout-shifts.ts';
import { newCar } from '../steps/new-car.ts';
import { answerAll } from '../steps/report-lines.ts';
import { holdCalls } from '../steps/routed-replies.ts';
import { signInByGoogle } from '../steps/sign-in-steps.ts';

/** Pages whose styles stand in them, and what these may weigh packed by themselves, in bytes. */
const OWN_STYLES: Readonly<Record<string, number>> = {
	'/': 7_500,
	'/faq': 5_900,
	'/codes': 5_200,
	'/kbm': 5_900,
	'/dogovor': 5_400,
	'/posts': 5_900,
	'/posts/kolesa_i_shini': 5_200,
	'/app': 5_400,
	'/sources': 5_100,
	[`/checks/${CAR}`]: 9_400,
	[SAMPLE]: 7_600,
};
const STYLES = '**/assets/app-*.css';
const SHEET = 'link[rel="stylesheet"][href*="/app-"]';
const site = () => process.env.E2E_SITE_URL ?? '';
const htmlOf = async (path: string) =>
	(await fetch(site() + path, { headers: { accept: 'text/html' } })).text();

for (const row of ROUTES) {
	test(`the styles that stand in a page are all that it needs: ${row.path}`, async () => {
		const html = await htmlOf(aboutNewCars(row).path);
		const own = stylesIn(html);
		const most = OWN_STYLES[row.path];
		if (most !== undefined) expect(brotliCompressSync(own ?? '').length).toBeLessThanOrEqual(most);
		if (most !== undefined) expect(own).toMatch(/@view-transition ?\{ ?navigation: ?auto/);
		// Every other page waits for the sheet of the whole site.
		if (own === null) expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/app-/);
		else expect(missingClasses(html, own, wholeSheet())).toEqual([]);
	});
}

/** The first names itself after the connection, which only the browser knows; the last breaks on purpose. */
const SPARED = /^\/(?:offline|testError)$/;

test.describe('before and after its first key', () => {
	test.use({ forgiven: [/status of 404|trying out/] });

	for (const row of ROUTES.filter(({ path }) => !SPARED.test(path))) {
		test(`nothing moves in a page: ${row.path}`, DEEP, async ({ page }) => {
			const shifts = await watchShifts(page);
			await page.goto(aboutNewCars(row).path);
			await atRest(page);
			await page.keyboard.press('Tab');
			await atRest(page);
			expect(await shifts()).toEqual([]);
		});
	}
});

test('nothing moves in the pages of a signed-in person', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	const shifts = await watchShifts(page);
	for (const path of ['/user', '/moderation', '/operator', '/deleteAccount']) {
		await page.goto(path);
		await atRest(page);
		expect(await shifts(), path).toEqual([]);
	}
});

test('a report with ten answers has its styles in it, and comes without a jump', DEEP, async ({ page }) => {
	const vin = newCar();
	await answerAll(page, vin);
	const html = await htmlOf(`/checks/${vin}`);
	expect(missingClasses(html, stylesIn(html) ?? '', wholeSheet())).toEqual([]);
	const shifts = await watchShifts(page);
	await page.reload();
	await atRest(page);
	const alive = await page.content();
	expect(missingClasses(alive, stylesIn(alive) ?? '', wholeSheet())).toEqual([]);
	expect(await shifts()).toEqual([]);
});

test(
	'a first visit loads no font, and the whole sheet comes with the first touch',
	DEEP,
	async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto('/');
		await atRest(page);
		await expect(page.locator(SHEET)).toHaveCount(0);
		expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
		await page.keyboard.press('Tab');
		await expect(page.locator(SHEET)).toHaveCount(1);
	},
);

test('the next page is shown once its styles are there', DEEP, async ({ page }) => {
	const release = await holdCalls(page, STYLES);
	await page.goto('/');
	await isAlive(page);
	// It is asked for once the next page is ready.
	const asked = page.waitForRequest(STYLES);
	await page.getByRole('link', { name: 'Войти' }).first().click();
	await asked;
	await painted(page);
	await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toHaveCount(0);
	release();
	await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
	await expect(page.locator(SHEET)).toHaveCount(1);
});

test.describe('a lost sheet', () => {
	test.use({ forgiven: [/app-|^error: (?:Event$|Transition was aborted)/] });

	test('has the next page come as a document with its styles', DEEP, async ({ page }) => {
		// React asks for it ahead, and then for the sheet itself.
		await page.route(STYLES, (route) => route.abort(), { times: 2 });
		await page.goto('/');
		await isAlive(page);
		await page.getByRole('link', { name: 'Войти' }).first().click();
		await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
		await expect(page.locator('style#page-styles')).toHaveCount(0);
		await expect(page.locator(SHEET)).toHaveCount(1);
	});

	test('leaves the page at hand as it is, with what was typed', DEEP, async ({ page }) => {
		await page.route(STYLES, (route) => route.abort());
		await page.goto('/');
		await isAlive(page);
		const lost = page.waitForEvent('requestfailed', (request) => /app-.*\.css$/.test(request.url()));
		await page.getByRole('textbox', { name: 'VIN' }).pressSequentially('XTA');
		await lost;
		await painted(page);
		await expect(page.getByRole('textbox', { name: 'VIN' })).toHaveValue('XTA');
	});
});
