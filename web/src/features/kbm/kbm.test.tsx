import { FIRST_KBM_CLASS } from '@avtosverka/contract/vocabulary/kbm';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Calculator } from './calculator.tsx';
import { changeInPrice, coefficientText, reckoningOf } from './words.ts';

describe('the calculator', () => {
	test('begins with a new driver and one quiet year', () => {
		const html = renderToString(<Calculator />);
		for (const line of reckoningOf(FIRST_KBM_CLASS, [0])) expect(html).toContain(line);
		expect(reckoningOf('3', [0])).toEqual([
			'Через 1 год: класс 4',
			'КБМ 1',
			'Полис стоит столько же, сколько без коэффициента.',
		]);
	});

	test('answers for years in a row', () => {
		expect(reckoningOf('13', [1, 0])).toEqual([
			'Через 2 года: класс 8',
			'КБМ 0,74',
			'Полис дешевле на 26\u00a0%.',
		]);
	});
});

test.each([
	[1.17, 'Полис дороже на 17\u00a0%.'],
	[0.46, 'Полис дешевле на 54\u00a0%.'],
	[3.92, 'Полис дороже на 292\u00a0%.'],
])('%d is told as «%s»', (coefficient, words) => {
	expect(changeInPrice(coefficient)).toBe(words);
});

test('a coefficient has a comma', () => {
	expect(coefficientText(0.91)).toBe('0,91');
});
