import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { maskVin } from '@avtosverka/contract/vocabulary/vin';
import { TELEGRAM_BOT_NAME } from '@avtosverka/sandbox/settings';
import type { Locator, Page } from '@playwright/test';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { BOTS, botChat, newPerson } from '../steps/bot-chat.ts';
import { newCar } from '../steps/new-car.ts';

/** The bot's last message with these words. */
const botMessage = (page: Page, words: string | RegExp): Locator =>
	page.locator('.by-bot').filter({ hasText: words }).last();

/** What hangs over the text field while somebody types after the bot's name. */
const inline = (page: Page): Locator => page.getByRole('group', { name: 'Ответы бота на набранное' });

const INTRODUCTION = 'Пришлите VIN, госномер или текст объявления';

for (const bot of BOTS) {
	const { name, chats } = bot;

	test(`a chat of ${name} becomes a check of a car, with its card`, async ({ page }) => {
		const vin = newCar();
		await page.goto(`${process.env.E2E_SANDBOX_URL}${chats}?person=${newPerson()}`);
		await page.getByRole('button', { name: 'Старт' }).click();
		await expect(botMessage(page, INTRODUCTION)).toBeVisible();
		await page.getByLabel('Сообщение боту').fill(vin);
		await page.getByRole('button', { name: 'Отправить' }).click();
		const report = botMessage(page, `VIN ${vin}`).filter({ hasText: /Ответили \d+ из 10/ });
		await expect(report).toContainText('Ответили 10 из 10', { timeout: 90_000 });
		for (const { title } of Object.values(SECTION_CATALOGUE))
			await expect(report).toContainText(`${title}: `);
		await expect(report.getByRole('link', { name: 'Полный отчёт' })).toHaveAttribute(
			'href',
			new RegExp(`/checks/${vin}$`),
		);
		await expect(page.getByAltText('Картинка от бота')).toBeVisible();
	});

	test(`${name}: an advertisement is read, listed, and all of it is forgotten`, DEEP, async ({ request }) => {
		const chat = botChat(request, bot);
		await chat.write('/start');
		await chat.botMessage(INTRODUCTION);
		const vin = newCar();
		await chat.write(`Продаю Ладу, один хозяин.\nVIN: ${vin}, торг у капота`);
		const report = await chat.report(vin);
		await chat.press(report, /^Следить за машиной/);
		await chat.botMessage('Слежу до');

		await chat.write('/my');
		await chat.botMessage(new RegExp(`🔔 .+, VIN ${vin}`));
		const list = await chat.botMessage('Последние проверки в этом чате. Нажмите');
		expect(list.buttons.flat().map(({ text }) => text)).toEqual([
			expect.stringMatching(new RegExp(`^.+ · …${vin.slice(-4)}$`)),
		]);
		await chat.write('/forget');
		await chat.botMessage('Забыл: список проверок этого чата, слежение за машинами');
		await chat.write('/my');
		await chat.botMessage('Здесь ещё ничего не проверяли');
		await chat.press(report, /^Следить за машиной/);
		const watched = await chat.botMessage('Слежу до');
		await chat.press(watched, 'Не следить');
		await chat.botMessage('Больше не слежу за этой машиной.');
		await chat.press(watched, 'Проверить сейчас');
		await chat.botMessage('За этой машиной бот сейчас не следит.');
	});

	test(`${name}: a plate of one car checks it, a plate of two asks which`, DEEP, async ({ request }) => {
		const chat = botChat(request, bot);
		await chat.write('м456ту152');
		const { id } = await chat.botMessage('М 456 ТУ 152', { not: 'Ищем', withinMs: 60_000 });
		const report = await chat.report('LJD7AC14XP0207454');
		expect(report.id).toBe(id);
		await chat.press(report, /^Что спросить у продавца/);
		await chat.botMessage(/^Что спросить у продавца\n• /);
		await chat.write('В222ВВ22');
		const offer = await chat.botMessage('Нашлось несколько машин. Какую проверить?', { withinMs: 60_000 });
		expect(offer.buttons).toHaveLength(2);
		await chat.press(offer, /1234$/);
		await chat.report('XWEHC512BC0001234');
	});

	test(`${name}: what holds no car is answered in words`, DEEP, async ({ request }) => {
		const chat = botChat(request, bot);
		await chat.write('<b>привет</b> & как дела?');
		await chat.botMessage('Не вижу здесь VIN или госномера.');
		await chat.write('https://avto.example.org/12345');
		await chat.botMessage('В этой ссылке нет VIN или госномера');
		await chat.write('XTA2114409478623');
		await chat.botMessage('Здесь 16 знаков, а в VIN их 17.');
		await chat.write('сколько стоит?');
		await chat.botMessage('Проверка машины бесплатна');
		await chat.write('12345');
		await chat.botMessage('Эти цифры не к чему отнести');
	});
}

test(
	'typed after the name of the Telegram bot, a car that was checked is shown with a masked VIN',
	DEEP,
	async ({ page, request }) => {
		const [bot] = BOTS;
		const vin = newCar();
		const field = page.getByLabel('Сообщение боту');
		await page.goto(`${process.env.E2E_SANDBOX_URL}${bot.chats}?person=${newPerson()}`);
		await page.getByRole('button', { name: 'Старт' }).click();
		await field.fill(`@${TELEGRAM_BOT_NAME} ${vin}`);
		const wayIn = inline(page).getByRole('link', { name: 'Проверить в чате с ботом' });
		await expect(wayIn).toHaveAttribute('href', new RegExp(`start=${vin}`));
		await expect(inline(page).getByRole('button')).toHaveCount(0);

		const checked = botChat(request, bot);
		await checked.write(vin);
		await checked.report(vin);
		await field.fill(`@${TELEGRAM_BOT_NAME}  ${vin}`);
		const preview = inline(page).getByRole('button');
		await expect(preview).toContainText('Ответы 10 реестров из 10');
		await expect(preview).not.toContainText(vin);
		await preview.click();
		const sent = page.locator('.by-person').last();
		await expect(sent).toContainText(`VIN ${maskVin(vin)}`);
		await expect(sent).not.toContainText(vin);
		await expect(inline(page)).toBeHidden();

		await field.fill(`@${TELEGRAM_BOT_NAME} привет`);
		await expect(inline(page).getByRole('link', { name: 'Впишите VIN или госномер' })).toBeVisible();
	},
);
