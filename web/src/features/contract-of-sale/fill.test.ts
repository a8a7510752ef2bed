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
			'seller.issuedOn': 'до 1 декабря 2026',
			'buyer.issuedOn': 'не ранее 01.12.2026',
			'seller.passport': 'AB 12',
		});
		for (const typed of ['без VIN', '31.02.2026', 'до 1 декабря 2026', 'не ранее 01.12.2026', 'AB 12'])
			expect(text).toContain(typed);
	});

	test.each(['по договорённости', '450 000 или 500 000', '45000 5000', '', ' '])(
		'leaves a line in place of a price that is no sum: «%s»',
		(typed) => {
			const text = textOf({ ...EMPTY_VALUES, 'deal.price': typed });
			expect(text.match(/_+ руб\. _+ коп\. \(_+\)/g)).toHaveLength(2);
			if (typed.trim() !== '') expect(text).not.toContain(typed);
		},
	);

	test('never has a day as machines write it, in whichever field it was typed', () => {
		const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
		const after = fc.constantFrom('', 'T00:00:00', 'T09:30:00.000Z', 'T09:30:00+03:00', ' г.');
		fc.assert(
			fc.property(days, after, fc.constantFrom('', 'выдан '), (moment, rest, before) => {
				const day = moment.toISOString().slice(0, 10);
				const typed = Object.fromEntries(DATED.map((name) => [name, `${before}${day}${rest}`]));
				expect(textOf({ ...EMPTY_VALUES, ...typed })).not.toMatch(/\d{4}-\d\d-\d\d/);
			}),
		);
	});

	test.each(['1.12.2026', '2026-12-01', '1 декабря 2026 года', '01122026', '1 дек 2026'])(
		'writes a day in words, however it was typed: %s',
		(typed) => {
			const text = textOf({ ...EMPTY_VALUES, 'deal.date': typed });
			expect(text.match(/(?<!\d)1 декабря 2026 г\./g)).toHaveLength(4);
		},
	);

	test('writes days among other words in figures, and leaves what only looks like a day', () => {
		const text = textOf({
			...EMPTY_VALUES,
			'seller.issuedBy': 'ОВД Тверской 2005-03-05',
			'car.sts': '77 УО 654321 от 2020-01-15',
			'car.pts': '63 МХ 2026-02-31',
			'car.engine': '2112-10-05',
		});
		for (const written of ['ОВД Тверской 05.03.2005', '654321 от 15.01.2020', '2026-02-31', '2112-10-05'])
			expect(text).toContain(written);
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

/** Where a day belongs or is often added. */
const DATED = [
	...(['seller', 'buyer'] as const).flatMap(
		(side) => [`${side}.born`, `${side}.issuedOn`, `${side}.issuedBy`] as const,
	),
	'deal.date',
	'car.pts',
	'car.sts',
] as const;

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
