import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookupResult, vinsOf } from './lookup-result.ts';

const vin = fc.constantFrom(...(['A', 'B', 'C', 'D'] as Vin[]));
const vins = fc.array(vin, { maxLength: 4 });

describe('what a lookup costs', () => {
	test('is a request for the first VIN that was not shown before, and for no other', () => {
		fc.assert(
			fc.property(vins, fc.uniqueArray(vin), (found, shown) => {
				const verdict = lookupResult(found, new Set(shown));
				expect(verdict.isNew).toBe(found.some((one) => !shown.includes(one)));
				if (verdict.isNew) expect(shown).not.toContain(verdict.vin);
				expect(verdict.vin === null).toBe(found.length === 0);
				if (verdict.vin !== null) expect(found).toContain(verdict.vin);
			}),
		);
	});
});

describe('the VINs of an answer', () => {
	const card = { maskedVin: null, model: null, year: null, power: null, color: null };
	const asked = { source: 'avtocod', asOf: new Date() } as const;

	test('are the whole ones of all cars', () => {
		const facts = {
			cars: [
				{ ...card, vin: 'A' as Vin },
				{ ...card, vin: null },
				{ ...card, vin: 'B' as Vin },
			],
		};
		expect(vinsOf({ ...asked, state: 'found', facts })).toEqual(['A', 'B']);
		expect(vinsOf({ ...asked, state: 'partial', facts, skippedRows: 0 })).toEqual(['A', 'B']);
	});

	test('are none where nobody said any', () => {
		expect(vinsOf({ ...asked, state: 'clear' })).toEqual([]);
		expect(vinsOf({ ...asked, state: 'unreachable', detail: '' })).toEqual([]);
		expect(vinsOf({ state: 'not-asked', reason: 'no-key' })).toEqual([]);
	});
});
