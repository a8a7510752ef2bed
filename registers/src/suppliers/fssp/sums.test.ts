import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDebt } from './sums.ts';

describe('what is still to be paid', () => {
	test.each([
		[['Штраф ГИБДД: 250.00 руб.'], 'Штраф ГИБДД', 250],
		[
			['Задолженность по кредитным платежам (кроме ипотеки): 228740.15 руб.'],
			'Задолженность по кредитным платежам (кроме ипотеки)',
			228_740.15,
		],
		[
			[
				'Взыскание налогов',
				'Сумма долга: 1 000,50 руб.',
				'Остаток долга по исполнительному документу: 0.00 руб.',
			],
			'Взыскание налогов',
			0,
		],
		[['Сумма долга: 1000 руб. Исполнительский сбор: 70 руб.'], null, 1_070],
		[
			['Алименты', 'Общая сумма задолженности: 500.10 руб.', 'Исполнительский сбор: 35.01 руб.'],
			'Алименты',
			500.1,
		],
		[['Исполнительский сбор: 16011.81 руб.'], 'Исполнительский сбор', 16_011.81],
		[
			['Штраф: 10 руб.', 'Пени: 0.20 руб.', 'Задолженность по расходам: 0.10 руб.', 'Штраф СПИ: 1 руб.'],
			'Штраф',
			11.3,
		],
		[['Наложение ареста'], 'Наложение ареста', null],
		[['Сумма долга: неизвестна'], 'Сумма долга: неизвестна', null],
		[[], null, null],
	])('by %j: %j, %j', (lines, subject, amount) => {
		expect(readDebt(lines)).toEqual({ subject, amount });
	});

	test('is a number or nothing, whatever the lines', () => {
		const line = fc.oneof(
			fc.string(),
			fc.tuple(fc.string(), fc.nat()).map(([a, b]) => `${a}: ${b} руб.`),
		);
		fc.assert(
			fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
				const { amount } = readDebt(lines);
				expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
			}),
		);
	});
});
