import { expect, test } from 'vitest';
import { answeredWords } from './answered-words.ts';
import { partial, question, silent, stale } from './testing/answers.ts';

test('an answer that was not read to the end is counted, and named', () => {
	expect(answeredWords(question({}))).toBe('Ответили 10 из 10');
	const car = question({ dtp: partial({ Accidents: [] }), recall: silent() });
	expect(answeredWords(car)).toBe('Ответили 9 из 10, 1 не полностью');
});

test('a cached answer in place of a silent register, and one that is asked again, are none', () => {
	expect(answeredWords(question({ dtp: stale({ Accidents: [] }), recall: null }))).toBe('Ответили 8 из 10');
	expect(answeredWords({ ...question({}), calls: { dtp: 'loading', osago: 'failed' } })).toBe(
		'Ответили 8 из 10',
	);
});
