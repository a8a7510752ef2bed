import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Calculator } from './calculator.tsx';
import { changeInPrice, coefficientText } from './words.ts';

describe('the calculator', () => {
	test('begins with a new driver and one quiet year', () => {
		const html = renderToString(<Calculator />);
		expect(html).toContain('КБМ <!-- -->1<');
		expect(html).toContain('Полис стоит ровно столько');
	});
});

test.each([
	[1.17, 'Полис дороже на 17 %.'],
	[0.46, 'Полис дешевле на 54 %.'],
	[3.92, 'Полис дороже на 292 %.'],
])('%d is told as «%s»', (coefficient, words) => {
	expect(changeInPrice(coefficient)).toBe(words);
});

test('a coefficient has a comma', () => {
	expect(coefficientText(0.91)).toBe('0,91');
});
