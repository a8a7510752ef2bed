import { expect, test } from 'vitest';
import { averagePlace } from './price-range.tsx';

test('the mean lies between the bounds', () => {
	expect(averagePlace(100, 300, 250)).toBe(0.75);
	expect(averagePlace(100, 300, 500)).toBe(1);
	expect(averagePlace(100, 300, 50)).toBe(0);
});

test('without two bounds and a mean there is no place', () => {
	expect(averagePlace(null, 300, 250)).toBeNull();
	expect(averagePlace(300, 300, 300)).toBeNull();
	expect(averagePlace(100, 300, null)).toBeNull();
});
