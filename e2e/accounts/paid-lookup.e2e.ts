import type { Locator, Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { balanceOf, buyTen, payThere } from '../steps/payment-steps.ts';
import {
	chooseAccount,
	newEmail,
	openGoogle,
	playChatLinks,
	signInByGoogle,
} from '../steps/sign-in-steps.ts';

const NO_WHOLE_VIN = 'Не удалось найти полный VIN для данного номера в открытых источниках';
const NO_REQUESTS = 'В данный момент у Вас нет оплаченых запросов';
const SLOW = { timeout: 30_000 };

test.beforeEach(({ page }) => playChatLinks(page));

const address = (plate: string) => `/?plate=${encodeURIComponent(plate)}`;

async function open(page: Page, plate: string): Promise<Locator> {
	await page.goto(address(plate));
	return page.getByRole('dialog');
}

async function openRefresh(page: Page, plate: string): Promise<Locator> {
	const dialog = await open(page, plate);
	await dialog.getByRole('button', { name: 'Обновить', exact: true }).click(SLOW);
	return dialog;
}

function countPaid(page: Page): () => number {
	let asked = 0;
	page.on('request', (request) => {
		if (!request.url().includes('/v1/getPaidRequest/')) return;
		asked += 1;
		// Addresses stand in the logs of proxies: who asks is said by a bearer.
		expect(new URL(request.url()).pathname).toMatch(/\/-$/);
	});
	return () => asked;
}

test('a whole VIN is bought for one request and leads to its report; a second time it costs nothing', async ({
	page,
}) => {
	await signInByGoogle(page);
	await buyTen(page);
	let dialog = await open(page, 'Е404КХ99');
	const asked = countPaid(page);
	await dialog.getByRole('button', { name: 'Запросить полный VIN' }).dblclick(SLOW);
	await expect(dialog).toContainText('X4XKJ59480LE23552', SLOW);
	await expect(dialog).toContainText('Списан один запрос');
	expect(asked()).toBe(1);
	expect(await balanceOf(page)).toBe(9);
	// The answer stands there again after a reload, and once the dialog is closed costs nothing to ask for.
	await page.reload();
	await expect(dialog).toContainText('X4XKJ59480LE23552', SLOW);
	await expect(dialog).toContainText('Списан один запрос');
	await dialog.getByRole('button', { name: 'Закрыть' }).click();
	await expect(dialog).toBeHidden();
	dialog = await open(page, 'Е404КХ99');
	await dialog.getByRole('button', { name: 'Запросить полный VIN' }).click(SLOW);
	await expect(dialog).toContainText('Запрос не списан', SLOW);
	expect(await balanceOf(page)).toBe(9);
	await dialog.getByRole('link', { name: 'Перейти к отчёту' }).click();
	await expect(page).toHaveURL(/\/checks\/X4XKJ59480LE23552/);
	await expect(page.locator('[data-reason=plate-model-differs]')).toHaveText(
		/^По госномеру Е404КХ99 числится Toyota Corolla, а по VIN — BMW X5/,
		SLOW,
	);
});

test('a refresh names another VIN for one request', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	await buyTen(page);
	const asked = countPaid(page);
	const dialog = await open(page, 'А123ВС77');
	await dialog.getByRole('button', { name: 'Обновить', exact: true }).dblclick(SLOW);
	await expect(dialog).toContainText('Известный VIN: XTA21144094786239');
	expect(asked()).toBe(0);
	await dialog.getByRole('button', { name: 'Обновить VIN' }).click();
	await expect(dialog).toContainText('WP1AB29PX4LA69033', SLOW);
	await expect(dialog).toContainText('Списан один запрос');
	await expect(dialog).toContainText('Прежний VIN: XTA21144094786239');
	expect(await balanceOf(page)).toBe(9);
});

test(
	'a refresh that names the same VIN costs nothing and leads on by the old one',
	DEEP,
	async ({ page }) => {
		await signInByGoogle(page);
		await buyTen(page);
		const dialog = await openRefresh(page, 'К777КК799');
		await dialog.getByRole('button', { name: 'Обновить VIN' }).click();
		await expect(dialog).toContainText('Не удалось найти новый VIN для номера К777КК799', SLOW);
		await expect(dialog).toContainText('Запрос не списан.');
		expect(await balanceOf(page)).toBe(10);
		await dialog.getByRole('link', { name: 'Проверить по старому VIN' }).click();
		await expect(page).toHaveURL(/\/checks\/Z94K241BBMR251210/);
	},
);

test('a paid lookup that finds nothing says so and costs nothing', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	await buyTen(page);
	const dialog = await open(page, 'С808УХ97');
	await dialog.getByRole('button', { name: 'Запросить полный VIN' }).click(SLOW);
	await expect(dialog).toContainText(
		'Не удалось найти VIN в картотеке ГИБДД. Проверьте правильность ввода гос. номера и повторите попытку',
		SLOW,
	);
	await expect(dialog).toContainText('Запрос не списан.');
	expect(await balanceOf(page)).toBe(10);
});

test('a card index that does not answer is no "not found", and costs nothing', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	await buyTen(page);
	const dialog = await open(page, 'Т606ТТ99');
	await dialog.getByRole('button', { name: 'Запросить полный VIN' }).click(SLOW);
	await expect(dialog).toContainText('Ошибка загрузки данных', { timeout: 60_000 });
	await expect(dialog).toContainText('Запрос не списан.');
	await expect(dialog).not.toContainText('Не удалось найти');
	expect(await balanceOf(page)).toBe(10);
	await dialog.getByRole('button', { name: 'Назад' }).click();
	await expect(dialog).toContainText(NO_WHOLE_VIN);
});

test(
	'a page that is reloaded while the card index is asked shows its answer, for the one request',
	DEEP,
	async ({ page }) => {
		await signInByGoogle(page);
		await buyTen(page);
		const dialog = await open(page, 'Е404КХ99');
		const sent = page.waitForRequest(/getPaidRequest/);
		await dialog.getByRole('button', { name: 'Запросить полный VIN' }).click(SLOW);
		await sent;
		await page.reload();
		await expect(dialog).toContainText('X4XKJ59480LE23552', SLOW);
		await expect(dialog).toContainText('Списан один запрос');
		expect(await balanceOf(page)).toBe(9);
		await page.goto('/user/payments');
		await expect(page.getByRole('link', { name: 'X4XKJ59480LE23552' })).toBeVisible();
	},
);

test('who is not signed in signs in in the dialog, which stays where it was', DEEP, async ({ page }) => {
	const asked = countPaid(page);
	const dialog = await openRefresh(page, 'А123ВС77');
	await dialog.getByRole('button', { name: 'Обновить VIN' }).click();
	await expect(dialog).toContainText('Войдите, чтобы спросить картотеку ГИБДД.');
	await chooseAccount(await openGoogle(page), newEmail());
	await expect(dialog).toContainText(NO_REQUESTS);
	await expect(dialog).toContainText('Известный VIN: XTA21144094786239');
	await page.reload();
	await expect(dialog).toContainText(NO_REQUESTS, SLOW);
	await expect(dialog).toContainText('Известный VIN: XTA21144094786239');
	expect(asked()).toBe(0);
});

test(
	'where windows are blocked, the whole page signs in and comes back to the dialog',
	DEEP,
	async ({ page }) => {
		await page.addInitScript(() => {
			window.open = () => null;
		});
		const dialog = await openRefresh(page, 'А123ВС77');
		await dialog.getByRole('button', { name: 'Обновить VIN' }).click();
		await dialog.getByRole('button', { name: 'Войти через Google' }).click();
		await chooseAccount(page, newEmail());
		await expect(page).toHaveURL(address('А123ВС77'));
		await expect(dialog).toContainText(NO_REQUESTS, SLOW);
		await expect(dialog).toContainText('Известный VIN: XTA21144094786239');
	},
);

test('who has no requests buys ten in the dialog and comes back to it', DEEP, async ({ page }) => {
	await signInByGoogle(page);
	const dialog = await open(page, 'Е404КХ99');
	await expect(dialog).toContainText(NO_REQUESTS, SLOW);
	await expect(dialog).toContainText('10 запросов за 49 ₽');
	await dialog.getByRole('button', { name: /Оплатить картой/ }).click();
	await payThere(page, 'Оплатить');
	await page.getByRole('link', { name: 'Вернуться к номеру Е 404 КХ 99' }).click();
	await expect(dialog).toContainText(NO_WHOLE_VIN, SLOW);
	await expect(dialog).not.toContainText(NO_REQUESTS);
	await dialog.getByRole('button', { name: 'Запросить полный VIN' }).click();
	await expect(dialog).toContainText('X4XKJ59480LE23552', SLOW);
	expect(await balanceOf(page)).toBe(9);
});

test.describe('a server that knows better than the page', () => {
	test.use({ forgiven: [/40[12]/] });

	for (const [status, code, words] of [
		[402, 'no-requests', NO_REQUESTS],
		[401, 'sign-in', 'Запросить полный VIN'],
	] as const) {
		test(`is believed: ${code}`, DEEP, async ({ page }) => {
			await signInByGoogle(page);
			await buyTen(page);
			await page.route('**/v1/getPaidRequest/**', (route) =>
				route.fulfill({ status, json: { success: false, message: 'Нет.', code } }),
			);
			const dialog = await open(page, 'Е404КХ99');
			const answered = page.waitForResponse('**/v1/getPaidRequest/**');
			await dialog.getByRole('button', { name: 'Запросить полный VIN' }).click(SLOW);
			await answered;
			await expect(dialog).toContainText(words);
			await expect(dialog).toContainText(NO_WHOLE_VIN);
			expect(await balanceOf(page)).toBe(10);
		});
	}
});

test('closing the dialog leaves nothing behind', DEEP, async ({ page }) => {
	await page.goto('/');
	await page.getByRole('textbox', { name: 'Госномер' }).fill('А123ВС77');
	await page.getByRole('button', { name: 'Проверить', exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Обновить', exact: true }).click(SLOW);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('textbox', { name: 'VIN' })).toHaveValue('');
	await page.getByRole('button', { name: 'Проверить', exact: true }).click();
	await expect(dialog.getByRole('link', { name: 'Перейти к отчёту' })).toBeVisible(SLOW);
});
