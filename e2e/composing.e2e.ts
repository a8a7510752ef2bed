import { isContent } from '@avtosverka/contract/page-of';
import type { CDPSession, Page } from '@playwright/test';
import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './hold-scripts.ts';

/** What stands in the field of a word that is not put in yet. */
async function composed(keyboard: CDPSession, text: string): Promise<void> {
	await keyboard.send('Input.imeSetComposition', {
		text,
		selectionStart: text.length,
		selectionEnd: text.length,
	});
}

/** Types as a phone's keyboard does: each word is composed sign by sign and put in as a whole. */
async function compose(page: Page, keyboard: CDPSession, words: readonly string[]): Promise<void> {
	for (const word of words) {
		for (let end = 1; end <= word.length; end += 1) {
			await composed(keyboard, word.slice(0, end));
			// The page answers to each sign before the next one comes.
			await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
		}
		await keyboard.send('Input.insertText', { text: word });
	}
}

const FIELDS = [
	{ path: '/', field: 'Госномер', words: ['а', '123', 'вс', '77'], shown: 'А123ВС77' },
	{ path: '/', field: 'Госномер', words: ['a123bc', '77'], shown: 'А123ВС77' },
	{ path: '/', field: 'VIN', words: ['xta', '21144094786239'], shown: 'XTA21144094786239' },
	{ path: '/widget?isFrame=true', field: 'VIN', words: ['xta', '2114'], shown: 'XTA2114' },
	{ path: '/ownerReport', field: 'Дата рождения', words: ['01', '021980'], shown: '01.02.1980' },
	{ path: '/ownerReport', field: 'Фамилия', words: ['Ивано', 'в'], shown: 'Иванов' },
	{
		path: '/ownerReport',
		field: /Серия и номер паспорта|Паспорт/,
		words: ['4509', '111222'],
		shown: '4509 111222',
	},
	{
		path: '/codes',
		field: 'Код или название региона',
		words: ['тверь', ' и москва'],
		shown: 'тверь и москва',
	},
	{
		path: '/checks/XTAGFL110KY700110',
		field: 'Цена продавца, ₽',
		words: ['450', '000'],
		shown: /^450\s000$/,
	},
	{
		path: '/dogovor/form',
		field: /Продавец.*: ФИО|Продавец.*Фамилия/,
		words: ['ива', 'нов'],
		shown: 'иванов',
	},
] as const;

for (const { path, field, words, shown } of FIELDS) {
	test(
		`what a keyboard composes stands once in «${field}»: ${words.join('·')} at ${path}`,
		DEEP,
		async ({ page }) => {
			await page.goto(path);
			if (!isContent(path)) await page.waitForFunction(() => '__reactRouterDataRouter' in window);
			const input = page.locator('main').getByLabel(field).first();
			await input.click();
			await compose(page, await page.context().newCDPSession(page), words);
			await expect(input).toHaveValue(shown);
			await input.blur();
			await expect(input).toHaveValue(shown);
		},
	);
}

for (const { path, field, word, shown } of [
	{ path: '/widget?isFrame=true', field: 'VIN', word: 'xta2114', shown: 'XTA2114' },
	{ path: '/', field: 'Госномер', word: 'a123bc77', shown: 'А123ВС77' },
	{ path: '/ownerReport', field: 'Дата рождения', word: '01021980', shown: '01.02.1980' },
]) {
	test(
		`a word begun before the page wakes up stands once in «${field}» at ${path}`,
		DEEP,
		async ({ page }) => {
			const release = await holdScripts(page);
			await page.goto(path, { waitUntil: 'domcontentloaded' });
			const input = page.getByRole('textbox', { name: field }).first();
			await input.click();
			const keyboard = await page.context().newCDPSession(page);
			await composed(keyboard, word.slice(0, 2));
			release();
			await page.waitForFunction(() => '__reactRouterDataRouter' in window);
			await compose(page, keyboard, [word]);
			await expect(input).toHaveValue(shown);
		},
	);
}
