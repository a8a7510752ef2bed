import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { atRest } from '../steps/alive.ts';
import { block, form, submit, TESTOVA, typeIn } from '../steps/owner-report-steps.ts';
import {
	chooseAccount,
	newEmail,
	openGoogle,
	playChatLinks,
	signInByGoogle,
} from '../steps/sign-in-steps.ts';

const SAMPLE = '/ownerReport/00000000-0000-4000-8000-000000000079';

const consent = (page: Page) => form(page).getByRole('checkbox', { name: /Даю согласие/ });

test.beforeEach(({ page }) => playChatLinks(page));

test('the form says each mistake where it is, and keeps what was typed', DEEP, async ({ page }) => {
	await page.goto('/ownerReport');
	await submit(page).click();
	await expect(form(page).getByRole('alert')).toHaveText('Заполните все поля');
	await expect(form(page).getByLabel('Фамилия')).toBeFocused();
	await form(page).getByLabel('Фамилия').pressSequentially('P');
	await expect(form(page).getByText('Пожалуйста, используйте только кириллицу')).toBeVisible();
	await form(page).getByLabel('Фамилия').fill('');
	await typeIn(page, { ...TESTOVA, born: '31.02.1991', passport: '4509 11122' });
	await submit(page).click();
	await expect(form(page).getByText(/Такой даты нет/)).toBeVisible();
	await expect(form(page).getByText('Паспорт должен содержать 10 цифр')).toBeVisible();
	await expect(form(page).getByLabel('Дата рождения')).toBeFocused();
	await form(page).getByLabel('Дата рождения').fill('01.01.2090');
	await submit(page).click();
	await expect(form(page).getByText('Дата рождения ещё не наступила')).toBeVisible();
	await expect(form(page).getByLabel('Фамилия')).toHaveValue('Тестова');
	await consent(page).uncheck();
	await expect(submit(page)).toBeDisabled();
});

test(
	'names, dates and numbers that are pasted or filled in at once are understood',
	DEEP,
	async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.goto('/ownerReport');
		const paste = async (label: string, text: string) => {
			await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
			await form(page).getByLabel(label).focus();
			await page.keyboard.press('ControlOrMeta+v');
		};
		await paste('Фамилия', ' Тестова\tТамара Тестовна\n');
		await expect(form(page).getByLabel('Имя')).toHaveValue('Тамара');
		await expect(form(page).getByLabel('Отчество')).toHaveValue('Тестовна');
		await paste('Дата рождения', '5 июня 1991 г.');
		await expect(form(page).getByLabel('Дата рождения')).toHaveValue('05.06.1991');
		await form(page).getByLabel('Дата рождения').fill('');
		await form(page).getByLabel('Дата рождения').fill('1991-06-05');
		await expect(form(page).getByLabel('Дата рождения')).toHaveValue('05.06.1991');
		await paste('Серия и номер паспорта', 'серия 45 09 № 111222');
		await expect(form(page).getByLabel('Серия и номер паспорта')).toHaveValue('4509 111222');
		await expect(form(page).getByText('Регион по серии: Москва')).toBeVisible();
	},
);

test('the form is filled in and sent by keyboard alone', async ({ page }) => {
	await page.goto('/ownerReport');
	await form(page).getByLabel('Фамилия').focus();
	for (const text of TESTOVA.name) {
		await page.keyboard.type(text);
		await page.keyboard.press('Tab');
	}
	await expect(form(page).getByRole('checkbox', { name: 'Нет отчества' })).toBeFocused();
	await page.keyboard.press('Tab');
	for (const text of [TESTOVA.born, '4509111222']) {
		await page.keyboard.type(text);
		await page.keyboard.press('Tab');
	}
	await expect(form(page).getByLabel('Серия и номер паспорта')).toHaveValue(TESTOVA.passport);
	await expect(consent(page)).toBeFocused();
	await page.keyboard.press('Space');
	await expect(submit(page)).toBeDisabled();
	await page.keyboard.press('Space');
	await page.keyboard.press('Tab');
	await expect(form(page).getByRole('link', { name: /Прочитать согласие/ })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(submit(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(form(page).getByText('Вы не авторизованы')).toBeVisible();
});

test('a sign-in that nobody has pressed for orders nothing, and what was typed stays', async ({ page }) => {
	const orders: string[] = [];
	page.on('request', (sent) => sent.url().includes('/ownerReport/create') && orders.push(sent.url()));
	await page.goto('/ownerReport');
	await typeIn(page, TESTOVA);
	await expect(form(page).getByText(/Отчёт заказывают после входа/)).toBeVisible();
	await form(page).getByRole('button', { name: 'Войти', exact: true }).click();
	await chooseAccount(await openGoogle(page), newEmail());
	await expect(form(page).getByText('Вы вошли: отчёт можно заказать.')).toBeVisible();
	await expect(form(page).getByLabel('Серия и номер паспорта')).toHaveValue(TESTOVA.passport);
	await expect(submit(page)).toBeEnabled();
	expect(orders).toEqual([]);
});

test('a mask lets its digits be corrected in the middle', DEEP, async ({ page }) => {
	await page.goto('/ownerReport');
	const date = form(page).getByLabel('Дата рождения');
	await date.pressSequentially('1.2.1980');
	await expect(date).toHaveValue('01.02.1980');
	for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('Backspace');
	await expect(date).toHaveValue('01.01.980');
	await page.keyboard.press('3');
	await expect(date).toHaveValue('01.03.1980');
});

test('a reload keeps names and birth date, and the passport number is never written down', async ({
	page,
}) => {
	await page.goto('/ownerReport');
	// Nothing keeps what is typed into a page whose scripts have not come before it is reloaded.
	await atRest(page);
	await typeIn(page, TESTOVA);
	await page.reload();
	await expect(form(page).getByLabel('Фамилия')).toHaveValue('Тестова');
	await expect(form(page).getByLabel('Дата рождения')).toHaveValue(TESTOVA.born);
	await expect(form(page).getByLabel('Серия и номер паспорта')).toHaveValue('');
	await expect(form(page).getByText(/Номер нужно ввести ещё раз/)).toBeVisible();
	const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
	expect(stored).toContain('Тестова');
	expect(stored).not.toMatch(/4509 ?111222/);
});

test.describe('an order that is refused', () => {
	test.use({ forgiven: [/4\d\d|503|Failed to load|ERR_/] });

	test('tells the mistake at its field, keeps the form, and may be sent again', DEEP, async ({ page }) => {
		await signInByGoogle(page);
		await page.goto('/ownerReport');
		await typeIn(page, TESTOVA);
		const message = 'Такой даты нет. Введите дату рождения как ДД.ММ.ГГГГ';
		const json = { success: false, message, code: 'bad-input', field: 'birth_date' };
		await page.route('**/v1/ownerReport/create', (route) => route.fulfill({ status: 400, json }));
		await submit(page).click();
		await expect(form(page).getByText(message)).toBeVisible();
		await expect(form(page).getByLabel('Дата рождения')).toBeFocused();
		await page.unroute('**/v1/ownerReport/create');
		await page.route('**/v1/ownerReport/create', (route) => route.abort());
		await submit(page).click();
		await expect(form(page).getByRole('alert')).toHaveText('Ошибка сети');
		await page.unroute('**/v1/ownerReport/create');
		await page.route('**/v1/ownerReport/create', (route) => route.fulfill({ status: 503, body: 'x' }));
		await submit(page).click();
		await expect(form(page).getByRole('alert')).toHaveText('Ошибка при создании отчета');
		await page.unroute('**/v1/ownerReport/create');
		await submit(page).click();
		await expect(page).toHaveURL(/\/ownerReport\/[0-9a-f-]{36}$/);
	});
});

test(
	'in a frame neither hero nor footer stands around the form, nor a footer around a report',
	DEEP,
	async ({ page }) => {
		await page.goto('/ownerReport?isFrame=true');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверьте владельца машины до сделки');
		await expect(page.getByRole('contentinfo')).toBeHidden();
		await page.goto(`${SAMPLE}?isFrame=true`);
		await expect(block(page, 'О ком отчёт')).toContainText('человек вымышлен');
		await expect(page.getByRole('contentinfo')).toBeHidden();
		await page.goto(SAMPLE);
		await expect(page.getByRole('contentinfo')).toBeVisible();
	},
);

test(
	'the sample opens in a tab of its own from the form, and the consent is a page of its own',
	DEEP,
	async ({ page }) => {
		await page.goto('/ownerReport');
		const opened = page.waitForEvent('popup');
		await page.getByRole('link', { name: /Посмотреть пример отчёта/ }).click();
		await expect(block(await opened, 'О ком отчёт')).toContainText('Примеров Пётр Образцович');
		const consent = page.waitForEvent('popup');
		await page.getByRole('link', { name: /Прочитать согласие/ }).click();
		await expect((await consent).getByRole('heading', { level: 1 })).toHaveText(
			'Согласие на обработку персональных данных',
		);
	},
);

test('a VIN or a plate leads on to the full report on the car', DEEP, async ({ page }) => {
	await page.goto('/ownerReport');
	const car = page.getByRole('form', { name: 'Полный отчёт о машине' });
	const go = car.getByRole('button', { name: /Заказать отчет/ });
	await car.getByLabel('VIN').fill('XTA2114');
	await go.click();
	await expect(car.getByText(/17 знаков/)).toBeVisible();
	await car.getByLabel('Госномер').fill('А123ВС77');
	await expect(car.getByLabel('VIN')).toHaveValue('');
	const opened = page.waitForEvent('popup');
	await go.click();
	expect(new URL((await opened).url()).searchParams.get('plate')).toBe('А123ВС77');
});

test.describe('before the scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a press puts nothing of the form into the address', DEEP, async ({ page }) => {
		await page.goto('/ownerReport');
		await form(page).getByLabel('Фамилия').fill('Тестова');
		await submit(page).click();
		await expect(form(page).getByLabel('Фамилия')).toHaveValue('Тестова');
		await expect(page).toHaveURL(/\/ownerReport$/);
	});
});
