import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBirthDate } from './birth-date.ts';

const TODAY = '2026-11-28';
const read = (text: string) => {
	const date = readBirthDate(text, TODAY);
	return date.ok ? date.value : date.problem;
};

describe('a birth date', () => {
	test.each([
		['01.02.1980', '1980-02-01'],
		['1.2.1980', '1980-02-01'],
		['01,02,1980', '1980-02-01'],
		['1, 2, 1980', '1980-02-01'],
		['01 02 1980', '1980-02-01'],
		['1/2/1980', '1980-02-01'],
		['01–02–1980', '1980-02-01'],
		['01.\u200b02.1980', '1980-02-01'],
		['1980-02-01', '1980-02-01'],
		['1980.2.1', '1980-02-01'],
		['01021980', '1980-02-01'],
		['19800201', '1980-02-01'],
		['20011210', '2001-12-10'],
		['1 февраля 1980 г.', '1980-02-01'],
		['9 мая 1975', '1975-05-09'],
		['3 мар. 1975', '1975-03-03'],
		['15-СЕН-1975', '1975-09-15'],
		['род. 01.02.1980 г.р.', '1980-02-01'],
	])('«%s» is %s', (text, date) => {
		expect(read(text)).toBe(date);
	});

	test.each([
		['', 'empty'],
		['01.02', 'incomplete-date'],
		['1980', 'incomplete-date'],
		['завтра', 'incomplete-date'],
		['12 машина 1980', 'incomplete-date'],
		['01.02.1980 и 03.04.1990', 'incomplete-date'],
		['01.02.80', 'short-year'],
		['1,2,80', 'short-year'],
		['010280', 'short-year'],
		['29.02.00', 'short-year'],
		['1 февраля 80', 'short-year'],
		['30.02.80', 'no-such-day'],
		['31.02.1980', 'no-such-day'],
		['29.02.1983', 'no-such-day'],
		['00.01.1980', 'no-such-day'],
		['29.11.2026', 'future'],
		['01.02.1909', 'too-old'],
	])('«%s» is refused: %s', (text, problem) => {
		expect(read(text)).toBe(problem);
	});

	test('that exists is read in every way of writing it, and never called none', () => {
		const day = fc.date({ min: new Date('1910-01-01'), max: new Date('2026-11-27'), noInvalidDate: true });
		const signs = fc.constantFrom('.', ',', '/', '-', ' ', '. ');
		fc.assert(
			fc.property(day, signs, fc.boolean(), fc.boolean(), (born, sign, isShort, isPadded) => {
				const [year = '', month = '', date = ''] = born.toISOString().slice(0, 10).split('-');
				const plain = (digits: string) => (isPadded ? digits : String(Number(digits)));
				const text = [plain(date), plain(month), isShort ? year.slice(2) : year].join(sign);
				expect(read(text)).toBe(isShort ? 'short-year' : `${year}-${month}-${date}`);
			}),
		);
	});

	test('is read or refused, whatever is typed', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				expect(read(text)).toBeTypeOf('string');
			}),
		);
	});
});
