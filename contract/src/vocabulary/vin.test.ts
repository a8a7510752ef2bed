import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldVin, parseVin, sameVin, shortenVin } from './vin.ts';

const vinText = fc.string({
	unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
	minLength: 17,
	maxLength: 17,
});

describe('a VIN', () => {
	test('is read as it stands', () => {
		expect(parseVin('XTA21144094786239')).toEqual({ ok: true, vin: 'XTA21144094786239' });
	});

	test('is read in small letters, with spaces and dashes between its parts', () => {
		expect(parseVin(' xta-2114 4094786239 ')).toEqual({ ok: true, vin: 'XTA21144094786239' });
	});

	test('is read with Cyrillic look-alikes, as ГИБДД itself writes it', () => {
		expect(parseVin('Х9Н77А3ВJС0000513')).toEqual({ ok: true, vin: 'X9H77A3BJC0000513' });
	});

	test.each(['I', 'O', 'Q', 'Я', '!', '_'])('with %s in it is refused for its letters', (sign) => {
		expect(parseVin(`XTA2114409478623${sign}`)).toEqual({ ok: false, problem: 'letters' });
	});

	test('of sixteen or eighteen signs is refused for its length', () => {
		expect(parseVin('XTA2114409478623')).toEqual({ ok: false, problem: 'length' });
		expect(parseVin('XTA211440947862391')).toEqual({ ok: false, problem: 'length' });
	});

	test('that is empty or blank is refused as empty', () => {
		expect(parseVin(' - ')).toEqual({ ok: false, problem: 'empty' });
	});

	test('in its normal form is read unchanged, whatever it is', () => {
		fc.assert(
			fc.property(vinText, (text) => {
				expect(parseVin(text)).toEqual({ ok: true, vin: text });
			}),
		);
	});

	test('is never made of a text that cannot be one', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				const parsed = parseVin(text);
				if (parsed.ok) expect(parsed.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
			}),
		);
	});

	test('equals its Cyrillic spelling and the spelling with I, O and Q for 1 and 0', () => {
		expect(sameVin('ХТА11193070037528', 'XTA11193070037528')).toBe(true);
		expect(foldVin('xtaIOQ')).toBe('XTA100');
		expect(sameVin('XTA21144094786239', 'XTA21144094786230')).toBe(false);
	});

	test('keeps only its maker and last signs for a log', () => {
		expect(shortenVin('XTA21144094786239')).toBe('XTA…6239');
	});
});
