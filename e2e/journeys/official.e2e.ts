import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { newCar } from '../steps/new-car.ts';
import { answeredBy, ask, card, field, openPicture, POLICE, type } from '../steps/picture.ts';
import { askAll, openBase } from '../steps/report-lines.ts';

const VIN = 'XTA21144094786239';
const SWITCHED_OFF = 'Не спрашивали: источник отключён.';
const NOT_A_CLEAR_ANSWER = 'Это не значит, что записей нет.';

test.describe('a report by official registers alone', () => {
	const site = ownSite('official', { SUPPLIER_AVTOCOD_URL: 'off', SUPPLIER_APICLOUD_URL: 'off' });

	test('is full after one picture, and says what nobody was asked', DEEP, async ({ page }) => {
		await page.goto(`${site.url}/checks/${VIN}`);
		const base = await openBase(page);
		await expect(base).toContainText(SWITCHED_OFF);
		await askAll(page).click();
		await expect(field(page)).toHaveCount(1, { timeout: 30_000 });
		await type(page, site);

		for (const title of POLICE) await answeredBy(card(page, title), 'ГИБДД');
		await answeredBy(card(page, 'Отзывная кампания'), 'Росстандарт');
		await answeredBy(card(page, 'Таможня'), 'ФТС');
		for (const title of ['ОСАГО', 'Залог', 'Рынок']) {
			await expect(card(page, title)).toContainText(SWITCHED_OFF);
			await expect(card(page, title)).toContainText(NOT_A_CLEAR_ANSWER);
			await expect(card(page, title)).not.toContainText(
				/Источник: |не найден|(?:Запись есть|Данные есть|Срок полиса)/,
			);
		}
		await answeredBy(base, 'ГИБДД');
		await expect(base).toContainText('LADA 2114 Samara');
		await expect(base).not.toContainText(SWITCHED_OFF);
	});

	test('keeps what it was told, the drawn card as well', DEEP, async ({ page }) => {
		await openPicture(page, site, newCar(), 'Владельцы');
		await type(page, site);
		await answeredBy(card(page, 'Владельцы'), 'ГИБДД');
		await page.reload();
		await answeredBy(card(page, 'Владельцы'), 'ГИБДД');
		const base = await openBase(page);
		await answeredBy(base, 'ГИБДД');
		await ask(page, 'Залог');
		await expect(card(page, 'Залог')).toContainText(SWITCHED_OFF);
	});

	test('has its own words for a plate, and never says that it was not found', DEEP, async ({ page }) => {
		await page.goto(`${site.url}/?plate=${encodeURIComponent('А123ВС77')}`);
		const dialog = page.getByRole('dialog');
		await expect(dialog).toContainText('источник отключён', { timeout: 30_000 });
		await expect(dialog).toContainText('Это не значит, что VIN нет.');
		await expect(dialog).not.toContainText(/Не удалось найти|не найден/);
		await expect(dialog.getByRole('button', { name: 'Повторить' })).toBeVisible();
	});
});
