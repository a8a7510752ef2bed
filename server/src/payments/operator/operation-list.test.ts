import { describe, expect, test } from 'vitest';
import { readOperations } from './operation-list.ts';

const ONE = { orderId: 'A1Z', operationId: '700', kopecks: 49_00, day: '2026-11-21' };

describe('a list of operations', () => {
	test.each([
		['Номер операции;Дата;Номер заказа;Сумма;Статус\n700;21.11.2026 10:00:00;A1Z;49,00;Исполнена\n'],
		[
			'operationid,created,clienttransaction,sourceamount,statusid\r\n700,2026-11-21T10:00:00Z,A1Z,49.00,SUCCEED\r\n',
		],
		['"MNT_OPERATION_ID"\t"MNT_TRANSACTION_ID"\t"MNT_AMOUNT"\t"Дата"\n"700"\t"A1Z"\t"49"\t"2026-11-21"'],
		[
			'Выписка по счёту 54600817\n\nИтого;1\nЗАКАЗ ;  сумма, ₽;id;Дата операции\nA1Z;+49,00 ₽;700;21.11.2026\n\n',
		],
		['\ufeffНомер заказа;Сумма;ID;Дата\nA1Z;49,00 руб.;700;2026-11-21 00:00'],
	])('is read whatever its columns are called: %j', (text) => {
		expect(readOperations(text)).toEqual({ operations: [ONE], passed: 0, unread: [] });
	});

	test('may write an amount with spaces between thousands', () => {
		const list = readOperations('Заказ;Сумма\nA1Z;1\u00a0049,50');
		expect(list?.operations).toEqual([{ orderId: 'A1Z', operationId: null, kopecks: 1049_50, day: null }]);
	});

	test.each([
		['2026-11-20T22:30:00.000Z', '2026-11-21'],
		['2026-11-21T01:30:00+03:00', '2026-11-21'],
		['2026-11-21T01:30:00', '2026-11-21'],
		['21.11.2026 01:30', '2026-11-21'],
		['вчера', null],
	])('reads days as they are in Moscow: %s', (cell, day) => {
		expect(readOperations(`Заказ;Сумма;Дата\nA1Z;49,00;${cell}`)?.operations[0]?.day).toBe(day);
	});

	test.each(['CREATED', 'Отменена', 'inprogress'])('passes over what is not paid: %s', (state) => {
		expect(readOperations(`Заказ;Сумма;Статус\nA1Z;49,00;${state}`)).toEqual({
			operations: [],
			passed: 1,
			unread: [],
		});
	});

	test.each(['SUCCEED', 'TAKENIN_NOTSENT', 'Уведомление не отправлено', 'Успешно'])(
		'takes what is: %s',
		(state) => {
			expect(readOperations(`Заказ;Сумма;Статус\nA1Z;49,00;${state}`)?.operations).toHaveLength(1);
		},
	);

	test('passes over payouts and refunds', () => {
		expect(readOperations('Заказ;Сумма\n;1000,00\nA1Z;-49,00\nA1Z;−49,00')).toEqual({
			operations: [],
			passed: 3,
			unread: [],
		});
	});

	test('names lines that it does not understand, by their number', () => {
		const list = readOperations('Заказ;Сумма;Статус\nA1Z;много;Исполнена\nA2Z;49,00;Полуоплачена');
		expect(list).toEqual({
			operations: [],
			passed: 0,
			unread: [
				{ line: 2, why: 'сумма «много»' },
				{ line: 3, why: 'состояние «Полуоплачена»' },
			],
		});
	});

	test.each(['', 'a;b;c\n1;2;3', 'Заказ;Дата\nA1Z;21.11.2026', '\u0000\u0001'])(
		'without the columns that are needed is none: %j',
		(text) => {
			expect(readOperations(text)).toBeNull();
		},
	);
});
