import { isContent } from '@avtosverka/contract/page-of';
import type { CDPSession, Page } from '@playwright/test';
import { DEEP } from './deep.ts';
import { expect, test } from './fixtures.ts';

/** Types as a phone's keyboard does: each word is composed sign by sign and put in as a whole. */
async function compose(page: Page, keyboard: CDPSession, words: readonly string[]): Promise<void> {
	for (const word of words) {
		for (let end = 1; end <= word.length; end += 1) {
			await keyboard.send('Input.imeSetComposition', {
				text: word.slice(0, end),
				selectionStart: end,
				selectionEnd: end,
			});
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
	{ path: '/dogovor', field: /Продавец.*: ФИО|Продавец.*Фамилия/, words: ['ива', 'нов'], shown: 'иванов' },
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
