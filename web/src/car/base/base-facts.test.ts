import { expect, test } from 'vitest';
import { baseFacts } from './base-facts.ts';

const BASE = {
	vin: 'XTA21144094786239',
	model: 'LADA 2114 Samara',
	frame: null,
	frame_id: 'XTA21144094786239',
	year: 2009,
	color: null,
	type: '',
	power: 81.6,
	volume: 1596,
	image: null,
};

test('the facts stand in their order with units', () => {
	expect(baseFacts(BASE).map(({ label, value }) => `${label}: ${value}`)).toEqual([
		'Модель: LADA 2114 Samara',
		'Год: 2009',
		'VIN: XTA21144094786239',
		'Номер кузова: XTA21144094786239',
		'Цвет: -',
		'Мощность: 81,6 лс.',
		'Объём двигателя: 1596 см3',
		'Тип: -',
	]);
});

test('before anything is known every fact is a dash', () => {
	expect(new Set(baseFacts(null).map(({ value }) => value))).toEqual(new Set(['-']));
});

test('a chassis number is shown where there is one', () => {
	expect(baseFacts({ ...BASE, frame: 'LFPVBM6819793' }).at(-1)).toEqual({
		label: 'Шасси',
		value: 'LFPVBM6819793',
	});
});
