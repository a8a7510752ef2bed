import { PLATE_LETTERS } from '@avtosverka/contract/vocabulary/plate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Field, hasLeftOutLetter, judge, MAX_LENGTH, pasted, signMistake, typed } from './rules.ts';

const VIN = 'XTA21144094786239';

describe('typing', () => {
	test('turns letters into capitals and stops at the length of the field', () => {
		expect(typed('vin', 'xta21144094786239999')).toBe(VIN);
		expect(typed('plate', 'а123вс7777')).toBe('А123ВС777');
	});

	test('shows at once that a VIN takes no Cyrillic, and leaves what was typed', () => {
		expect(typed('vin', 'хта')).toBe('ХТА');
		expect(signMistake('vin', 'ХТА')?.text).toBe('Только латинские буквы и цифры');
	});

	test.each(['I', 'O', 'Q'])('refuses the letter %s in a VIN and can say why', (letter) => {
		expect(signMistake('vin', `XT${letter}`)?.text).toBe('Только латинские буквы и цифры');
		expect(hasLeftOutLetter(`XT${letter}`)).toBe(true);
	});

	test('shows at once that a plate takes no Latin letters', () => {
		expect(signMistake('plate', 'A')?.text).toBe('Только кириллица и цифры');
		expect(signMistake('plate', 'А')).toBeNull();
	});

	test('finds nothing wrong with an empty field', () => {
		expect(signMistake('vin', '')).toBeNull();
		expect(signMistake('plate', '')).toBeNull();
	});
});

describe('pasting', () => {
	test('folds Cyrillic twins into a VIN and drops spaces and dashes', () => {
		expect(pasted('vin', '', 0, 0, ' хта 2114-4094 786239\n')).toBe(VIN);
	});

	test('folds Latin twins into a plate and drops spaces', () => {
		expect(pasted('plate', '', 0, 0, 'a 123 bc | 77'.replace('| ', ''))).toBe('А123ВС77');
	});

	test('replaces what was selected and keeps the rest', () => {
		expect(pasted('vin', 'XTA99999', 3, 8, '2114')).toBe('XTA2114');
	});

	test('keeps a sign that cannot be folded, so that the mistake shows', () => {
		expect(signMistake('vin', pasted('vin', '', 0, 0, 'ЖTA'))?.field).toBe('vin');
	});
});

describe('sending', () => {
	test('asks for either field when both are empty', () => {
		expect(judge({ vin: '', plate: '' })).toEqual({
			ok: false,
			mistake: { field: 'both', text: 'Введите VIN или госномер.' },
		});
	});

	test('asks to choose when both are filled', () => {
		expect(judge({ vin: VIN, plate: 'А123ВС77' })).toEqual({
			ok: false,
			mistake: { field: 'both', text: 'Выберите только один из вариантов: VIN или госномер.' },
		});
	});

	test('takes a whole VIN', () => {
		expect(judge({ vin: VIN, plate: '' })).toEqual({ ok: true, search: { kind: 'vin', vin: VIN } });
	});

	test('takes a whole plate', () => {
		expect(judge({ vin: '', plate: 'А123ВС77' })).toEqual({
			ok: true,
			search: { kind: 'plate', plate: 'А123ВС77' },
		});
	});

	test.each([
		['XTA2114', '', 'vin', 'VIN состоит из 17 знаков'],
		['ХТА21144094786239', '', 'vin', 'Только латинские буквы и цифры'],
		['', 'А123', 'plate', 'Номер введён не полностью'],
		['', 'A123BC77', 'plate', 'Только кириллица и цифры'],
		['', 'Ж123ЖЖ77', 'plate', 'Такого госномера не бывает. Образец: А000АА777'],
	])('answers VIN «%s», plate «%s» at the %s field: %s', (vin, plate, field, text) => {
		expect(judge({ vin, plate })).toEqual({ ok: false, mistake: { field, text } });
	});
});

describe('whatever comes in', () => {
	const field = fc.constantFrom<Field>('vin', 'plate');

	test('a field never grows past its length and holds no small letters', () => {
		fc.assert(
			fc.property(field, fc.string({ unit: 'grapheme', maxLength: 40 }), (name, text) => {
				const value = pasted(name, '', 0, 0, text);
				expect(value.length).toBeLessThanOrEqual(MAX_LENGTH[name]);
				expect(value).toBe(value.toUpperCase());
			}),
		);
	});

	test('a search is let through only with the signs that the field allows', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 12 }), (vin, plate) => {
				const judged = judge({ vin, plate });
				if (!judged.ok) return;
				const { search } = judged;
				if (search.kind === 'vin') expect(search.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
				else expect(search.plate).toMatch(new RegExp(`^[${PLATE_LETTERS}\\d]{8,9}$`));
			}),
		);
	});
});
