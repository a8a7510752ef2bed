import { expect, test } from 'vitest';
import { maskPersonal } from './mask.ts';

const LONG = 100_000;
/** What a quadratic pattern needs is minutes; what ours need is milliseconds. */
const WITHIN_MS = 2_000;

test.each([
	['a word', 'a'.repeat(LONG)],
	['a word with dots', 'a.'.repeat(LONG / 2)],
	['an address without an end', `a@${'a'.repeat(LONG)}`],
	['an address that goes on', `a@${'a.'.repeat(LONG / 2)}`],
	['many signs of an address', 'a@'.repeat(LONG / 2)],
	['digits', '1'.repeat(LONG)],
	['letters of a plate', 'А1'.repeat(LONG / 2)],
	['percent signs', '%D0%'.repeat(LONG / 4)],
	['dashes', '-'.repeat(LONG)],
	['spaces', ' '.repeat(LONG)],
	['the word params', 'params:'.repeat(LONG / 7)],
])('a text of a hundred thousand signs is masked in no time: %s', (_, text) => {
	const began = process.cpuUsage();
	maskPersonal(text);
	maskPersonal(`${text}!`);
	expect(process.cpuUsage(began).user / 1000).toBeLessThan(WITHIN_MS);
});

test('an address is masked wherever it stands', () => {
	expect(maskPersonal('to:<ivan@mail.example>,..petr@mail.example; «анна@почта.рф»')).toBe('to:<…>,…; «…»');
});
