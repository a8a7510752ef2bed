import { PLATE_LETTERS } from '@avtosverka/contract/vocabulary/plate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeInRegion, plateBoxes } from './plate-boxes.ts';

describe('the boxes of a plate', () => {
	test.each([
		['', '', ''],
		['А12', 'А12', ''],
		['А123ВС', 'А123ВС', ''],
		['А123ВС7', 'А123ВС', '7'],
		['А123ВС777', 'А123ВС', '777'],
		['АВ1237', 'АВ1237', ''],
		['АВ12377', 'АВ123', '77'],
		['1234АВ77', '1234АВ', '77'],
		['ЖЖЖЖЖЖЖЖ', 'ЖЖЖЖЖЖ', 'ЖЖ'],
	])('hold while it is typed: %s', (value, number, region) => {
		expect(plateBoxes(value)).toEqual({ number, region });
	});

	test('move no sign of a car’s plate from one box to the other, from the first key to the last', () => {
		const letter = fc.constantFrom(...PLATE_LETTERS);
		const digits = (first: number, last: number) => fc.integer({ min: first, max: last }).map(String);
		const car = fc.tuple(letter, digits(100, 999), letter, letter, digits(10, 999));
		fc.assert(
			fc.property(car, (parts) => {
				const plate = parts.join('');
				for (let length = 0; length <= plate.length; length += 1) {
					const typed = plate.slice(0, length);
					expect(plateBoxes(typed)).toEqual({ number: typed.slice(0, 6), region: typed.slice(6) });
				}
			}),
		);
	});

	test.each([
		['А123В', 5, null],
		['А123ВС', 5, null],
		['А123ВС', 6, 0],
		['А123ВС77', 8, 2],
		['А123ВС77', 3, null],
		['АВ12377', 5, 0],
		['А123ВС77', null, null],
	])('have one caret: in %s at %s', (value, caret, place) => {
		expect(placeInRegion(plateBoxes(value), caret)).toBe(place);
	});
});
