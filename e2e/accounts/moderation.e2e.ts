import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test, watch } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { comment, field, openComments, panel, write } from '../steps/comment-steps.ts';
import { newCar } from '../steps/new-car.ts';
import { signInByGoogle, storedToken } from '../steps/sign-in-steps.ts';

const site = ownSite('moderation', { BOT_PROTECTION: 'off' });

/** The report stands beside a comment only where there is room. */
const WIDE = { width: 1440, height: 900 };

/** The people of a test, each in a browser of their own, which must report no faults. */
function people(browser: Browser) {
	const contexts: BrowserContext[] = [];
	const faults: (readonly string[])[] = [];
	return {
		async person(): Promise<Page> {
			const context = await browser.newContext({ baseURL: site.url, viewport: WIDE });
			contexts.push(context);
			faults.push(watch(context));
			const page = await context.newPage();
			await signInByGoogle(page);
			return page;
		},
		async leave() {
			expect(faults.flat()).toEqual([]);
			for (const context of contexts) await context.close();
		},
	};
}

/** Gives the role to who is signed in, as the operator does. */
async function grant(page: Page): Promise<void> {
	const token = await storedToken(page);
	const headers = { Authorization: `Bearer ${token}`, 'X-Requested-With': 'XMLHttpRequest' };
	const { data } = await (await page.request.get('/v1/user', { headers })).json();
	await site.operate('roles.ts', 'grant', 'moderator', data.id);
}

const inFocus = (page: Page) => page.getByRole('article', { name: /^Комментарий \d+ из \d+$/ });
const empty = (page: Page) => page.getByRole('heading', { name: 'Очередь пуста' });

test('a comment is read by a moderator before others see it', async ({ browser }) => {
	const all = people(browser);
	const [author, reader, moderator] = [await all.person(), await all.person(), await all.person()];
	const vin = newCar();

	await moderator.goto('/moderation');
	await expect(moderator.getByText('Эта страница для модераторов')).toBeVisible();
	await grant(moderator);
	await moderator.goto('/user');
	await moderator.getByRole('link', { name: 'Модерация' }).click();
	await expect(empty(moderator)).toBeVisible();

	await openComments(author, vin);
	await field(author).fill('Смотрел вчера: кузов родной, ездит тихо.');
	await field(author).press('Control+Enter');
	await expect(comment(author, 'кузов родной')).toContainText('На модерации');
	await openComments(reader, vin);
	await expect(panel(reader)).toContainText('Для данного номера нет комментариев');

	await moderator.getByRole('button', { name: 'Проверить снова' }).click();
	await expect(inFocus(moderator)).toContainText('кузов родной');
	await inFocus(moderator).getByRole('button', { name: 'История автора' }).click();
	await expect(inFocus(moderator).getByRole('listitem').filter({ hasText: vin })).toHaveCount(1);
	await moderator.getByRole('button', { name: 'Отчёт рядом' }).click();
	const report = moderator.frameLocator('iframe');
	await expect(report.getByRole('heading', { level: 1 })).toContainText(vin);
	await inFocus(moderator).getByRole('button', { name: 'Одобрить' }).click();
	await expect(empty(moderator)).toBeVisible();

	await openComments(reader, vin);
	await expect(panel(reader)).toContainText('Для данного номера есть 1 комментарий');
	await expect(comment(reader, 'кузов родной')).not.toContainText('На модерации');
	await expect(comment(reader, 'кузов родной').getByRole('button', { name: /Удалить/ })).toHaveCount(0);

	await openComments(author, vin);
	await comment(author, 'кузов родной')
		.getByRole('button', { name: /Удалить/ })
		.click();
	await author.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(panel(author)).toContainText('Для данного номера нет комментариев');
	await openComments(reader, vin);
	await expect(panel(reader)).toContainText('Для данного номера нет комментариев');
	await all.leave();
});

test('a refused comment tells its author why', DEEP, async ({ browser }) => {
	const all = people(browser);
	const [author, moderator] = [await all.person(), await all.person()];
	const vin = newCar();
	await grant(moderator);
	await write(author, vin, 'Продам резину, звоните 8 900 000-00-00.');
	await moderator.goto('/moderation');
	await expect(inFocus(moderator).locator('mark').first()).toBeVisible();
	await inFocus(moderator).getByRole('button', { name: 'Отклонить' }).click();
	await moderator.getByLabel(/Пояснение автору/).fill('Объявлениям здесь не место.');
	await moderator.getByRole('button', { name: 'Спам или реклама' }).click();
	await expect(empty(moderator)).toBeVisible();
	await expect(moderator.getByText('Спам или реклама: 1')).toBeVisible();

	await author.goto('/user/comments');
	const line = author.getByRole('main').getByRole('listitem').filter({ hasText: vin });
	await expect(line).toContainText('Отклонён');
	await expect(line).toContainText('Объявлениям здесь не место.');
	await line.getByRole('button', { name: /Удалить/ }).click();
	await author.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
	await expect(author.getByText('Нет комментариев')).toBeVisible();
	await all.leave();
});

test('an evening of moderation takes no mouse, and the keyboard is never lost', DEEP, async ({ browser }) => {
	const all = people(browser);
	const [author, moderator] = [await all.person(), await all.person()];
	await grant(moderator);
	const vin = newCar();
	for (const name of ['первая', 'вторая', 'третья', 'четвёртая']) {
		await write(author, vin, `Посмотрел машину, осмотр ${name}: всё честно описано.`);
	}
	await moderator.goto('/moderation');
	const { keyboard } = moderator;
	const press = async (...keys: string[]) => {
		for (const key of keys) await keyboard.press(key);
	};
	await expect(inFocus(moderator)).toContainText('осмотр первая');

	await press('j', 'j');
	await expect(inFocus(moderator)).toContainText('осмотр третья');
	await expect(inFocus(moderator)).toBeFocused();
	await press('k', 'a');
	await expect(inFocus(moderator)).toContainText('осмотр третья');
	await expect(inFocus(moderator)).toBeFocused();

	await press('u');
	await expect(inFocus(moderator)).toContainText('осмотр вторая');
	await expect(inFocus(moderator)).toBeFocused();

	// Keys typed into a note decide nothing.
	await press('r', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
	await keyboard.type('aru1');
	await expect(moderator.getByLabel(/Пояснение автору/)).toHaveValue('aru1');
	await press('Escape');
	await expect(inFocus(moderator)).toBeFocused();
	await expect(inFocus(moderator)).toContainText('осмотр вторая');

	await press('r', '4');
	await expect(inFocus(moderator)).not.toContainText('осмотр вторая');
	await expect(inFocus(moderator)).toBeFocused();
	await press('x', 'j', 'x');
	await expect(moderator.getByRole('button', { name: 'Одобрить (2)' })).toBeVisible();
	await press('a');
	await expect(inFocus(moderator)).toHaveAccessibleName('Комментарий 1 из 1');
	await expect(inFocus(moderator)).toBeFocused();
	await press('a');
	await expect(empty(moderator)).toBeVisible();
	await expect(moderator.getByRole('region', { name: 'Очередь пуста' })).toBeFocused();

	await openComments(author, vin);
	await expect(panel(author)).toContainText('Для данного номера есть 3 комментария');
	await expect(comment(author, 'осмотр вторая')).toContainText('Отклонён');
	await all.leave();
});
