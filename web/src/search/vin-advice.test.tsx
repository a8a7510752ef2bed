import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { carInPaste } from './car-in-paste.ts';
import { VinAdvice } from './vin-advice.tsx';

const shown = (text: string) =>
	renderToStaticMarkup(<VinAdvice text={text} onChoose={() => {}} />).replace(/<[^>]+>/g, '');

describe('the advice under the VIN field', () => {
	test('names the maker and the year of a whole VIN', () => {
		expect(shown('XTAGFL110KY700180')).toBe('LADA, модель 2019 года');
	});

	test('offers what I and O stand for', () => {
		expect(shown('XTAGFLI10KY7OO180')).toContain('XTAGFL110KY700180');
	});

	test('says that a sign is missing, and which car begins so', () => {
		expect(shown('XTAGFL110KY70018')).toBe('Не хватает одного знака.');
		expect(shown('TAGFL110KY700180')).toContain('XTAGFL110KY700180');
	});

	test('never forbids a VIN whose check digit is wrong', () => {
		expect(shown('1C4RJFBG5FC123456')).toMatch(/Контрольный знак не сходится, сверьте с документом/);
	});

	test('keeps silent about what is no VIN', () => {
		expect(shown('')).toBe('');
		expect(shown('ЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖ')).toBe('');
	});
});

test('a pasted VIN of eighteen signs loses the one too many, and the field says so', () => {
	expect(carInPaste({ field: 'vin', text: 'XTAGFFL110KY700180' })).toEqual({
		field: 'vin',
		text: 'XTAGFL110KY700180',
		note: { field: 'vin', text: 'В тексте было 18 знаков, лишний убран: сверьте с документом.' },
	});
});
