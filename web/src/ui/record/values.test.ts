import { expect, test } from 'vitest';
import {
	joined,
	numbered,
	showDay,
	showMileage,
	showPeriod,
	showPrice,
	showValue,
	withUnit,
} from './values.ts';

test.each([
	[null, 'Не указано'],
	[undefined, 'Не указано'],
	['', 'Не указано'],
	['  ', 'Не указано'],
	[Number.NaN, 'Не указано'],
	[{ a: 1 }, 'Объект'],
	[[], 'Объект'],
	[0, '0'],
	[2009, '2009'],
	[81.6, '81,6'],
	[true, 'Да'],
	['седан', 'седан'],
])('%o is shown as %s', (value, shown) => {
	expect(showValue(value)).toBe(shown);
});

test('units are those of the specification', () => {
	expect(withUnit(81, 'лс.')).toBe('81 лс.');
	expect(withUnit(null, 'см3')).toBe('Не указано');
	expect(showMileage(201_532).replaceAll('\u00a0', ' ')).toBe('201 532 км.');
	expect(showMileage(null)).toBe('Не указано');
	expect(showPrice(1_250_000.4).replaceAll('\u00a0', ' ')).toBe('1 250 000 ₽');
});

test('days and periods are told as people write them', () => {
	expect(showDay('2018-04-04T12:00:00')).toBe('04.04.2018, 12:00');
	expect(showDay(null)).toBe('Не указано');
	expect(showPeriod('2019-08-21', undefined)).toBe('21.08.2019 — настоящее время');
	expect(showPeriod(null, '2019-08-21')).toBe('начало не указано — 21.08.2019');
});

test.each([
	['5', 'Уведомление № 5'],
	['скрыто', 'Уведомление, номер скрыт'],
	[null, 'Уведомление без номера'],
	[' ', 'Уведомление без номера'],
])('a notice with the number %o is «%s»', (number, title) => {
	expect(numbered('Уведомление', number)).toBe(title);
});

test('parts that are missing leave no gap', () => {
	expect(joined('LADA', null, '2114')).toBe('LADA 2114');
	expect(joined(null, '')).toBe('Не указано');
});
