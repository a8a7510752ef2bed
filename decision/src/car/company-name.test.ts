import { expect, test } from 'vitest';
import { companyName, isLeasingCompany } from './company-name.ts';

test.each([
	['ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "БАНК"', 'ПАО «БАНК»'],
	['АО "БАНК ПРИМЕР"', 'АО «БАНК ПРИМЕР»'],
	['Общество с ограниченной ответственностью «Пример Лизинг»', 'ООО «Пример Лизинг»'],
	['Примербанк (ПАО)', 'Примербанк (ПАО)'],
	['Пример Банк', 'Пример Банк'],
	['ООО "Иванов Иван Иванович и партнёры"', 'ООО «Иванов Иван Иванович и партнёры»'],
])('%s is a company', (name, short) => {
	expect(companyName(name)).toBe(short);
});

test.each([
	'Образцов Пётр Иванович',
	'ИП Образцов Пётр Иванович',
	'Индивидуальный предприниматель Образцов П. И.',
	'Банк Анна Ильинична',
	'Образцов Пётр Иванович, представитель ООО «Пример»',
	'Мамедов Али Вели оглы',
	'Лизингов Павел',
	'Не раскрыто',
	'',
])('%j is not named', (name) => {
	expect(companyName(name)).toBeNull();
});

test('a leasing company says so in its name', () => {
	expect(isLeasingCompany('ООО «ПРИМЕР ЛИЗИНГ»')).toBe(true);
	expect(isLeasingCompany('ПАО «Пример Банк»')).toBe(false);
});
