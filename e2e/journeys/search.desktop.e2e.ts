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
