import type { Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { expectNarrowAt } from '../steps/inspect.ts';
import {
	block,
	form,
	OBRAZTSOV,
	order,
	PRIMEROV,
	pay,
	ready,
	submit,
	TESTOVA,
	typeIn,
	ZADERZHKIN,
} from '../steps/owner-report-steps.ts';
import {
	acceptAddressToken,
	chooseAccount,
	newEmail,
	noteSecret,
	openGoogle,
	playChatLinks,
	signInByGoogle,
	storedToken,
} from '../steps/sign-in-steps.ts';

const CARDS = ['Исполнительные производства', 'Банкротство', 'Залоги', 'Арбитражные дела', 'Розыск'];
const ALL_CARDS = [...CARDS, 'Террористы и экстремисты'];
/** The sandbox has it pledged. */
const PLEDGED_VIN = 'XTA21144094786239';
const tone = (page: Page, name: string) => block(page, name).locator('[data-tone]').first();

test.beforeEach(({ page }) => playChatLinks(page));

/** What every call about reports has said, so that it can be looked through. */
function listen(page: Page): string[] {
	const said: string[] = [];
	page.on('response', async (response) => {
		if (response.url().includes('/v1/ownerReport/get')) said.push(await response.text().catch(() => ''));
	});
	return said;
}

test('who is not signed in signs in on the form, and orders, pays, shares and keeps a report', async ({
	page,
	context,
	request,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const said = listen(page);
	await page.goto(`/ownerReport?vin=${PLEDGED_VIN}`);
	await typeIn(page, PRIMEROV);
	await submit(page).click();
	await expect(form(page).getByText('Вы не авторизованы')).toBeInViewport();
	const email = newEmail();
	await chooseAccount(await openGoogle(page), email);
	// The order goes by itself: it was pressed for before.
	await expect(page).toHaveURL(/\/ownerReport\/[0-9a-f-]{36}$/, { timeout: 30_000 });
	const address = new URL(page.url()).pathname;
	await expect(page.getByRole('heading', { name: 'Ваш отчёт почти готов!' })).toBeVisible();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
	await ready(page);
	await expect(page.getByText('Данные в полном отчёте')).toHaveCount(4);
	await expect(
		page.getByText(`Отчёт будет отправлен на ${email} и также будет доступен`, { exact: false }),
	).toBeVisible();
	expect(await (await request.get(address)).text()).not.toMatch(
		/Примеров|Образцович|0000 000000|01\.02\.1980/,
	);
	for (const reply of said) {
		const { report } = JSON.parse(reply).data;
		for (const name of [
			'pledge',
			'bankruptcy',
			'fsin_wanted',
			'terrorist',
			'fssp',
			'arbiter',
			'inn',
			'passport',
		]) {
			expect(report[name]).toBeNull();
		}
	}
	await pay(page);
	await expect(page).toHaveURL(address);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Примеров Пётр Образцович');
	await expect(block(page, 'О ком отчёт')).toContainText('0000 000000');
	for (const name of ALL_CARDS) await expect(block(page, name)).toContainText('Источник:');
	const verdict = block(page, 'Остановитесь');
	await expect(verdict).toContainText('Финансовый управляющий');
	await expect(verdict).toContainText('Чего не проверяли');
	await expect(verdict.getByRole('link', { name: /Паспорт недействителен/ })).toBeVisible();
	const passport = block(page, 'Паспорт и ИНН').getByText('Паспорт недействителен', { exact: true });
	await expect(passport).toBeHidden();
	await verdict.getByRole('link', { name: /Паспорт недействителен/ }).press('Enter');
	await expect(passport).toBeVisible();
	await block(page, 'Залоги').locator('summary').press('Enter');
	await expect(block(page, 'Залоги')).toContainText('Это машина, которую вы проверяли');
	await expect(block(page, 'Залоги').getByRole('link', { name: `отчёт о ${PLEDGED_VIN}` })).toBeVisible();
	await expect(block(page, 'Исполнительные производства')).toContainText('Общая сумма долга');
	await expect(page.locator('[data-tone="ok"]')).toHaveCount(1);
	await page.getByRole('link', { name: /Террористы и экстремисты/ }).press('Enter');
	await expect(block(page, 'Террористы и экстремисты')).toBeFocused();
	await expect(block(page, 'Террористы и экстремисты')).toBeInViewport();
	await expect(block(page, 'Террористы и экстремисты').getByText('Источник:')).toBeVisible();
	await expectNarrowAt(page, address, 'a paid owner report');
	await page.getByText('Поделиться').press('Enter');
	await expect(page.getByText(/Паспорт и дата рождения скрыты. Ссылка действует до/)).toBeVisible();
	// Two seconds by the clock of the page, however busy the machine is.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 1_000);
	await page.getByRole('button', { name: 'Скопировать ссылку' }).press('Enter');
	await expect(page.getByText('Ссылка скопирована!')).toBeVisible();
	const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
	expect(link).toMatch(/^\/o\/[\w-]{43}$/);
	noteSecret(link.slice('/o/'.length));
	await page.clock.runFor(1_900);
	await expect(page.getByText('Ссылка скопирована!')).toBeVisible();
	await page.clock.runFor(200);
	await expect(page.getByText('Ссылка скопирована!')).toBeHidden();
	await page.clock.resume();
	const shared = await (await request.get(link)).text();
	expect(shared).toMatch(/Примеров.*••\.••\.1980/s);
	expect(shared).not.toMatch(/0000 000000|01\.02\.1980|1980-02-01/);
	expect(shared).not.toContain(address.slice('/ownerReport/'.length));
	await expectNarrowAt(page, link, 'a link to an owner report');
	await page.goto('/user/reports');
	await expect(page.getByText('Отчёт о владельце: Примеров П. О.')).toBeVisible();
	const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Примеров Пётр Образцович' });
	await expect(line).toContainText('Оплачен');
	await line.getByRole('link').click();
	await expect(page).toHaveURL(address);
});

test(
	'of whom nothing bad is known, everything is green, and each register has said so',
	DEEP,
	async ({ page }) => {
		await signInByGoogle(page);
		await order(page, TESTOVA);
		await ready(page);
		await pay(page);
		await expect(block(page, 'Плохого в ответах нет')).toContainText('Сам владелец');
		for (const name of ALL_CARDS) {
			await expect(tone(page, name)).toHaveAttribute('data-tone', 'ok');
			await expect(block(page, name)).toContainText(/не найден.*Источник: .+, данные на/);
		}
		await expect(block(page, 'Паспорт и ИНН')).toContainText('Паспорт действителен');
		await expect(block(page, 'Паспорт и ИНН')).toContainText('ИНН найден: 770000000082');
	},
);

test(
	'a namesake is called a possible one and is not red, and the next supplier answers for the first',
	DEEP,
	async ({ page }) => {
		test.setTimeout(300_000);
		await signInByGoogle(page);
		await order(page, OBRAZTSOV);
		await ready(page, 260_000);
		await pay(page);
		for (const name of ['Залоги', 'Террористы и экстремисты']) {
			await expect(tone(page, name)).toHaveAttribute('data-tone', 'look');
			await expect(block(page, name)).toContainText(/Возможен однофамилец|возможно, это другой человек/);
		}
		await expect(block(page, 'Исполнительные производства')).toContainText('Источник: api-cloud.ru');
		await expect(tone(page, 'Арбитражные дела')).toHaveAttribute('data-tone', 'ok');
	},
);

test(
	'a source that is down for good is never green, and the rest of the report is there',
	DEEP,
	async ({ page }) => {
		test.setTimeout(400_000);
		await signInByGoogle(page);
		await order(page, ZADERZHKIN);
		await expect(page.getByText('Формируем отчёт...')).toBeVisible();
		await expect(page.getByText('спрашиваем…').first()).toBeVisible();
		await ready(page, 280_000);
		await expect(page.getByText('Неизвестно')).toBeVisible();
		await pay(page);
		// The payment restarts the attempts, and the page still shows that earlier ones have failed.
		await expect(tone(page, 'Банкротство')).toHaveAttribute('data-tone', 'unknown');
		await expect(block(page, 'Банкротство')).toContainText(/ЕФРСБ пока не ответил\. Спросим снова/);
		await expect(block(page, 'Пока рано решать')).toContainText('Без ответа: Банкротство');
		await expect(block(page, 'Банкротство')).not.toContainText('Записей в ЕФРСБ не найдено');
		for (const name of ALL_CARDS.filter((one) => one !== 'Банкротство')) {
			await expect(tone(page, name)).toHaveAttribute('data-tone', 'ok');
		}
	},
);

test(
	'anybody with the link may pay with an e-mail, and sees the passport masked',
	DEEP,
	async ({ page, browser }) => {
		await signInByGoogle(page);
		const address = await order(page, PRIMEROV);
		await ready(page);
		const elsewhere = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
		const guest = await elsewhere.newPage();
		await playChatLinks(guest);
		const said = listen(guest);
		await guest.goto(address);
		await ready(guest);
		await expect(guest.getByText('П. П. О.')).toBeVisible();
		await expect(guest.getByRole('main')).not.toContainText('Паспорт 0');
		expect(said.join()).not.toMatch(/0000000000|00 00 ••|01\.02\.1980|Примеров|Образцович/);
		await expect(guest.getByRole('button', { name: 'Удалить отчёт' })).toHaveCount(0);
		await guest.getByLabel('Куда прислать отчёт').fill('нет');
		await guest.getByRole('button', { name: 'Продолжить' }).click();
		await expect(guest.getByText('Проверьте адрес почты')).toBeVisible();
		await guest.getByLabel('Куда прислать отчёт').fill('');
		await guest.getByRole('button', { name: 'Продолжить' }).click();
		await expect(guest.getByText('Сохраните ссылку', { exact: false })).toBeVisible();
		await guest.reload();
		const email = newEmail();
		await guest.getByLabel('Куда прислать отчёт').fill(email);
		await guest.getByRole('button', { name: 'Продолжить' }).click();
		await expect(guest.getByText(`Отчёт будет отправлен на ${email}.`)).toBeVisible();
		await pay(guest);
		await expect(block(guest, 'Розыск')).toContainText('Источник: ФСИН');
		await expect(block(guest, 'О ком отчёт')).toContainText('00 00 ••••00');
		expect(said.join()).not.toContain('0000000000"');
		await elsewhere.close();
		// The person who ordered it has the page open, and the report appears by itself.
		await expect(page.getByRole('region', { name: 'О ком отчёт' })).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	},
);

test.describe('a report that is no more', () => {
	test.use({ forgiven: [/404/] });

	test(
		'is deleted by its creator after a second thought, and nobody finds it then',
		DEEP,
		async ({ page, browser }) => {
			await signInByGoogle(page);
			const address = await order(page, TESTOVA);
			await page.getByRole('button', { name: 'Удалить отчёт' }).click();
			const dialog = page.getByRole('dialog', { name: 'Удалить отчёт?' });
			await dialog.getByRole('button', { name: 'Оставить' }).click();
			await expect(dialog).toHaveCount(0);
			await page.getByRole('button', { name: 'Удалить отчёт' }).click();
			await dialog.getByRole('button', { name: 'Удалить', exact: true }).click();
			await expect(page).toHaveURL('/user/reports');
			await expect(page.getByText('Нет отчетов')).toBeVisible();
			const guest = await browser.newPage({ baseURL: process.env.E2E_SITE_URL ?? '' });
			await guest.goto(address);
			await expect(guest.getByRole('heading', { name: 'Отчёт не найден' })).toBeVisible();
			await guest.close();
		},
	);

	test('nor is there a page for what is no number of one', async ({ page }) => {
		expect((await page.goto('/ownerReport/1'))?.status()).toBe(404);
		await expect(page.getByText('Упс! Страница не найдена.')).toBeVisible();
	});
});

test(
	'a token in a report’s address signs in once and is taken out of it',
	DEEP,
	async ({ page, browser }) => {
		await signInByGoogle(page);
		const token = await storedToken(page);
		const address = await order(page, TESTOVA);
		const elsewhere = await browser.newContext({ baseURL: process.env.E2E_SITE_URL ?? '' });
		const other = await elsewhere.newPage();
		await other.goto(`${address}?token=${token}&app=ios`);
		await expect(other).toHaveURL(`${address}?app=ios`);
		await acceptAddressToken(other);
		await expect(other.getByText('Паспорт 4509 111222')).toBeVisible();
		expect(await storedToken(other)).toBe(token);
		await elsewhere.close();
	},
);

test.describe('when the network goes away', () => {
	test.use({ forgiven: [/Failed to load|ERR_|net::/] });

	test('what is known of a report stays, and it goes on by itself', DEEP, async ({ page }) => {
		await signInByGoogle(page);
		await order(page, TESTOVA);
		await ready(page);
		await page.route('**/v1/ownerReport/get*', (route) => route.abort());
		await expect(page.getByText('Сайт не отвечает.', { exact: false })).toBeVisible();
		await expect(page.getByText('Сводка')).toBeVisible();
		await page.unroute('**/v1/ownerReport/get*');
		await expect(page.getByText('Сайт не отвечает.', { exact: false })).toHaveCount(0);
	});
});
