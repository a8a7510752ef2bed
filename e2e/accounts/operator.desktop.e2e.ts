import type { Page } from '@playwright/test';
import { DEEP, INSPECTED } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { inspect } from '../steps/inspect.ts';
import { newCar } from '../steps/new-car.ts';
import {
	confirm,
	expectNewestAct,
	grantRole,
	idOf,
	onSite,
	partOf,
	unfold,
	unfoldAll,
} from '../steps/operator-steps.ts';
import { balanceOf, buyTen } from '../steps/payment-steps.ts';
import { openBase } from '../steps/report-lines.ts';
import { screensHigh } from '../steps/screens-high.ts';

const site = ownSite('operator', {
	BOT_PROTECTION: 'off',
	SUPPLIER_AVTOCOD_ORDER_PRICE: '12,50',
	SUPPLIER_AVTOCOD_DAILY_BUDGET_CHECK: '1',
});

/** How often the page about sources, which shows whom the site asks now, names the supplier. */
async function mentions(page: Page): Promise<number> {
	return (await (await page.request.get('/sources')).text()).split('Росстандарт').length - 1;
}

test(
	'an operator gives money back after a second question, and the journal keeps who and why',
	DEEP,
	async ({ browser }, info) => {
		await onSite(site, browser, info, async (page) => {
			await page.goto('/operator');
			await expect(page.getByText('У вашего аккаунта такой роли нет.')).toBeVisible();
			await buyTen(page, site.sandboxUrl);
			await grantRole(site, page, 'operator');
			await page.goto('/user');
			await page.getByRole('link', { name: 'Пульт оператора' }).click();
			await expect(partOf(page, 'Поставщики')).toBeVisible();
			await inspect(page, info, 'operator-folded');
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			expect(screensHigh(page, height), 'the folded console').toBeLessThan(2.9);
			await unfold(page, 'Узлы', 'Очереди', 'Занятые запросы', 'Настройки', 'Ждёт разбора');
			await expect(partOf(page, 'Узлы')).toContainText('сервер');
			await expect(partOf(page, 'Очереди')).toContainText('Опросы машин опаздывают больше часа');
			await expect(partOf(page, 'Занятые запросы')).toContainText('Пусто.');
			await expect(partOf(page, 'Ждёт разбора')).toContainText('Пусто.');
			await unfoldAll(page);
			const settings = partOf(page, 'Настройки');
			await expect(settings.getByText('12,50', { exact: true })).toBeVisible();
			const orders = partOf(page, 'Последние заказы');
			await expect(orders.getByText(/оплачен/)).toBeVisible();
			await inspect(page, info, 'operator');

			const order = (await orders.locator('h3').first().textContent()) ?? '';
			await page.getByLabel('Номер заказа').fill(order);
			await page.getByRole('button', { name: 'Вернуть…' }).click();
			const dialog = page.getByRole('dialog', { name: 'Вернуть деньги?' });
			await expect(dialog).toContainText(order);
			await inspect(page, info, 'operator-refund', { fullPage: false });
			await dialog.getByRole('button', { name: 'Не возвращать' }).click();
			await expect(orders.getByText(/оплачен/)).toBeVisible();
			await page.getByRole('button', { name: 'Вернуть…' }).click();
			await confirm(page, 'Вернуть деньги?', 'Вернуть деньги');
			await expect(dialog).toBeHidden();
			await expect(orders.getByText(/возвращён/)).toBeVisible();
			await expectNewestAct(page, `Возврат по заказу ${order}`);
			expect(await balanceOf(page)).toBe(0);
		});
	},
);

test('a refund that cannot be says why, and what was typed stays', DEEP, async ({ browser }, info) => {
	await onSite(site, browser, info, async (page) => {
		await grantRole(site, page, 'operator');
		await page.goto('/operator');
		await unfold(page, 'Возврат по заказу');
		await page.getByLabel('Номер заказа').fill('такого нет');
		await page.getByRole('button', { name: 'Вернуть…' }).click();
		const dialog = page.getByRole('dialog', { name: 'Вернуть деньги?' });
		await confirm(page, 'Вернуть деньги?', 'Вернуть деньги');
		await expect(dialog.getByText('Такого заказа нет. Проверьте номер.')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByLabel('Номер заказа')).toHaveValue('такого нет');
	});
});

test(
	'a supplier that is stopped is asked no more, and the journal keeps who and why',
	INSPECTED,
	async ({ browser }, info) => {
		await onSite(site, browser, info, async (page) => {
			await grantRole(site, page, 'operator');
			const before = await mentions(page);
			await page.goto(`/checks/${newCar()}`);
			// The question about the car itself is what the budget is spent on.
			await expect(await openBase(page)).toContainText('данные на');
			await page.goto('/operator');
			await unfold(page, 'Поставщики', 'Журнал');
			const suppliers = partOf(page, 'Поставщики');
			await suppliers.getByRole('button', { name: 'Остановить… Росстандарт' }).click();
			await inspect(page, info, 'operator-stop', { fullPage: false });
			await confirm(page, 'Остановить поставщика?', 'Остановить');
			await expect(suppliers.getByText('Росстандарт: остановлен.')).toBeVisible();
			await expect(suppliers.getByText(/^остановлен /)).toBeVisible();
			await expectNewestAct(page, 'Остановлен поставщик Росстандарт');
			await expect(suppliers.getByText('проверки на сайте: 1 из 1, бюджет исчерпан')).toBeVisible();
			await expect.poll(() => mentions(page), { timeout: 10_000 }).toBeLessThan(before);
			await unfold(page, 'Расходы');
			await expect(partOf(page, 'Расходы').getByRole('row', { name: /проверки на сайте/ })).toBeVisible();
			await inspect(page, info, 'operator-stopped');
			await suppliers.getByRole('button', { name: 'Запустить… Росстандарт' }).click();
			await confirm(page, 'Запустить поставщика?', 'Запустить');
			await expect(suppliers.getByText('Росстандарт: снова работает.')).toBeVisible();
			await expectNewestAct(page, 'Запущен поставщик Росстандарт');
			await expect.poll(() => mentions(page), { timeout: 10_000 }).toBe(before);
		});
	},
);

test(
	'a person is found by the whole number and given a role; a deletion says what goes',
	DEEP,
	async ({ browser }, info) => {
		await onSite(site, browser, info, async (page) => {
			const whom = await idOf(page);
			await grantRole(site, page, 'operator');
			await page.goto('/operator');
			await unfold(page, 'Люди', 'Журнал');
			const people = partOf(page, 'Люди');
			await page.getByLabel('Кого найти').fill('Вера');
			await people.getByRole('button', { name: 'Найти' }).click();
			await expect(people.getByRole('alert')).toContainText('Введите целиком');
			await page.getByLabel('Кого найти').fill(whom);
			await people.getByRole('button', { name: 'Найти' }).click();
			await people.getByRole('button', { name: 'Дать роль «модератор»…' }).click();
			await confirm(page, 'Дать роль?', 'Дать роль');
			await expect(people.getByText('Роль «модератор» есть.')).toBeVisible();
			await expect(people.getByRole('button', { name: 'Забрать роль «модератор»…' })).toBeVisible();
			await inspect(page, info, 'operator-people');
			await people.getByRole('button', { name: 'Удалить аккаунт…' }).click();
			await expect(page.getByRole('dialog')).toContainText('способы входа');
			await inspect(page, info, 'operator-delete', { fullPage: false });
			await page.getByRole('dialog').getByRole('button', { name: 'Не удалять' }).click();
			await expectNewestAct(page, `Дана роль «модератор», аккаунт ${whom}`);
		});
	},
);

test(
	'another person loses a role, their sessions and their account, and the journal keeps each act',
	DEEP,
	async ({ browser }, info) => {
		await onSite(site, browser, info, (page) =>
			onSite(site, browser, info, async (other) => {
				await grantRole(site, page, 'operator');
				const whom = await idOf(other);
				await page.goto('/operator');
				await unfold(page, 'Люди', 'Журнал');
				const people = partOf(page, 'Люди');
				await page.getByLabel('Кого найти').fill(whom);
				await people.getByRole('button', { name: 'Найти' }).click();

				await people.getByRole('button', { name: 'Дать роль «оператор»…' }).click();
				await confirm(page, 'Дать роль?', 'Дать роль');
				await expectNewestAct(page, `Дана роль «оператор», аккаунт ${whom}`);
				await other.goto('/operator');
				await expect(partOf(other, 'Поставщики')).toBeVisible();

				await people.getByRole('button', { name: 'Забрать роль «оператор»…' }).click();
				await confirm(page, 'Забрать роль?', 'Забрать роль');
				await expectNewestAct(page, `Отозвана роль «оператор», аккаунт ${whom}`);
				await other.reload();
				await expect(other.getByText('У вашего аккаунта такой роли нет.')).toBeVisible();

				await people.getByRole('button', { name: 'Завершить входы…' }).click();
				await confirm(page, 'Завершить все входы?', 'Завершить входы');
				await expectNewestAct(page, `Завершены входы, аккаунт ${whom}`);
				// The page asks who is signed in: no one any more.
				await other.reload();
				await expect(other).toHaveURL('/auth');

				await people.getByRole('button', { name: 'Удалить аккаунт…' }).click();
				await confirm(page, 'Удалить аккаунт?', 'Удалить аккаунт');
				await expect(people.getByText('Такого аккаунта нет.')).toBeVisible();
				await expectNewestAct(page, `Удалён аккаунт ${whom}`);
			}),
		);
	},
);
