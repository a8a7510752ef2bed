import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { isAlive } from '../steps/alive.ts';

const VIN = 'Z94K241BBMR251210';

const field = (page: Page, name: 'VIN' | 'Госномер') => page.getByRole('textbox', { name });
const check = (page: Page) => page.getByRole('button', { name: 'Проверить', exact: true }).click();

test.beforeEach(async ({ page }) => {
	await page.goto('/');
	await isAlive(page);
});

test('a VIN leads to its report, and back leads home again', async ({ page }) => {
	await field(page, 'VIN').fill(VIN);
	await check(page);
	await expect(page).toHaveURL(`/checks/${VIN}`);
	await page.goBack();
	await expect(page).toHaveURL('/');
});

test('nothing typed and a VIN cut short are said in the words of the form', async ({ page }) => {
	await check(page);
	await expect(page.getByText('Введите VIN или госномер.')).toBeVisible();
	await field(page, 'VIN').fill('XTA211');
	await check(page);
	await expect(page.getByText('VIN состоит из 17 знаков')).toBeVisible();
	await expect(field(page, 'VIN')).toHaveValue('XTA211');
});

test('a letter of the other alphabet is told at once', DEEP, async ({ page }) => {
	await field(page, 'VIN').pressSequentially('XTЖ');
	await expect(page.getByText('Только латинские буквы и цифры')).toBeVisible();
	await field(page, 'VIN').fill('');
	await field(page, 'Госномер').pressSequentially('W1');
	await expect(page.getByText('Только кириллица и цифры', { exact: true })).toBeVisible();
});

test('the two fields exclude each other, and say why', async ({ page }) => {
	await field(page, 'VIN').fill('XTA');
	await expect(field(page, 'Госномер')).toHaveAttribute('readonly', '');
	await expect(page.getByText('Очистите поле VIN, чтобы ввести госномер.')).toBeVisible();
	await field(page, 'VIN').fill('');
	await field(page, 'Госномер').fill('А123');
	await expect(field(page, 'VIN')).toHaveAttribute('readonly', '');
	await expect(page.getByText('Очистите поле госномера, чтобы ввести VIN.')).toBeVisible();
	await check(page);
	await expect(page.getByText('Номер введён не полностью')).toBeVisible();
});

test('the form works by keyboard alone', async ({ page }) => {
	await field(page, 'VIN').focus();
	await page.keyboard.type(VIN.toLowerCase());
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`/checks/${VIN}`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
	'a whole advertisement pasted into either field fills in the one that its car belongs to',
	DEEP,
	async ({ page }) => {
		const paste = (name: 'VIN' | 'Госномер', text: string) =>
			field(page, name).evaluate((input, pasted) => {
				input.focus();
				const clipboardData = new DataTransfer();
				clipboardData.setData('text', pasted);
				input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
			}, text);

		await paste('VIN', 'Лада Гранта, госномер а123вс77, один хозяин, 450 000 ₽');
		await expect(field(page, 'Госномер')).toHaveValue('А123ВС77');
		await expect(field(page, 'Госномер')).toBeFocused();
		await expect(page.getByText('Это госномер, он теперь в своём поле.')).toBeVisible();
		await expect(field(page, 'VIN')).toHaveAttribute('readonly', '');

		await paste('Госномер', 'https://www.avito.ru/moskva/avtomobili/1115998877');
		await expect(page.getByText('Это ссылка, а не госномер.')).toBeVisible();
		await expect(field(page, 'Госномер')).toHaveValue('А123ВС77');

		await paste('Госномер', `Продаю. VIN: ${VIN}, торг. Вторая: VIN XTA21144094786239`);
		await expect(field(page, 'VIN')).toHaveValue(VIN);
		await expect(page.getByText('В тексте несколько VIN: взят один.')).toBeVisible();
		await check(page);
		await expect(page).toHaveURL(`/checks/${VIN}`);
	},
);

test(
	'spaces and Latin twins typed into the plate field are understood, with the caret where it was',
	DEEP,
	async ({ page }) => {
		const plate = field(page, 'Госномер');
		await plate.pressSequentially('a 123 bc 77');
		await expect(plate).toHaveValue('А123ВС77');
		await plate.press('Home');
		await plate.press('ArrowRight');
		await plate.press('Delete');
		await plate.pressSequentially('9 ');
		await expect(plate).toHaveValue('А923ВС77');
		expect(await plate.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
	},
);

const isCut = (input: HTMLInputElement) => input.scrollWidth > input.clientWidth;

test('seventeen signs fit the field of a VIN wherever one is typed', DEEP, async ({ page }) => {
	for (const [path, name] of [
		['/', 'VIN'],
		['/testChecks', 'VIN'],
		['/ownerReport', 'VIN'],
		['/dogovor/form', /VIN/],
	] as const) {
		await page.goto(path);
		await page.evaluate(async () => {
			// The site's own letters are wider than those of a first visit.
			await Promise.all([...document.fonts].map((face) => face.load()));
			document.documentElement.dataset.font = '';
		});
		const vin = page.getByRole('textbox', { name }).first();
		for (const width of [320, 360, 390]) {
			await page.setViewportSize({ width, height: 740 });
			for (const text of ['WMWWG910X0TM12345', 'XWEWH812BB0012345']) {
				await vin.fill(text);
				await expect(vin).toHaveCSS('font-family', /^Onest,/);
				expect(await vin.evaluate(isCut), `${path} at ${width}: ${text}`).toBe(false);
			}
		}
		expect(
			await vin.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
		).toBeGreaterThanOrEqual(16);
	}
});

test('a plate is typed in its two boxes, and stays where it is when it is left', DEEP, async ({ page }) => {
	const plate = field(page, 'Госномер');
	await plate.focus();
	const boxes = () =>
		plate.evaluate((input) => {
			const drawn = [...(input.parentElement?.querySelectorAll('[aria-hidden]') ?? [])];
			return drawn.map((box) => [box.textContent, box.getBoundingClientRect().toJSON()]);
		});
	for (const width of [320, 390, 1440]) {
		await page.setViewportSize({ width, height: 740 });
		await plate.fill('');
		await plate.pressSequentially('м777мм77');
		const typed = await boxes();
		expect(typed.map(([text]) => text)).toEqual(expect.arrayContaining(['М777ММ', '77RUS']));
		await plate.blur();
		expect(await boxes()).toEqual(typed);
		await plate.focus();
		expect(await boxes()).toEqual(typed);
		await plate.press('End');
		for (let sign = 0; sign < 3; sign += 1) await plate.press('Backspace');
		await expect(plate).toHaveValue('М777М');
	}
});
