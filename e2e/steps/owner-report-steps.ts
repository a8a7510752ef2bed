import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { payThere } from './payment-steps.ts';
import { noteSecret } from './sign-in-steps.ts';

/** A person as typed into the form; all of them are invented and live in the sandbox. */
export type FormPerson = {
	readonly name: readonly [last: string, first: string, middle: string];
	readonly born: string;
	readonly passport: string;
};

export const PRIMEROV: FormPerson = {
	name: ['Примеров', 'Пётр', 'Образцович'],
	born: '01.02.1980',
	passport: '0000 000000',
};
export const TESTOVA: FormPerson = {
	name: ['Тестова', 'Тамара', 'Тестовна'],
	born: '05.06.1991',
	passport: '4509 111222',
};
export const OBRAZTSOV: FormPerson = {
	name: ['Образцов', 'Иван', 'Примерович'],
	born: '10.10.1975',
	passport: '4010 333444',
};
export const ZADERZHKIN: FormPerson = {
	name: ['Задержкин', 'Олег', 'Олегович'],
	born: '29.02.1984',
	passport: '6511 555666',
};

export const form = (page: Page) => page.getByRole('form', { name: 'Проверка владельца' });
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Проверить владельца' });
export const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Types a person into the form, key by key. */
export async function typeIn(page: Page, { name, born, passport }: FormPerson): Promise<void> {
	const [last, first, middle] = name;
	for (const [label, text] of [
		['Фамилия', last],
		['Имя', first],
		['Отчество', middle],
		['Дата рождения', born],
		['Серия и номер паспорта', passport],
	] as const) {
		await form(page).getByLabel(label).pressSequentially(text);
	}
	noteSecret(passport);
	noteSecret(passport.replace(' ', ''));
}

/** Orders a report as the signed-in person, and gives its path. */
export async function order(page: Page, person: FormPerson): Promise<string> {
	await page.goto('/ownerReport');
	await typeIn(page, person);
	await submit(page).click();
	// A phone that is slow at it takes seconds for the bot-protection value.
	await expect(page).toHaveURL(/\/ownerReport\/[0-9a-f-]{36}$/, { timeout: 30_000 });
	return new URL(page.url()).pathname;
}

/** Waits until a report may be paid for; a register that fails just then is asked again minutes later. */
export async function ready(page: Page, within = 150_000): Promise<void> {
	const collected = page.getByText('Мы собрали всю доступную информацию о владельце автомобиля.');
	await expect(collected).toBeVisible({ timeout: within });
}

/** Pays for the report that is open, and comes back to it. */
export async function pay(page: Page): Promise<void> {
	await page.getByRole('button', { name: /Оплатить картой, 79/ }).click();
	await payThere(page, 'Оплатить');
	await expect(page.getByRole('heading', { name: 'Оплата прошла успешно' })).toBeVisible({ timeout: 30_000 });
	await page.getByRole('link', { name: 'Открыть отчёт' }).click();
	await expect(page.getByRole('region', { name: 'О ком отчёт' })).toBeVisible();
}
