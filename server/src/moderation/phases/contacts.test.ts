import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contacts } from './contacts.ts';
import { sightsOf } from './testing/sights.ts';

const PHONE = 'Номер телефона.';
const EMAIL = 'Адрес электронной почты.';

test.each([
	['тел. 8 901 234-56-78 вечером', PHONE, ['8 901 234-56-78']],
	['+7(901)2345678', PHONE, ['+7(901)2345678']],
	['цена 450000 89012345678', PHONE, ['89012345678']],
	['8 9O1 2З4 56 78', PHONE, ['8 9O1 2З4 56 78']],
	[
		'Восемь девятьсот один двести тридцать четыре пятьдесят шесть семьдесят восемь!',
		PHONE,
		['Восемь девятьсот один двести тридцать четыре пятьдесят шесть семьдесят восемь'],
	],
	['8 (495) 123-45-67', PHONE, ['8 (495) 123-45-67']],
	['пиши Ivan@Example.com', EMAIL, ['Ivan@Example.com']],
	['ivan собака mail точка ru', EMAIL, ['ivan собака mail точка ru']],
	['i v a n @ m a i l . r u', EMAIL, ['i v a n @ m a i l . r u']],
	['ivan(at)yandex(dot)ru', EMAIL, ['ivan(at)yandex(dot)ru']],
	['мой телеграм: primerov_p', 'Имя в мессенджере.', ['телеграм: primerov_p']],
])('%s', (text, reason, marked) => {
	expect(sightsOf(contacts, text)).toContainEqual([reason, marked]);
});

test.each([
	'Цена 1 250 000 руб., пробег 148 000 км, год 2019',
	'VIN XTA21144094786239 и Z9489012345678901',
	'Номер А123ВС777, раньше М777ММ97',
	'08.08.2018, 12.03.2021',
	'Собака в машине шерсти не оставила',
	'восемь лет, две хозяйки, сто двадцать тысяч',
	'Мой телеграм-канал молчит',
	'полис 0123456789',
])('says nothing of: %s', (text) => {
	expect(sightsOf(contacts, text)).toEqual([]);
});

test('a number is found whatever stands between its digits, and marked where it stands', () => {
	const between = fc.constantFrom('', ' ', '-', '.', ' - ', ')(', '_');
	fc.assert(
		fc.property(fc.array(between, { minLength: 10, maxLength: 10 }), fc.nat(40), (signs, before) => {
			const number = [...'89012345678'].map((digit, at) => digit + (signs[at] ?? '')).join('');
			const text = `${'а'.repeat(before)}: ${number}, звоните`;
			expect(sightsOf(contacts, text)).toEqual([[PHONE, [number]]]);
		}),
	);
});

test('a price, a mileage and a year are never a number', () => {
	const sum = fc.integer({ min: 1_000, max: 9_999_999 });
	fc.assert(
		fc.property(sum, sum, fc.integer({ min: 1970, max: 2030 }), (price, mileage, year) => {
			const grouped = (value: number) => value.toLocaleString('ru').replace(/\s/g, ' ');
			expect(sightsOf(contacts, `${year} год, ${grouped(price)} руб., ${grouped(mileage)} км`)).toEqual([]);
		}),
	);
});
