import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHALLENGE_TOKEN, readChallengeHeaders } from './challenge-headers.ts';
import { RequestProblem } from './replies/request-problem.ts';

const read = (token?: string, word?: string) =>
	readChallengeHeaders({
		...(token !== undefined && { 'x-captcha-token': token }),
		...(word !== undefined && { 'x-captcha-word': word }),
	});

describe('what a visitor read from a picture', () => {
	test('is nothing when he sent neither header', () => {
		expect(read()).toBeNull();
	});

	test('is the token as it is, and the digits without the spaces that people type', () => {
		expect(read('A-z_09', '12345')).toEqual({ token: 'A-z_09', word: '12345' });
		expect(read('A-z_09', ' 1 2 345 ')).toEqual({ token: 'A-z_09', word: '12345' });
	});

	test.each([
		['no digits', undefined],
		['empty digits', ''],
		['too few', '123'],
		['too many', '123456789'],
		['letters', '12a45'],
		['other digits than ours', '١٢٣٤٥'],
		['a header sent twice', '12345, 12345'],
	])('is asked for again: %s', (_, word) => {
		expect(() => read('token', word)).toThrow('Введите цифры с картинки.');
	});

	test.each([
		['none', undefined],
		['an empty one', ''],
		['one that is too long', 'x'.repeat(4097)],
		['one with other characters', 'a.b'],
		['one with a line after it', 'abc\n'],
	])('needs the token of a picture: %s', (_, token) => {
		expect(() => read(token, '12345')).toThrow(
			'Непонятно, с какой картинки эти цифры. Запросите проверку снова.',
		);
	});

	test('is well-formed or a problem of 400, whatever came', () => {
		const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w -]{0,12}$/));
		fc.assert(
			fc.property(text, text, (token, word) => {
				try {
					const picture = read(token, word);
					expect(picture?.token).toMatch(CHALLENGE_TOKEN);
					expect(picture?.word).toMatch(/^\d{4,8}$/);
				} catch (error) {
					expect(error).toBeInstanceOf(RequestProblem);
					expect((error as RequestProblem).status).toBe(400);
				}
			}),
		);
	});
});
