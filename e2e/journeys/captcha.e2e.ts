import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { ownSite } from '../own-site.ts';
import { painted } from '../steps/alive.ts';
import { newCar } from '../steps/new-car.ts';
import {
	another,
	answeredBy,
	ask,
	card,
	changePicture,
	field,
	misread,
	openPicture,
	POLICE,
	picture,
	read,
	send,
	shownPicture,
	type,
} from '../steps/picture.ts';
import { askAll } from '../steps/report-lines.ts';

const NOT_A_CLEAR_ANSWER = 'Это не значит, что записей нет.';
const WRONG = 'Цифры не подошли, вот новая картинка';

test.describe('while avtocod has works on its side', () => {
	const site = ownSite('captcha', { SUPPLIER_APICLOUD_URL: 'off' });

	test('the digits typed once open five sections, and every other one says what it is', async ({ page }) => {
		await page.goto(`${site.url}/checks/JTEHD21A850036287`);
		await askAll(page).click();
		await expect(page.getByRole('article').getByText('Нужны цифры с картинки')).toHaveCount(5, {
			timeout: 30_000,
		});
		await expect(field(page)).toHaveCount(1);
		await expect(picture(page)).toHaveCount(1);
		await expect(page.getByText(/^Ждёт цифр с картинки в разделе/)).toHaveCount(4);

		await type(page, site);
		for (const title of POLICE) await answeredBy(card(page, title), 'ГИБДД');
		await expect(field(page)).toHaveCount(0);
		await expect(card(page, 'Ограничения')).toContainText('Запрет на регистрационные действия');
		await expect(card(page, 'Розыск')).toContainText('Информация о розыске не найдена!');

		await answeredBy(card(page, 'Отзывная кампания'), 'Росстандарт');
		const customs = card(page, 'Таможня');
		await expect(customs).toContainText('Реестр таможенной службы ответил непонятно');
		await expect(customs).toContainText(NOT_A_CLEAR_ANSWER);
		for (const title of ['ОСАГО', 'Залог', 'Рынок']) {
			await expect(card(page, title)).toContainText(/не ответил|отказал: идут технические работы/);
			await expect(card(page, title)).toContainText(NOT_A_CLEAR_ANSWER);
			await expect(card(page, title)).not.toContainText(/не найден|Записей нет:/);
		}
	});
});

test.describe("the police's picture", () => {
	const site = ownSite('captcha-digits', { SUPPLIER_AVTOCOD_URL: 'off' });

	test(
		'of all that was asked is answered in its place, with the focus on the answer',
		DEEP,
		async ({ page }) => {
			await page.goto(`${site.url}/checks/${newCar()}`);
			await askAll(page).click();
			await expect(field(page)).toBeVisible();
			const section = page.getByRole('article').filter({ has: field(page) });
			await expect(section.locator(':focus')).toBeAttached();
			const answered = page.locator(`#${await section.getAttribute('id')}`);
			await type(page, site);
			await answeredBy(answered, 'ГИБДД');
			await expect(answered.locator('[aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
			await expect(answered.locator(':focus')).toContainText('Источник: ГИБДД');
			await expect(answered).toBeInViewport();
		},
	);

	test('leaves a visitor who reads elsewhere where they are', DEEP, async ({ page }) => {
		await page.goto(`${site.url}/checks/${newCar()}`);
		await askAll(page).click();
		await page.mouse.wheel(0, 1);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		const before = await page.evaluate(() => scrollY);
		await expect(field(page)).toBeAttached();
		await painted(page);
		expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before - 8);
		await expect(field(page)).not.toBeFocused();
	});

	test(
		'comes anew after wrong digits, which says so and keeps the focus in the field',
		DEEP,
		async ({ page }) => {
			await openPicture(page, site, newCar(), 'Розыск');
			await ask(page, 'Ограничения');
			await expect(card(page, 'Ограничения')).toContainText('Ждёт цифр с картинки в разделе «Розыск»');
			const before = await shownPicture(page);
			await field(page).fill(misread(await read(page, site)));
			await send(page).click();

			await expect(card(page, 'Розыск')).toContainText(WRONG, { timeout: 30_000 });
			await expect(field(page)).toBeFocused();
			await expect(field(page)).toHaveValue('');
			await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
			await expect(field(page)).toHaveAccessibleDescription(new RegExp(WRONG));
			expect(await shownPicture(page)).not.toBe(before);
			await expect(card(page, 'Ограничения')).toContainText('Ждёт цифр с картинки в разделе «Розыск»');
			await expect(card(page, 'Ограничения')).not.toContainText(WRONG);

			await type(page, site);
			await answeredBy(card(page, 'Розыск'), 'ГИБДД');
			await answeredBy(card(page, 'Ограничения'), 'ГИБДД');
		},
	);

	test('comes anew when it has grown old, whatever was typed', DEEP, async ({ page }) => {
		const wanted = await openPicture(page, site, newCar());
		const before = await shownPicture(page);
		await site.control('captcha-old', { image: before });
		await type(page, site);
		await expect(wanted).toContainText(WRONG, { timeout: 30_000 });
		await expect(field(page)).toBeFocused();
		expect(await shownPicture(page)).not.toBe(before);
		await type(page, site);
		await answeredBy(wanted, 'ГИБДД');
	});

	test('is changed for another one on request', DEEP, async ({ page }) => {
		const wanted = await openPicture(page, site, newCar());
		await field(page).fill('123');
		await changePicture(page);
		await expect(field(page)).toHaveValue('');
		await expect(field(page)).toBeFocused();
		await expect(wanted).not.toContainText(WRONG);
		await type(page, site);
		await answeredBy(wanted, 'ГИБДД');
	});

	test('asks for digits where there are none, and sends nothing', DEEP, async ({ page }) => {
		const wanted = await openPicture(page, site, newCar());
		let sent = 0;
		page.on('request', (request) => {
			if (request.url().includes('/v1/gibdd')) sent += 1;
		});
		for (const text of ['', '12', 'абвгд']) {
			await field(page).fill(text);
			await send(page).click();
			await expect(wanted).toContainText('Введите цифры с картинки');
			await expect(field(page)).toBeFocused();
		}
		expect(sent).toBe(0);
	});

	test('is read, sent and changed by keyboard alone, and tells what it is for', DEEP, async ({ page }) => {
		const wanted = await openPicture(page, site, newCar());
		await expect(field(page)).toHaveAccessibleDescription(
			/хватит на все разделы ГИБДД.*Звуковой версии картинки нет/,
		);
		await expect(wanted.getByRole('group', { name: 'Цифры с картинки ГИБДД' })).toBeVisible();
		// The focus moves from the button to the result, and from there to the field.
		await expect(wanted.locator('div[tabindex="-1"]')).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(field(page)).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(send(page)).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(another(page)).toBeFocused();
		await changePicture(page, () => another(page).press('Enter'));
		await expect(field(page)).toBeFocused();
		await page.keyboard.type(await read(page, site));
		await page.keyboard.press('Enter');
		await answeredBy(wanted, 'ГИБДД');
		await expect(page.locator(':focus')).toContainText('Источник: ГИБДД');
	});

	test('serves whom it was shown to and nobody else', DEEP, async ({ page, browser }) => {
		const vin = newCar();
		const shown = page.waitForResponse((reply) => reply.url().includes('/wanted/'));
		await openPicture(page, site, vin);
		const { token } = (await (await shown).json()).meta.challenge;
		const word = await read(page, site);

		const stranger = await browser.newContext();
		try {
			const visit = await stranger.newPage();
			await openPicture(visit, site, vin);
			await visit.route('**/wanted/**', (route) =>
				route.continue({
					headers: { ...route.request().headers(), 'x-captcha-token': token, 'x-captcha-word': word },
				}),
			);
			const refused = visit.waitForResponse((reply) => reply.url().includes('/wanted/'));
			await type(visit, site);
			expect((await (await refused).json()).meta).toMatchObject({ state: 'refused', reason: 'captcha' });
			await expect(card(visit, 'Розыск')).toContainText(WRONG);
		} finally {
			await stranger.close();
		}
		await type(page, site);
		await answeredBy(card(page, 'Розыск'), 'ГИБДД');
	});

	test('that cannot be fetched leaves words in its place and no empty frame', DEEP, async ({ page }) => {
		const failureMode = (kind: string) =>
			site.control('failure-mode', { supplier: 'gibdd', failureMode: kind });
		const wanted = await openPicture(page, site, newCar());
		await failureMode('down');
		try {
			await expect(async () => {
				if (await another(page).isVisible()) await another(page).click({ timeout: 1_900 });
				await expect(wanted).toContainText('Реестр розыска МВД не ответил.', { timeout: 1_900 });
			}).toPass();
			await expect(wanted).toContainText(NOT_A_CLEAR_ANSWER);
			await expect(wanted.getByRole('img')).toHaveCount(0);
			await expect(wanted.getByRole('textbox')).toHaveCount(0);
		} finally {
			await failureMode('fine');
		}
		await wanted.getByRole('button', { name: 'Запросить снова' }).click();
		await expect(picture(page)).toBeVisible({ timeout: 30_000 });
		await type(page, site);
		await answeredBy(wanted, 'ГИБДД');
	});
});
