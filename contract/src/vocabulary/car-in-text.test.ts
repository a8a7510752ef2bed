import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCarInText, findCarsInText } from './car-in-text.ts';
import { PLATE_LETTERS } from './plate.ts';

const VIN = 'XTA21144094786239';
const TWINS = new Map([...'ABCEHKMPTYX'].map((latin, index) => [latin, 'АВСЕНКМРТУХ'[index] as string]));
const LATIN = new Map([...'АВЕКМНОРСТУХ'].map((own, index) => [own, 'ABEKMHOPCTYX'[index] as string]));

describe('a VIN in a text', () => {
	test.each([
		VIN,
		`Продаю Ладу, VIN: ${VIN}, торг.`,
		`vin ${VIN.toLowerCase()}`,
		'VIN XTA 2114 4094 786239 , птс оригинал',
		'вин-код ХТА-21144-09478-6239',
		'ХТА21144094786239',
		`https://sverka.example/checks/${VIN}?plate=%D0%90123%D0%92%D0%A177`,
		`Госномер А123ВС77, VIN ${VIN}`,
		`заказ 12345678901234567, ${VIN}`,
	])('is found: %s', (text) => {
		expect(findCarInText(text)).toEqual({ kind: 'vin', vin: VIN });
	});

	test.each([
		'12345678901234567',
		'достопримечательн',
		`X${VIN}`,
		'https://ads.example/item?id=H4sIAAAAAAAAAwEjANzYToxOntz',
		'XTAO1144O94786I39',
		'',
	])('is not made up: %j', (text) => {
		expect(findCarInText(text)).toBeNull();
	});

	test('is found wherever it stands, with any twins, in any letters', () => {
		const vin = fc
			.array(fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'), { minLength: 17, maxLength: 17 })
			.map((signs) => signs.join(''))
			.filter((text) => /[A-Z]/.test(text) && text.replace(/\D/g, '').length >= 3);
		const folded = fc.tuple(vin, fc.array(fc.boolean(), { minLength: 17, maxLength: 17 }), fc.boolean());
		const prose = fc.constantFrom('', 'Продам машину. ', 'смотрите: ', '\n', '(', 'цена 500000 руб; ');
		fc.assert(
			fc.property(prose, folded, prose, (before, [plain, turned, small], after) => {
				const written = [...plain].map((sign, at) => (turned[at] && TWINS.get(sign)) || sign).join('');
				const text = `${before}${small ? written.toLowerCase() : written} ${after}`;
				expect(findCarInText(text)).toEqual({ kind: 'vin', vin: plain });
			}),
		);
	});
});

describe('a plate in a text', () => {
	test.each([
		'А123ВС77',
		'а123вс77',
		'a123bc 77',
		'Номер А 123 ВС 77.',
		'а 123 вс 77',
		'номер: а 123 вс 77',
		'гос. номер а 123 вс 77, торг',
		'г/н а123 вс 77',
		'А\u200b123\u00adВС77',
		'А-123-ВС-77 RUS',
		'А 123 ВС | 77RUS',
		'а123вс/77, 2015 год',
		'Лада Гранта А123ВС77, 450 000 ₽',
		'https://sverka.example/?plate=%D0%90123%D0%92%D0%A177',
	])('is found: %s', (text) => {
		expect(findCarInText(text)).toEqual({ kind: 'plate', plate: 'А123ВС77' });
	});

	test.each([
		['мотоцикл 1234АВ77', '1234АВ77'],
		['прицеп АВ123477', 'АВ123477'],
		['такси АВ12377', 'АВ12377'],
		['АВ1234 77', 'АВ123477'],
		['1234ав116', '1234АВ116'],
		['номер 1234 ав 116', '1234АВ116'],
		['гос номер прицепа', null],
	])('of another kind is found where it is one word, alone or named: %s', (text, plate) => {
		expect(findCarInText(text)).toEqual(plate === null ? null : { kind: 'plate', plate });
	});

	test.each([
		'еду с 150 км 77',
		'номер дома 12 к 150',
		'пробег 2000 км 15 тыс',
		'Камри 2015, 150 000 км, 3 владельца',
		'+7 900 123-45-67',
		'Ж123ЖЖ77',
		'А123ВС',
		'А123ВС7777',
	])('is not made up: %s', (text) => {
		expect(findCarInText(text)).toBeNull();
	});

	test('is found in every spelling', () => {
		const letter = fc.constantFrom(...PLATE_LETTERS);
		const plate = fc.tuple(
			letter,
			fc.integer({ min: 1, max: 999 }),
			letter,
			letter,
			fc.integer({ min: 1, max: 999 }),
		);
		const gap = fc.constantFrom('', ' ', '-', '–', ' | ');
		fc.assert(
			fc.property(
				plate,
				gap,
				fc.boolean(),
				fc.boolean(),
				([one, number, two, three, region], between, latin, rus) => {
					const digits = String(number).padStart(3, '0');
					const area = String(region).padStart(2, '0');
					const spell = (own: string) => (latin ? (LATIN.get(own) as string) : own);
					const groups = [spell(one), digits, spell(two) + spell(three), area].join(between);
					const text = `Смотрите, ${groups}${rus ? ' RUS' : ''}, хорошая машина`;
					expect(findCarInText(text)).toEqual({ kind: 'plate', plate: one + digits + two + three + area });
				},
			),
		);
	});
});

describe('several cars in a text', () => {
	const OTHER_VIN = 'Z94K241BBMR251210';

	test('are all found, each once', () => {
		expect(findCarsInText(`VIN: ${VIN}, ещё раз ${VIN}; вторая ${OTHER_VIN}`)).toEqual([
			{ kind: 'vin', vin: VIN },
			{ kind: 'vin', vin: OTHER_VIN },
		]);
		expect(findCarsInText('А123ВС77, а123вс77 и В 456 ЕК 199')).toEqual([
			{ kind: 'plate', plate: 'А123ВС77' },
			{ kind: 'plate', plate: 'В456ЕК199' },
		]);
	});

	test('a VIN and its plate are one car', () => {
		expect(findCarsInText(`Госномер А123ВС77, VIN ${VIN}`)).toEqual([{ kind: 'vin', vin: VIN }]);
	});
});

test('any text at all is answered, and quickly', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
			expect(() => findCarInText(text)).not.toThrow();
		}),
	);
	const began = process.cpuUsage();
	findCarInText('а1'.repeat(50_000));
	findCarInText(`vin ${'x '.repeat(50_000)}`);
	expect(process.cpuUsage(began).user / 1000).toBeLessThan(1_000);
});
