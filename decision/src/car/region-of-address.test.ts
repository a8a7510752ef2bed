import { REGIONS } from '@avtosverka/contract/vocabulary/region-codes';
import { expect, test } from 'vitest';
import { REGION_CAPITALS } from './data/region-capitals.ts';
import { regionOfAddress } from './region-of-address.ts';

test.each([
	['г. Воронеж, ул. Балканская, д. 19', 'Воронежская область'],
	['630000, Новосибирская обл., г. Бердск, ул. Ленина, 1', 'Новосибирская область'],
	['109651, Москва Город, Москва г., Марьино, Иловайская, дом 3А, строение 7, ', 'Москва и область'],
	['Московская область, г. Химки', 'Москва и область'],
	['обл. Тульская, ул. Ленинградская', 'Тульская область'],
	['Респ. Татарстан, г. Казань', 'Республика Татарстан'],
	['г. Нижний Новгород', 'Нижегородская область'],
	['Алтайский край', 'Алтайский край'],
	['Республика Алтай', 'Республика Алтай'],
	['г Орёл', 'Орловская область'],
])('«%s» is in %s', (address, region) => {
	expect(regionOfAddress(address)).toBe(region);
});

test.each(['', 'ул. Тульская, 5', 'г. Бердск', 'г. Московский', 'г. Кировград', 'ХМАО', 'constructor'])(
	'of «%s» nobody knows the region',
	(address) => {
		expect(regionOfAddress(address)).toBeNull();
	},
);

test('every capital is that of a region by its own name', () => {
	const names = new Set(REGIONS.map(({ name }) => name));
	expect(Object.values(REGION_CAPITALS).filter((name) => !names.has(name))).toEqual([]);
});
