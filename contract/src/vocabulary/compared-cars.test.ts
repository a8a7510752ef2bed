import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAddress, parseComparedCars } from './compared-cars.ts';
import type { Vin } from './vin.ts';

const A = 'XTA21144094786239' as Vin;
const B = 'XTA21144094786240' as Vin;
const C = 'XTA21144094786241' as Vin;
const D = 'XTA21144094786242' as Vin;

describe('the cars of an address to compare', () => {
	test.each([[[A, B]], [[A, B, C]], [[A, B, C, D]]])('are two to four, in their order: %j', (vins) => {
		const { searchParams } = new URL(compareAddress(vins), 'https://site.example');
		expect(parseComparedCars(searchParams.getAll('vin'))).toEqual({ ok: true, vins });
	});

	test.each([
		['none', [], []],
		['malformed', [A, 'XTA'], [A]],
		['malformed', [A, ''], [A]],
		['malformed', [A, '<script>'], [A]],
		['twice', [A, 'хта 21144-094786239'], [A]],
		['one', [A], [A]],
		['many', [A, B, C, D, 'XTA21144094786243'], [A, B, C, D]],
	])('are refused with the one sentence that fits, and not forgotten: %s', (problem, texts, named) => {
		expect(parseComparedCars(texts)).toEqual({ ok: false, problem, named });
	});

	test('of any texts are read or refused', () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(A, B, C, D))), (texts) => {
				const parsed = parseComparedCars(texts);
				if (!parsed.ok) return;
				expect(new Set(parsed.vins).size).toBe(texts.length);
			}),
		);
	});
});
