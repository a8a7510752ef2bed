import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exifOrientation, liesOnSide, type Orientation, tinyPicture, turnOf } from './orientation.ts';

const ORIENTATIONS: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Where the corner goes that is stored at these places, in a picture 4 wide and 3 high. */
function corner(orientation: Orientation, x: number, y: number): readonly [number, number] {
	const [a, b, c, d, e, f] = turnOf(orientation, 4, 3);
	return [a * x + c * y + e, b * x + d * y + f];
}

describe('the way a camera was held', () => {
	test('is read from its notes', () => {
		expect(ORIENTATIONS.map((held) => exifOrientation(tinyPicture(held)))).toEqual(ORIENTATIONS);
	});

	test('is upright where nothing says otherwise, whatever the file is', () => {
		const start = fc.constantFrom(new Uint8Array(), tinyPicture(6).slice(0, 30), tinyPicture(6).slice(0, 10));
		fc.assert(
			fc.property(start, fc.uint8Array({ maxLength: 60 }), (begun, rest) => {
				expect(ORIENTATIONS).toContain(exifOrientation(new Uint8Array([...begun, ...rest])));
			}),
		);
		expect(exifOrientation(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBe(1);
	});

	// By EXIF 2.32, 4.6.4: at which corner of what is seen the stored top left stands.
	test.each([
		[1, [0, 0]],
		[2, [4, 0]],
		[3, [4, 3]],
		[4, [0, 3]],
		[5, [0, 0]],
		[6, [3, 0]],
		[7, [3, 4]],
		[8, [0, 4]],
	] as const)('%i puts the corner stored first at %j', (held, place) => {
		expect(corner(held, 0, 0)).toEqual(place);
	});

	test.each(ORIENTATIONS)('%i fills what is seen, no more and no less', (held) => {
		const [wide, high] = liesOnSide(held) ? [3, 4] : [4, 3];
		const corners = [corner(held, 0, 0), corner(held, 4, 0), corner(held, 0, 3), corner(held, 4, 3)];
		const all = [0, wide].flatMap((x) => [0, high].map((y) => [x, y]));
		expect(corners).toEqual(expect.arrayContaining(all));
	});
});
