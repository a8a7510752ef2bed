import { expect, test } from 'vitest';
import { monthWords } from './month.ts';

test.each([
	['2026-01', 'январь 2026'],
	['2026-11', 'ноябрь 2026'],
	['2027-05', 'май 2027'],
])('%s is %s', (month, words) => {
	expect(monthWords(month)).toBe(words);
});
