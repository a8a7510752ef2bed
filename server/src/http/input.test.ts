import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from './input.ts';
import { RequestProblem } from './replies/request-problem.ts';

const ANYTHING = z.unknown();

/** Texts as JSON may carry them: with halves of signs, and with NUL. */
const text = fc.string({ unit: fc.constantFrom('а', 'Z', ' ', '\0', '\ud83d', '\ude97', '🚗') });
const body = fc.letrec((tie) => ({
	value: fc.oneof({ maxDepth: 3 }, text, fc.integer(), fc.constant(null), tie('list'), tie('fields')),
	list: fc.array(tie('value'), { maxLength: 3 }),
	fields: fc.dictionary(text, tie('value'), { maxKeys: 3 }),
})).value;

test('whatever is read can be kept by the store, or is refused in words', () => {
	fc.assert(
		fc.property(body, (sent) => {
			const json = JSON.stringify(sent);
			if (json.includes('\\u0000')) {
				expect(() => readInput(ANYTHING, sent)).toThrow(RequestProblem);
				return;
			}
			expect(JSON.stringify(readInput(ANYTHING, sent))).not.toMatch(/\\ud[89a-f]/);
		}),
	);
});

test('half of a sign that a browser cut is no reason to lose the rest', () => {
	expect(readInput(z.object({ text: z.string() }), { text: 'Битая 🚗'.slice(0, -1) })).toEqual({
		text: 'Битая \ufffd',
	});
});

test('a file is left as it is', () => {
	const file = Buffer.from([0, 1, 2]);
	expect(readInput(z.object({ file: z.instanceof(Buffer) }), { file }).file).toBe(file);
});
