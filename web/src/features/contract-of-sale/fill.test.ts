import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRACT_SHEETS } from '../../content/contract-of-sale.ts';
import { filledSheets, placesOf } from './fill.ts';
import { textsOf } from './paper.ts';
import { FILLED, WRITTEN } from './testing/filled-values.ts';
import { type ContractValues, EMPTY_VALUES, FIELD_NAMES } from './values.ts';
import { contractWords } from './words.ts';

const textOf = (values: ContractValues) =>
	filledSheets(values)
		.flatMap((sheet) => textsOf(sheet))
		.join('\n')
		.replaceAll('\u00a0', ' ');

describe('the filled contract', () => {
	test('has a word for each place of its text, and a place for each field', () => {
		const places = placesOf(CONTRACT_SHEETS);
		expect(places.filter((place) => !(place in contractWords(EMPTY_VALUES)))).toEqual([]);
		const unplaced = FIELD_NAMES.filter((name) => !places.includes(name));
		// Who gave a passport and when stand together, as `issued`.
		expect(unplaced.map((name) => name.split('.')[1])).toEqual([
			'issuedBy',
			'issuedOn',
			'issuedBy',
			'issuedOn',
		]);
	});

	test.each(WRITTEN)('says «%s»', (written) => {
		expect(textOf(FILLED)).toContain(written);
	});

	test('has lines where nothing is filled in, and no place in braces', () => {
		const text = textOf(EMPTY_VALUES);
		expect(text).toContain('«____» ________________ 20____ г.');
		expect(text).toMatch(/Цена ТС: _+ руб\. _+ коп\. \(_+\)/);
		expect(text).not.toMatch(/[{}]|undefined|null/);
	});

	test('says what it cannot read as it was typed', () => {
		const text = textOf({
			...EMPTY_VALUES,
			'car.vin': 'без VIN',
			'deal.date': '31.02.2026',
			'deal.price': 'по договорённости',
			'seller.passport': 'AB 12',
		});
		for (const typed of ['без VIN', '31.02.2026', 'по договорённости', 'AB 12'])
			expect(text).toContain(typed);
	});

	test('takes a typed text for a text: neither a place nor a pattern, on one line, without what cannot be seen', () => {
		const text = textOf({
			...EMPTY_VALUES,
			'buyer.name': '{deal.price} $& <b>\u202e\u0000\ud800 Тестова\r\n\tМария',
		});
		expect(text).toContain('{deal.price} $& <b> Тестова Мария');
	});

	test('never fails, and keeps each text within the length of its field', () => {
		fc.assert(
			fc.property(fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, anyText]))), (values) => {
				const words = contractWords(values as ContractValues);
				expect(Object.values(words).every((word) => word.isWellFormed() && word.length < 300)).toBe(true);
			}),
		);
	});
});

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
