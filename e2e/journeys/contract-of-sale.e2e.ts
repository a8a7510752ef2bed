import { readFile } from 'node:fs/promises';
import type { Download, Page, Request } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { FILLED, WRITTEN } from '../../web/src/features/contract-of-sale/testing/filled-values.ts';
import { FIELD_NAMES, longestOf } from '../../web/src/features/contract-of-sale/values.ts';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { isAlive } from '../steps/alive.ts';
import { openBase } from '../steps/report-lines.ts';

test.describe('the contract of sale', () => {
	test.beforeEach(async ({ page }) => {
		page.on('dialog', (dialog) => dialog.accept());
		await page.goto('/dogovor/form');
		await isAlive(page);
	});

	test('is filled and taken as DOC and PDF, and nothing typed leaves the page', async ({ page }) => {
		await fillAll(page);
		const sent = watchRequests(page);

		const docx = await bytesOf(await take(page, 'Скачать DOC'));
		const pdf = await bytesOf(await take(page, 'Скачать PDF'));

		const inDocx = plain(strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array()));
		const { text, totalPages } = await extractText(pdf, { mergePages: true });
		expect(totalPages).toBe(2);
		for (const written of WRITTEN) {
			expect(inDocx).toContain(plain(written));
			expect(plain(text)).toContain(plain(written));
		}
		// What makes the files is loaded, from here and by name alone.
		expect(sent.length).toBeGreaterThan(0);
		for (const request of sent) {
			expect(request.method()).toBe('GET');
			expect(new URL(request.url()).pathname).toMatch(/^\/assets\/[\w.-]+\.(js|ttf)$/);
			expect(new URL(request.url()).search).toBe('');
		}
	});

	test(
		'is half filled by keyboard: a mistake is only advised upon, and the rest stays for a pen',
		DEEP,
		async ({ page }) => {
			await page.getByRole('textbox', { name: 'Продавец: Фамилия, имя, отчество' }).focus();
			await page.keyboard.type('Тестова Мария');
			await page.keyboard.press('Tab');
			await page.keyboard.type('31.02.1990');
			await page.keyboard.press('Tab');
			await expect(page.getByText('Такой даты нет. Введите дату рождения как ДД.ММ.ГГГГ')).toBeVisible();

			await page.getByRole('button', { name: 'Скачать DOC' }).focus();
			const downloading = page.waitForEvent('download');
			await page.keyboard.press('Enter');
			const docx = await bytesOf(await downloading);
			const text = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
			expect(text).toContain('Тестова Мария');
			expect(text).toContain('31.02.1990');
			expect(text).toContain('________');
		},
	);

	test(
		'a reload keeps the car and forgets the people; another page of ours forgets nothing',
		DEEP,
		async ({ page }) => {
			await fillAll(page);
			await page.getByRole('contentinfo').getByRole('link', { name: 'Помощь' }).first().click();
			await expect(page).toHaveURL('/faq');
			await page.goBack();
			await expect(field(page, 'seller.name')).toHaveValue(FILLED['seller.name']);

			await page.reload();
			await expect(field(page, 'car.engine')).toHaveValue(FILLED['car.engine']);
			await expect(field(page, 'seller.name')).toHaveValue('');

			await page.getByRole('button', { name: 'Очистить форму' }).click();
			await expect(field(page, 'car.engine')).toHaveValue('');
		},
	);

	test('comes before its explanation on a phone, and both before the sheets', DEEP, async ({ page }) => {
		const topOf = async (name: string) =>
			(await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
		const tops: number[] = [];
		for (const name of ['Продавец', 'Сделка', 'Как это устроено', 'Так выглядит договор'])
			tops.push(await topOf(name));
		expect(tops).toEqual(tops.toSorted((a, b) => a - b));
		expect(tops[0]).toBeLessThan(400);
	});

	test('is printed on two pages, and nothing else with it', DEEP, async ({ page }) => {
		await fillAll(page);
		const { text, totalPages } = await printed(page);
		expect(totalPages).toBe(2);
		expect(plain(text[0] ?? '')).toMatch(/^ДОГОВОРкупли-продажи/);
		expect(plain(text[1] ?? '')).toMatch(/^АКТприёма-передачи/);
		expect(plain(text.join())).toContain(plain('Примеров Иван Петрович'));

		for (const name of FIELD_NAMES) {
			await field(page, name).fill('Щукинская Длиннова '.repeat(20).slice(0, longestOf(name)));
		}
		expect((await printed(page)).totalPages).toBe(2);
	});
});

test.describe('a car from its report', () => {
	const CAR = { vin: 'XTA21144094786239', model: /LADA 2114/ };

	async function toContract(page: Page, vin: string): Promise<void> {
		await page.goto(`/checks/${vin}?plate=А123ВС77`);
		await expect(await openBase(page)).toContainText('данные на', { timeout: 30_000 });
		await page.getByRole('button', { name: /Что спросить у продавца/ }).click();
		await page.getByRole('link', { name: 'Составить договор' }).click();
		await expect(page).toHaveURL('/dogovor/form');
	}

	test('is filled in with its price, and a form that was cleared stays so', async ({ page }) => {
		await page.goto(`/checks/${CAR.vin}`);
		await page.evaluate(
			(vin) => localStorage.setItem('asked_prices', JSON.stringify({ version: 1, prices: [[vin, 450_000]] })),
			CAR.vin,
		);
		await toContract(page, CAR.vin);
		await expect(field(page, 'car.vin')).toHaveValue(CAR.vin);
		await expect(field(page, 'car.model')).toHaveValue(CAR.model);
		await expect(field(page, 'car.plate')).toHaveValue('А 123 ВС 77');
		await expect(field(page, 'deal.price')).toHaveValue(/^450\s000$/);
		await expect(page.getByText(/Машина из отчёта: LADA 2114.*XTA…6239/)).toBeVisible();
		await expect(page.getByText(/Сверьте каждое поле с ПТС и СТС/)).toBeVisible();
		await page.getByRole('button', { name: 'Очистить форму' }).click();
		await page.reload();
		await isAlive(page);
		await expect(field(page, 'car.vin')).toHaveValue('');
	});

	test('takes the place of another only when it is asked to', DEEP, async ({ page }) => {
		await page.goto('/dogovor/form');
		await isAlive(page);
		await field(page, 'car.model').fill('Kia Rio');
		await field(page, 'car.pts').fill('78 УТ 123456');
		await field(page, 'deal.place').fill('г. Тверь');
		await toContract(page, CAR.vin);
		await expect(page.getByText(/уже записана другая машина: Kia Rio/)).toBeVisible();
		await expect(field(page, 'car.model')).toHaveValue('Kia Rio');
		await page.getByRole('button', { name: 'Оставить как есть' }).click();
		await expect(page.getByText(/уже записана другая машина/)).toBeHidden();
		await expect(field(page, 'car.pts')).toHaveValue('78 УТ 123456');

		await toContract(page, CAR.vin);
		await page.getByRole('button', { name: 'Подставить эту машину' }).click();
		await expect(field(page, 'car.model')).toHaveValue(CAR.model);
		await expect(field(page, 'car.pts')).toHaveValue('');
		await expect(field(page, 'deal.place')).toHaveValue('г. Тверь');
	});
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the guide is read, and both empty forms are taken', async ({ page, request }) => {
		await page.goto('/dogovor');
		await expect(page.getByRole('heading', { name: 'Нужно ли заверять договор у нотариуса?' })).toBeVisible();
		for (const [name, type] of [
			['Скачать пустой договор, DOC', /wordprocessingml/],
			['Скачать пустой договор, PDF', /application\/pdf/],
		] as const) {
			const path = await page.getByRole('link', { name }).getAttribute('href');
			const reply = await request.get(path ?? '');
			expect(reply.status()).toBe(200);
			expect(reply.headers()['content-type']).toMatch(type);
			expect((await reply.body()).length).toBeGreaterThan(5_000);
		}
	});
});

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

async function fillAll(page: Page): Promise<void> {
	for (const name of FIELD_NAMES) await field(page, name).fill(FILLED[name]);
}

async function take(page: Page, button: string): Promise<Download> {
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: button }).click();
	return downloading;
}

async function printed(page: Page) {
	const pdf = await page.pdf({ preferCSSPageSize: true });
	return extractText(new Uint8Array(pdf), { mergePages: false });
}

async function bytesOf(download: Download): Promise<Uint8Array> {
	return new Uint8Array(await readFile(await download.path()));
}

function watchRequests(page: Page): readonly Request[] {
	const sent: Request[] = [];
	page.on('request', (request) => {
		if (!request.url().startsWith('blob:')) sent.push(request);
	});
	return sent;
}

/** Without tags, entities and spaces, which each format has its own way of writing. */
function plain(text: string): string {
	return text.replaceAll(/<[^>]+>|\s/g, '');
}
