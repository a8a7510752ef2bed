import type { Page } from '@playwright/test';
import { stepsOf } from '../../web/src/testing/phone-keyboard.ts';
import { DEEP } from '../deep.ts';
import { expect, test } from '../fixtures.ts';
import { CAR } from '../pages/route-table.ts';
import { isAlive } from '../steps/alive.ts';
import { newCar } from '../steps/new-car.ts';
import { compose } from '../steps/phone-keyboard.ts';
import { holdScripts } from '../steps/routed-replies.ts';

/** Every field that a page has before its scripts come. */
const FIELDS = [
	{ path: '/', field: 'Госномер', words: ['а', '123', 'вс', '77'], shown: 'А123ВС77' },
	{ path: '/', field: 'Госномер', words: ['a123bc', '77'], shown: 'А123ВС77' },
	{ path: '/', field: 'VIN', words: ['xta', '21144094786239'], shown: 'XTA21144094786239' },
	{ path: '/widget?isFrame=true', field: 'VIN', words: ['xta', '2114'], shown: 'XTA2114' },
	{ path: '/ownerReport', field: 'Дата рождения', words: ['01', '021980'], shown: '01.02.1980' },
	{ path: '/ownerReport', field: 'Фамилия', words: ['Ивано', 'в'], shown: 'Иванов' },
	{ path: '/ownerReport', field: /паспорта/, words: ['4509', '111222'], shown: '4509 111222' },
	{ path: '/ownerReport', field: 'VIN', words: ['xta', '2114'], shown: 'XTA2114' },
	{ path: '/codes', field: 'Код или название региона', words: ['тверь', ' и'], shown: 'тверь и' },
	{ path: `/checks/${CAR}`, field: 'Цена продавца, ₽', words: ['450', '000'], shown: '450 000' },
	{
		path: '/dogovor/form',
		field: /Продавец.*: ФИО|Продавец.*Фамилия/,
		words: ['ива', 'нов'],
		shown: 'иванов',
	},
] as const;

for (const { path, field, words, shown } of FIELDS) {
	const steps = stepsOf(words);
	test(
		`what a keyboard composes in «${field}» at ${path} stands once, whenever the page comes alive: ${words.join('·')}`,
		DEEP,
		async ({ page }) => {
			const keyboard = await page.context().newCDPSession(page);
			const typed: string[] = [];
			for (const moment of [...steps.keys(), steps.length]) {
				const release = await openHeld(page, path.replace(CAR, newCar()));
				const input = page.locator('main').getByLabel(field).first();
				await input.focus();
				await compose(page, keyboard, steps.slice(0, moment));
				release();
				await isAlive(page);
				await compose(page, keyboard, steps.slice(moment));
				const before = await input.inputValue();
				await input.blur();
				typed.push(before, await input.inputValue());
			}
			expect(typed.map((text) => text.replace(/\s/g, ' '))).toEqual(typed.map(() => shown));
		},
	);
}

/** Opens a page as on a device that remembers nothing, and holds its scripts back. */
async function openHeld(page: Page, path: string): Promise<() => void> {
	const release = await holdScripts(page);
	await page.goto(path, { waitUntil: 'domcontentloaded' });
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	return release;
}
