import { REPORT_KOPECKS } from '@avtosverka/contract/vocabulary/owner-report';
import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worthOfSilence } from './worth.ts';

describe('what silence is worth', () => {
	test('is an eighth of the price for a register, and all of it for all eight', () => {
		expect(worthOfSilence(1)).toEqual({ kopecks: 988, requests: 3 });
		expect(worthOfSilence(4)).toEqual({ kopecks: 3950, requests: 9 });
		expect(worthOfSilence(8)).toEqual({ kopecks: REPORT_KOPECKS, requests: 17 });
	});

	test('is never less than its share, never more than the price, and as much in requests of any pack', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 8 }),
				fc.integer({ min: 1, max: 1_000_000 }),
				(registers, price) => {
					const { kopecks, requests } = worthOfSilence(registers, price);
					expect(kopecks).toBeGreaterThanOrEqual((price * registers) / 8);
					expect(kopecks).toBeLessThanOrEqual(price);
					expect(worthOfSilence(Math.min(8, registers + 1), price).kopecks).toBeGreaterThanOrEqual(kopecks);
					for (const pack of PACKS) {
						expect(requests * (pack.kopecks / pack.requests)).toBeGreaterThanOrEqual(kopecks - 1e-6);
					}
				},
			),
		);
	});
});
