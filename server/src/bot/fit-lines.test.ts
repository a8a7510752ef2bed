import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitLines } from './fit-lines.ts';

test('lines that fit stay as they are', () => {
	expect(fitLines(['раз', '', 'два'], 8)).toBe('раз\n\nдва');
});

test('what does not fit is cut by whole lines, with a sign', () => {
	expect(fitLines(['<b>раз</b>', '', 'два', 'три'], 18)).toBe('<b>раз</b>\n\nдва\n…');
	expect(fitLines(['<b>раз</b>', '', 'два'], 13)).toBe('<b>раз</b>\n…');
});

test('no text is longer than its limit, and every line is one of those given', () => {
	const line = fc.string({ unit: fc.constantFrom('а', 'б', '<'), maxLength: 40 });
	fc.assert(
		fc.property(fc.array(line), fc.integer({ min: 1, max: 100 }), (lines, limit) => {
			const text = fitLines(lines, limit);
			expect(text.length).toBeLessThanOrEqual(limit);
			for (const one of text.split('\n')) expect(['…', '', ...lines]).toContain(one);
		}),
	);
});

test('an ending of its own says what is left out, and is counted with the rest', () => {
	const fitted = fitLines(['раз', 'два', 'три'], 10, (left) => `ещё ${left.length}`);
	expect(fitted).toBe('раз\nещё 2');
});
