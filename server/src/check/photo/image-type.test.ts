import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageTypeOf } from './image-type.ts';
import { JPEG, PNG, WEBP } from './testing/pictures.ts';

describe('the type of a photograph', () => {
	test.each([
		['image/jpeg', JPEG],
		['image/png', PNG],
		['image/webp', WEBP],
	])('%s is told by its first bytes', (type, bytes) => {
		expect(imageTypeOf(bytes)).toBe(type);
	});

	test.each([
		['a drawing that may carry scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
		['a page', '<!doctype html><title>404</title>'],
		['a film of pictures', 'GIF89a'],
		['a sound in the same container as WebP', 'RIFF\0\0\0\0WAVEfmt '],
		['nothing', ''],
	])('is none for %s', (_, text) => {
		expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBeNull();
	});

	test('is none for whatever begins in another way, and never throws', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
				fc.pre(![0xff, 0x89, 0x52].includes(bytes[0] ?? 0));
				expect(imageTypeOf(bytes)).toBeNull();
			}),
		);
	});
});
