import { expect, test } from 'vitest';
import { cellsOf, decode } from './csv.ts';

test('quotes hold separators, line ends and quotes', () => {
	expect(cellsOf('a;"b;""c""\nd";e\r\nf', ';')).toEqual([['a', 'b;"c"\nd', 'e'], ['f']]);
});

test('Russian letters are read from UTF-8 and from windows-1251', () => {
	expect(decode(new TextEncoder().encode('Сумма'))).toBe('Сумма');
	expect(decode(Uint8Array.of(0xd1, 0xf3, 0xec, 0xec, 0xe0))).toBe('Сумма');
});
