import { PICTURE_SERVES_MS } from '@avtosverka/contract/vocabulary/captcha';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSolvedChallenges } from './solved-challenges.ts';

const PICTURE = { token: 't1', word: '12345' };

test('a picture serves for two minutes from when its digits were sent, and not a moment longer', () => {
	fc.assert(
		fc.property(fc.nat(), fc.nat(PICTURE_SERVES_MS * 2), fc.nat(45_000), (sentAt, later, answering) => {
			let now = sentAt + answering;
			const pictures = createSolvedChallenges(() => now);
			pictures.keep('gibdd', PICTURE, sentAt);
			now = sentAt + later;
			expect(pictures.of('gibdd')).toEqual(later < PICTURE_SERVES_MS ? PICTURE : null);
		}),
	);
});

test('serves the supplier it is of, and nobody else', () => {
	const pictures = createSolvedChallenges(() => 0);
	pictures.keep('gibdd', PICTURE, 0);
	expect(pictures.of('gibdd')).toEqual(PICTURE);
	expect(pictures.of('customs')).toBeNull();
	expect(pictures.of(null)).toBeNull();
});

test('a refused picture is forgotten, one read after it is not', () => {
	const pictures = createSolvedChallenges(() => 0);
	const newer = { token: 't2', word: '54321' };
	pictures.keep('gibdd', PICTURE, 0);
	pictures.keep('gibdd', newer, 0);
	pictures.drop(PICTURE);
	expect(pictures.of('gibdd')).toEqual(newer);
	pictures.drop(newer);
	expect(pictures.of('gibdd')).toBeNull();
});
