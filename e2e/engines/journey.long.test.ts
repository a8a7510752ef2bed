import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';
import { openWebKit } from './webkit.ts';

const ENGINES = [
	{ engine: 'Firefox', openPage: openFirefox },
	{ engine: 'WebKit', openPage: openWebKit },
];
const ROUTES = [
	...['/', '/faq', '/codes', '/dogovor', '/kbm', '/posts', '/app', '/auth', '/ownerReport'],
	'/checks/Z94K241BBMR251210',
];

const field = (label: string) => `//input[@id=//label[normalize-space()="${label}"]/@for]`;
const button = (text: string) => `//button[normalize-space()="${text}"]`;

describe.each(ENGINES)('in $engine', ({ engine, openPage }) => {
	let site: WatchedSite;
	let page: EnginePage;
	beforeAll(async () => {
		site = await startWatchedSite(engine);
		page = await openPage();
	});
	afterAll(async () => {
		await page[Symbol.asyncDispose]();
		await site[Symbol.asyncDispose]();
	});
	afterEach(() => {
		expect(site.takeComplaints()).toEqual([]);
	});

	const shown = () => page.read<string>('document.body.innerText');
	const expectShown = (text: string | RegExp) => expect.poll(shown, { timeout: 60_000 }).toMatch(text);
	async function openAlive(path: string) {
		await page.open(site.url + path);
		await expect.poll(() => page.read('window.pressedEarly === null'), { timeout: 60_000 }).toBe(true);
	}

	test.each(ROUTES)('%s comes alive', openAlive);

	test('a plate leads to ten answers', async () => {
		await openAlive('/');
		await page.type(field('Госномер'), 'А123ВС77');
		await page.press(button('Проверить'));
		await page.press('//a[normalize-space()="Перейти к отчёту"]');
		await expectShown(/Ответили 10 из 10/);
		expect(await page.read('location.pathname')).toBe('/checks/XTA21144094786239');
		expect(await shown()).toContain('Остановитесь');
	});

	test('the form of a check of an owner takes a person, and says that they are not signed in', async () => {
		await openAlive('/ownerReport');
		await page.type(field('Фамилия'), 'Примеров');
		await page.type(field('Имя'), 'Пётр');
		await page.type(field('Отчество'), 'Образцович');
		await page.type(field('Дата рождения'), '01021980');
		await page.type(field('Серия и номер паспорта'), '0000000000');
		await page.press(button('Проверить владельца'));
		await expectShown('Вы не авторизованы');
	});

	test('the contract of sale is filled in, and advises on a day that is none', async () => {
		await openAlive('/dogovor/form');
		await page.type('//input[@name="seller.name"]', 'Тестова Мария');
		await page.type('//input[@name="seller.born"]', '31.02.1990');
		await page.press('//input[@name="seller.name"]');
		await expectShown('Такой даты нет');
	});

	test('the codes of regions name them', async () => {
		await openAlive('/codes');
		await expectShown(/77.*Москва/s);
	});

	test('an error of a page and a violation of its policy would be noticed', async () => {
		await openAlive('/');
		await page.read('void setTimeout(() => { throw new Error("thrown here"); })');
		await page.read('void document.body.append(Object.assign(new Image(), { src: "http://example.com/" }))');
		const noticed: string[] = [];
		await expect.poll(() => noticed.push(...site.takeComplaints()), { timeout: 60_000 }).toBe(2);
		expect(noticed.join()).toContain('thrown here');
		expect(noticed.join()).toContain('img-src');
	});

	test('the widget stands on a foreign page, as high as its cards', async () => {
		const foreign = createServer((_asked, reply) => {
			reply
				.setHeader('content-type', 'text/html; charset=utf-8')
				.end(
					`<!doctype html><div id="checks"></div><script src="${site.url}/widget.js" data-place="#checks" data-vin="XTA21144094786239"></script>`,
				);
		});
		await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
		try {
			await page.open(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
			const height = 'document.querySelector("#checks > div")?.getBoundingClientRect().height ?? 0';
			await expect.poll(() => page.read(height), { timeout: 60_000 }).toBeGreaterThan(1_000);
		} finally {
			foreign.close().closeAllConnections();
		}
	});
});
