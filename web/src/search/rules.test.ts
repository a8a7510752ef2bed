import { FOREIGN_SIGN_TEXT, PLATE_LETTERS } from '@avtosverka/contract/vocabulary/plate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moreOfMistake } from './more-of-mistake.ts';
import { MAX_LENGTH, type SearchField, signMistake, typed, validateSearch } from './rules.ts';
import { paste } from './testing/paste.ts';

const VIN = 'XTA21144094786239';

describe('typing', () => {
	test('turns letters into capitals and stops at the length of the field', () => {
		expect(typed('vin', 'xta21144094786239999')).toBe(VIN);
		expect(typed('plate', 'а123вс7777')).toBe('А123ВС777');
	});

	test('takes a letter of the other alphabet for its twin', () => {
		expect(typed('vin', 'хта2114')).toBe('XTA2114');
		expect(typed('plate', 'a123bc')).toBe('А123ВС');
		expect(signMistake('plate', 'a123bc')).toBeNull();
	});

	test('of a plate in Latin letters, sign by sign, gives the plate; the spec’s error stays for the others', () => {
		const number = fc.integer({ min: 1, max: 999 }).map((value) => String(value).padStart(3, '0'));
		const latin = fc.constantFrom(...'ABEKMHOPCTYXabekmhopctyx');
		fc.assert(
			fc.property(latin, number, latin, latin, (a, digits, b, c) => {
				const keys = [...`${a}${digits}${b}${c}777`];
				const text = keys.reduce((now, key) => typed('plate', now + key), '');
				expect(validateSearch({ vin: '', plate: text }).ok).toBe(true);
				expect(signMistake('plate', text)).toBeNull();
			}),
		);
		for (const letter of 'DFGIJLNQRSUVWZ') {
			expect(signMistake('plate', `А${letter}`)?.text).toBe(FOREIGN_SIGN_TEXT);
		}
	});

	test('drops spaces and dashes', () => {
		expect(typed('plate', 'а 123 вс 777')).toBe('А123ВС777');
		expect(typed('vin', 'XTA-21144 094786239')).toBe(VIN);
	});

	test('shows at once a letter that has no twin, and leaves what was typed', () => {
		expect(typed('vin', 'хтж')).toBe('XTЖ');
		expect(signMistake('vin', 'XTЖ')?.text).toBe('Только латинские буквы и цифры');
	});

	test.each(['I', 'O', 'Q'])('refuses the letter %s in a VIN and can say why', (letter) => {
		expect(signMistake('vin', `XT${letter}`)?.text).toBe('Только латинские буквы и цифры');
		expect(moreOfMistake(`XT${letter}`)).toContain('букв I, O и Q');
	});

	test('shows at once that a plate takes no Latin letters without a twin', () => {
		expect(signMistake('plate', 'W')?.text).toBe('Только кириллица и цифры');
		expect(signMistake('plate', 'А')).toBeNull();
	});

	test('finds nothing wrong with an empty field', () => {
		expect(signMistake('vin', '')).toBeNull();
		expect(signMistake('plate', '')).toBeNull();
	});
});

describe('sending', () => {
	test('asks for either field when both are empty', () => {
		expect(validateSearch({ vin: '', plate: '' })).toEqual({
			ok: false,
			mistake: { field: 'both', text: 'Введите VIN или госномер.' },
		});
	});

	test('asks to choose when both are filled', () => {
		expect(validateSearch({ vin: VIN, plate: 'А123ВС77' })).toEqual({
			ok: false,
			mistake: { field: 'both', text: 'Выберите только один из вариантов: VIN или госномер.' },
		});
	});

	test('takes a whole VIN', () => {
		expect(validateSearch({ vin: VIN, plate: '' })).toEqual({ ok: true, search: { kind: 'vin', vin: VIN } });
	});

	test('takes a whole plate', () => {
		expect(validateSearch({ vin: '', plate: 'А123ВС77' })).toEqual({
			ok: true,
			search: { kind: 'plate', plate: 'А123ВС77' },
		});
	});

	test.each([
		['XTA2114', '', 'vin', 'VIN состоит из 17 знаков'],
		['ЖТА21144094786239', '', 'vin', 'Только латинские буквы и цифры'],
		['', 'А123', 'plate', 'Номер введён не полностью'],
		['', 'W123BC77', 'plate', 'Только кириллица и цифры'],
		['', 'А000АА777', 'plate', 'Номеров из одних нулей не бывает. Образец: А123ВС777'],
		['', 'Ж123ЖЖ77', 'plate', 'Буквы Ж на номерах не бывает. Образец: А123ВС777'],
	])('answers VIN «%s», plate «%s» at the %s field: %s', (vin, plate, field, text) => {
		expect(validateSearch({ vin, plate })).toEqual({ ok: false, mistake: { field, text } });
	});
});

describe('whatever comes in', () => {
	const field = fc.constantFrom<SearchField>('vin', 'plate');

	test('a field never grows past its length, holds no small letters, and fills one field at most', () => {
		fc.assert(
			fc.property(field, fc.string({ unit: 'grapheme', maxLength: 80 }), (name, text) => {
				const { fields } = paste(name, text);
				for (const one of ['vin', 'plate'] as const) {
					expect(fields[one].length).toBeLessThanOrEqual(MAX_LENGTH[one]);
					expect(fields[one]).toBe(fields[one].toUpperCase());
				}
				expect(fields.vin === '' || fields.plate === '').toBe(true);
			}),
		);
	});

	test('what a field holds reads the same when it is typed again', () => {
		fc.assert(
			fc.property(field, fc.string({ unit: 'grapheme', maxLength: 40 }), (name, text) => {
				const value = typed(name, text);
				expect(typed(name, value)).toBe(value);
			}),
		);
	});

	test('a plate is understood however it is spelt, in either field, alone or in a sentence', () => {
		const letter = fc.nat(PLATE_LETTERS.length - 1);
		const number = fc.integer({ min: 1, max: 999 });
		const around = fc.constantFrom('', 'Смотрите, ', 'номер: ', '(');
		const plate = fc.tuple(letter, number, letter, letter, number);
		const gap = fc.constantFrom('', ' ', '-');
		fc.assert(
			fc.property(field, plate, gap, around, fc.boolean(), (name, parts, between, before, latin) => {
				const [one, digits, two, three, area] = parts;
				const signs = (at: number, twins: boolean) => (twins ? 'ABEKMHOPCTYX' : PLATE_LETTERS)[at] as string;
				const spelt = (twins: boolean, glue: string) =>
					[
						signs(one, twins),
						String(digits).padStart(3, '0'),
						signs(two, twins) + signs(three, twins),
						String(area).padStart(2, '0'),
					].join(glue);
				expect(paste(name, before + spelt(latin, between)).fields).toEqual({
					vin: '',
					plate: spelt(false, ''),
				});
			}),
		);
	});

	test('a search is let through only with the signs that the field allows', () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 12 }), (vin, plate) => {
				const judged = validateSearch({ vin, plate });
				if (!judged.ok) return;
				const { search } = judged;
				if (search.kind === 'vin') expect(search.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
				else expect(search.plate).toMatch(new RegExp(`^[${PLATE_LETTERS}\\d]{8,9}$`));
			}),
		);
	});
});
