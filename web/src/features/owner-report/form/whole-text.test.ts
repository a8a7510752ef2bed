import { describe, expect, test } from 'vitest';
import { readFullName, spreadName, wholeDate, wholePassport } from './whole-text.ts';

describe('a date that comes whole', () => {
	test.each([
		['1980-02-01', '01.02.1980'],
		['1980-02-01T00:00:00', '01.02.1980'],
		['01.02.1980', '01.02.1980'],
		['1.2.1980', '01.02.1980'],
		['01/02/1980', '01.02.1980'],
		['1 февраля 1980 г.', '01.02.1980'],
		['9 мая 1975', '09.05.1975'],
		['3 марта 1975', '03.03.1975'],
		['Дата рождения: 05.06.1991', '05.06.1991'],
		['01021980', '01.02.1980'],
		['', ''],
		['вчера', ''],
	])('%s is %s', (text, date) => expect(wholeDate(text)).toBe(date));
});

test.each([
	['4509111222', '4509 111222'],
	['45 09 111222', '4509 111222'],
	['серия 4509 № 111222', '4509 111222'],
	['45-09 111-222', '4509 111222'],
])('a passport that comes as «%s» is %s', (text, passport) => expect(wholePassport(text)).toBe(passport));

describe('a name that comes whole', () => {
	test('is spread over three fields', () => {
		expect(spreadName(' Иванов \n Иван\tИванович ')).toEqual({
			last_name: 'Иванов',
			first_name: 'Иван',
			middle_name: 'Иванович',
		});
		expect(spreadName('Мамедов Али Вагиф оглы')?.middle_name).toBe('Вагиф оглы');
	});

	test.each(['', 'Иванов', 'Салтыков Щедрин'])('stays where it is when it is too short: «%s»', (text) => {
		expect(spreadName(text)).toBeNull();
	});

	test('stands on one line', () => expect(readFullName(' Салтыков\u00a0\n Щедрин ')).toBe('Салтыков Щедрин'));
});
