import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ourHosts } from '../our-hosts.ts';
import { isAlive } from '../steps/alive.ts';
import { barcodePicture } from '../steps/camera-steps.ts';
import { screensHigh } from '../steps/screens-high.ts';

const PICTURED = 'XTAGFL110KY700279';
const site = () => process.env.E2E_SITE_URL ?? '';

/** Somebody else's page: another origin, styles that would spoil every frame, and one tag of ours. */
const foreignPage = (attributes: string) => `<!doctype html><html lang="ru"><title>Чужой сайт</title>
<style>iframe{height:10px!important;opacity:0}*{font-size:40px}</style>
<h1>Чужой сайт</h1><div id="checks"></div>
<script src="${site()}/widget.js" ${attributes}></script>`;

/** The frame of the widget, which no selector reaches: it stands in a closed shadow root. */
async function widgetOn(page: Page): Promise<Frame> {
	const find = () => page.frames().find((frame) => frame.url().includes('/widget?'));
	await expect.poll(() => find() !== undefined).toBe(true);
	const frame = find() as Frame;
	await isAlive(frame);
	return frame;
}

let server: Server;
let attributes = '';
let address = '';
test.beforeAll(async () => {
	server = createServer((_request, reply) => {
		reply.setHeader('content-type', 'text/html; charset=utf-8').end(foreignPage(attributes));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	ourHosts.add(`http://${host}`);
	address = `http://${host}/`;
});
test.afterAll(() => {
	server.close();
});
// Chromium asks a foreign page for an icon of its own.
test.use({ forgiven: [/favicon|ERR_FAILED/] });

test('one tag on a foreign page gives search and cards, as high as they are', async ({ page }) => {
	attributes = 'data-place="#checks" data-theme="dark" data-accent="#7fd6a4"';
	await page.goto(address);
	const frame = await widgetOn(page);
	const heightOf = () =>
		page.locator('#checks > div').evaluate((host) => host.getBoundingClientRect().height);

	await frame.getByRole('textbox', { name: 'VIN' }).fill('XTA21144094786239');
	await frame.getByRole('button', { name: 'Проверить', exact: true }).click();
	await expect(frame.getByRole('article')).toHaveCount(10);
	// On a site that many tests share some of the ten may be kept already.
	const all = frame.getByRole('button', { name: /Запросить (всё сразу|остальное)/ });
	if (await all.isVisible()) await all.click();
	await expect(frame.getByRole('article', { name: 'ДТП' })).toContainText('Источник:');
	await expect.poll(async () => screensHigh(page, await heightOf())).toBeGreaterThan(1.7);
	const overflow = () =>
		frame.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
	// Each answer makes it higher, and the page around it follows.
	await expect.poll(overflow).toBeLessThanOrEqual(0);

	const colours = await frame
		.locator('[data-theme]')
		.evaluate((box) => [
			getComputedStyle(box).backgroundColor,
			getComputedStyle(box).getPropertyValue('--color-accent'),
		]);
	expect(colours).toEqual(['rgb(15, 22, 32)', '#7fd6a4']);
	await expect(frame.getByRole('link', { name: 'Помощь' })).toHaveCount(0);
});

test('a picture is read within the widget, from a file alone', DEEP, async ({ page }) => {
	attributes = 'data-place="#checks"';
	await page.goto(address);
	const frame = await widgetOn(page);
	await frame.getByRole('button', { name: 'Прочитать VIN с фотографии' }).click();
	const dialog = frame.getByRole('dialog');
	await dialog
		.locator('input[type=file]')
		.first()
		.setInputFiles(await barcodePicture(PICTURED));
	await expect(dialog.getByRole('textbox')).toHaveValue(PICTURED);
	await page.keyboard.press('Enter');
	await expect(frame.getByRole('textbox', { name: 'VIN' })).toHaveValue(PICTURED);
});

test('a plate is looked up within the widget and leads to its report there', DEEP, async ({ page }) => {
	attributes = 'data-plate="А123ВС77"';
	await page.goto(address);
	const frame = await widgetOn(page);
	await frame.getByRole('dialog').getByRole('link', { name: /отчёт/i }).click();
	await expect(frame.getByRole('heading', { name: /XTA21144094786239/ })).toBeVisible();
	expect(frame.url()).toContain('/widget?isFrame=true');
	// Its page knows the visitor's car no more than any other does.
	expect(page.url()).toBe(address);
});

test('a call that fails is told in the card as a row', DEEP, async ({ page }) => {
	attributes = 'data-vin="XTA21144094786239"';
	await page.route('**/v1/gibdd/**/wanted/**', (route) => route.abort());
	await page.goto(address);
	const card = (await widgetOn(page)).getByRole('article', { name: 'Розыск' });
	const ask = card.getByRole('button', { name: /Запросить/ });
	await ask.click();
	await expect(card.getByRole('alert')).toHaveText('Ошибка получения данных с сервера. Попробуйте позже');
});
