import { describe, expect, test } from 'vitest';
import { counted, formatNumber } from './plural.ts';

describe('a counted noun', () => {
	test.each([
		[0, '0 запросов'],
		[1, '1 запрос'],
		[2, '2 запроса'],
		[5, '5 запросов'],
		[11, '11 запросов'],
		[21, '21 запрос'],
		[104, '104 запроса'],
	])('%i takes its Russian form', (count, text) => {
		expect(counted(count, ['запрос', 'запроса', 'запросов'])).toBe(text);
	});

	test('is grouped by thousands', () => {
		expect(formatNumber(1250000).replace(/\s/g, ' ')).toBe('1 250 000');
		expect(formatNumber(2.25)).toBe('2,3');
	});
});
