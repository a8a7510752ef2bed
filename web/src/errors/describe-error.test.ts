import { PageError } from '@avtosverka/contract/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describePageError } from './describe-error.ts';

function withStack(stack: string | undefined): Error {
	const error = new TypeError('x is undefined');
	if (stack === undefined) delete error.stack;
	else error.stack = stack;
	return error;
}

describe('what is told of an error', () => {
	const SCRIPT = 'https://site.test/assets/root-1a.js';

	test.each([
		['Chromium', `TypeError: x is undefined\n    at Page (${SCRIPT}:12:5)\n    at run (${SCRIPT}:99:1)`],
		['Chromium outside of functions', `TypeError: x is undefined\n    at ${SCRIPT}:12:5`],
		['Firefox and Safari', `Page@${SCRIPT}:12:5\nrun@${SCRIPT}:99:1`],
		['a script with a query', `TypeError: x\n    at Page (${SCRIPT}?plate=A123BC77:12:5)`],
	])('is its place, as %s writes it', (_, stack) => {
		expect(describePageError(withStack(stack))).toEqual({
			message: 'TypeError: x is undefined',
			file: SCRIPT,
			line: 12,
		});
	});

	test.each([undefined, '', 'TypeError: x is undefined\n    at <anonymous>'])(
		'has no place when the stack is %j',
		(stack) => {
			expect(describePageError(withStack(stack))).toMatchObject({ file: '', line: null });
		},
	);

	test.each([
		['x', 'x'],
		[null, 'null'],
		[{ toString: null }, 'object'],
	])('%j thrown is told too', (thrown, message) => {
		expect(describePageError(thrown)).toEqual({ message, file: '', line: null });
	});

	test('has no token, not even half of one where it is cut', () => {
		const token = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE';
		for (const before of [0, 970, 990]) {
			const error = withStack(`Error\n at (https://site.test/${'a/'.repeat(230)}${token}/x.js:1:1)`);
			error.message = `${' '.repeat(before)}/v1/getPaidRequest/1/${token}?known=1`;
			expect(JSON.stringify(describePageError(error))).not.toContain(token.slice(0, 3));
		}
	});

	test('is always what the server takes', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 3000 }), fc.webUrl(), fc.nat(), (text, url, line) => {
				const error = withStack(`Error\n at (${url}${'/a'.repeat(300)}:${line}9999:1)`);
				error.message = text;
				expect(PageError.safeParse(describePageError(error)).success).toBe(true);
			}),
		);
	});
});
