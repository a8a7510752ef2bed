import { describe, expect, test } from 'vitest';
import { isWholeText, pasted, signMistake, typed } from './rules.ts';
import { paste } from './testing/paste.ts';

const VIN = 'XTA21144094786239';

describe('pasting', () => {
	test('folds Cyrillic twins into a VIN and drops spaces and dashes', () => {
		expect(paste('vin', ' хта 2114-4094 786239\n').fields.vin).toBe(VIN);
	});

	test('folds Latin twins into a plate and drops spaces', () => {
		expect(paste('plate', 'a 123 bc 77').fields.plate).toBe('А123ВС77');
	});

	test('replaces what was selected and keeps the rest', () => {
		expect(pasted('XTA99999', { field: 'vin', from: 3, to: 8, text: '2114' })).toBe('XTA2114');
	});

	test('takes a part of a VIN for nothing else, whatever it looks like', () => {
		const part = { field: 'vin', from: 3, to: 3, text: 'A123BC77' } as const;
		expect(isWholeText('XTA', part)).toBe(false);
		expect(pasted('XTA', part)).toBe('XTAA123BC77');
	});

	test.each([
		['vin', `XTA2114\u200b${VIN.slice(7)}\ufeff`, VIN],
		['vin', `XTA2114\u00ad–${VIN.slice(7)}`, VIN],
		['plate', 'А\u2060123\u200bВС 77', 'А123ВС77'],
		['plate', 'у 001 кх 777', 'У001КХ777'],
		['plate', 'ММ55АА77', 'ММ55АА77'],
	] as const)('drops what cannot be seen: %s %j', (field, text, number) => {
		expect(paste(field, text).fields[field]).toBe(number);
		expect(typed(field, text)).toBe(number);
	});

	test('calls a link without a car a link, and leaves what stood in the field', () => {
		const before = { vin: 'XTA', plate: '' };
		const { fields, mistake } = paste('vin', 'https://ads.example/cars/1115998877', before);
		expect(fields).toEqual(before);
		expect(mistake).toEqual({ field: 'vin', text: expect.stringContaining('Это ссылка, а не VIN.') });
	});

	test.each(['t.me/cars', 'ivan@mail.ru', '450000 ₽'])('takes for no part of a VIN: %s', (text) => {
		expect(isWholeText('XTA', { field: 'vin', from: 3, to: 3, text })).toBe(true);
	});

	test('tells the number of a frame, whichever field it was put into', () => {
		for (const field of ['vin', 'plate'] as const) {
			const { fields, note } = paste(field, 'кузов NCP30-0012345');
			expect([fields.vin, note?.text]).toEqual(['NCP300012345', expect.stringContaining('нет VIN')]);
		}
	});

	test('keeps a sign that cannot be folded, so that the mistake shows', () => {
		expect(signMistake('vin', paste('vin', 'ЖTA').fields.vin)?.field).toBe('vin');
	});

	test.each([
		`VIN: ${VIN}`,
		'Вин-код хта21144094786239, торг',
		`Продаю Ладу 2015 года, госномер А123ВС77, VIN ${VIN}. Звоните.`,
		`https://sverka.example/checks/${VIN}`,
	])('finds the VIN of a text in either field: %s', (text) => {
		expect(paste('vin', text)).toMatchObject({ fields: { vin: VIN, plate: '' }, note: null });
		const moved = paste('plate', text, { vin: '', plate: 'А12' });
		expect(moved.fields).toEqual({ vin: VIN, plate: '' });
		expect(moved.note).toEqual({ field: 'vin', text: 'Это VIN, он теперь в своём поле.' });
	});

	test.each(['А123ВС77', 'a 123 bc 77', 'Лада Гранта, номер а123вс77, 450 000 ₽', 'А123ВС | 77 RUS'])(
		'finds the plate of a text in either field: %s',
		(text) => {
			expect(paste('plate', text)).toMatchObject({ fields: { vin: '', plate: 'А123ВС77' }, note: null });
			const moved = paste('vin', text);
			expect(moved.fields).toEqual({ vin: '', plate: 'А123ВС77' });
			expect(moved.note).toEqual({ field: 'plate', text: 'Это госномер, он теперь в своём поле.' });
		},
	);

	test('says that a text names several cars', () => {
		const both = paste('vin', `VIN: ${VIN}, есть ещё Z94K241BBMR251210`);
		expect(both.fields.vin).toBe(VIN);
		expect(both.note?.text).toBe('В тексте несколько VIN: взят один.');
		expect(paste('vin', 'А123ВС77 или В456ЕК199').note).toEqual({
			field: 'plate',
			text: 'В тексте несколько госномеров: взят один.',
		});
	});
});
