import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namedOtherwise } from './named-otherwise.ts';

describe('what was pasted as a VIN', () => {
	test.each([
		['https://www.avito.ru/moskva/avtomobili/kia_rio_2018_1234567', 'ссылка'],
		['www.drom.ru', 'ссылка'],
		['avito.ru', 'ссылка'],
		['авто.рф/12345', 'ссылка'],
		['Смотрите: t.me/cars/77', 'ссылка'],
		['https://sverka.example/s/8fJ2kQ', 'ссылка'],
		['ivan@mail.ru', 'адрес почты'],
		['+79001234567', 'номер телефона'],
		[' 8 (900) 123-45-67 ', 'номер телефона'],
		['450 000 ₽', 'цена'],
		['1,25 млн', 'цена'],
		['800 тыс. руб.', 'цена'],
	])('is named: %s, %s', (text, name) => {
		expect(namedOtherwise('vin', text)).toMatch(new RegExp(`^Это ${name}, а не VIN\\.`));
		expect(namedOtherwise('plate', text)).toMatch(new RegExp(`^Это ${name}, а не госномер\\.`));
	});

	test.each(['', 'XTA', '89001234567', '450 000', 'привет', 'Лада. Торг', '12.03.2024', 'XTA 2114.4094'])(
		'is not named where that is not sure: %j',
		(text) => {
			expect(namedOtherwise('vin', text)).toBeNull();
		},
	);

	test('is never named while it has the signs of a number alone', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{1,17}$/), (text) => {
				expect(namedOtherwise('vin', text)).toBeNull();
			}),
		);
	});
});
