import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakWord } from './fonts.ts';

test('a word is broken without losing a sign, and no piece of a long one is longer than ten', () => {
	const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 15, maxLength: 400 }));
	fc.assert(
		fc.property(words, (word) => {
			const pieces = breakWord(word);
			expect(pieces.join('')).toBe(word);
			if (word.length >= 20) expect(pieces.every((piece) => [...piece].length <= 10)).toBe(true);
		}),
	);
});

test('between two pieces stands an empty one, where the library sets no hyphen', () => {
	expect(breakWord('XTA21144094786239XTA2')).toEqual(['XTA2114409', '', '4786239XTA', '', '2']);
	expect(breakWord('короткое')).toEqual(['короткое']);
});
