import { describe, expect, test } from 'vitest';
import { type BodyShape, readBodyShape } from './body-type.ts';
import { readPaint } from './car-colour.ts';
import { shapeOfCar } from './model-shape.ts';
import { SILHOUETTES } from './silhouettes.ts';

test.each([
	['Седан', 'sedan'],
	['ЛЕГКОВЫЕ АВТОМОБИЛИ КОМБИ (ХЭТЧБЕК)', 'hatchback'],
	['Легковой универсал', 'wagon'],
	['Внедорожник', 'suv'],
	['Микроавтобус', 'van'],
	['Автобус', 'bus'],
	['Лёгкий грузовик', 'van'],
	['Грузовой бортовой', 'truck'],
	['Седельный тягач', 'truck'],
	['Мотоцикл', 'motorcycle'],
	['Легковой прочее', 'sedan'],
	['Прочее', null],
	[null, null],
])('%s is drawn as %s', (type, shape) => {
	expect(readBodyShape(type)).toBe(shape);
});

test('colour words are read whatever their spelling', () => {
	expect(readPaint('ТЁМНО-КРАСНЫЙ')).toEqual(readPaint('темно красный'));
	expect(readPaint('Светло Зеленый')).toEqual(readPaint('светло-зелёный'));
	expect(readPaint('темно-синий')).not.toEqual(readPaint('синий'));
});

test('of several colours the first one counts', () => {
	expect(readPaint('ЧЕРНЫЙ/СЕРЕБРИСТЫЙ')).toEqual(readPaint('чёрный'));
});

test('an unknown colour is no colour', () => {
	expect(readPaint('хамелеон')).toBeNull();
	expect(readPaint(null)).toBeNull();
});

describe('the shape of a car', () => {
	const estate = 'Легковые автомобили универсал';

	test.each([
		['LADA 2114 Samara', 'ЛЕГКОВЫЕ АВТОМОБИЛИ КОМБИ (ХЭТЧБЕК)', 'hatchback'],
		['LADA Granta', 'Легковые автомобили седан', 'sedan'],
		['LADA Granta', 'Легковые автомобили универсал', 'wagon'],
		['LADA Largus', estate, 'wagon'],
		['LADA 2111', estate, 'wagon'],
		['MERCEDES-BENZ E 200', estate, 'wagon'],
		['LEXUS GS 300', 'Легковой седан', 'sedan'],
		['TOYOTA MARK II GX100', 'Легковой седан', 'sedan'],
		['LADA NIVA', 'Пикап', 'pickup'],
		['SKODA Octavia', estate, 'wagon'],
		['ЗАЗ Sens', 'Легковой', 'sedan'],
		['ЗАЗ Sens', null, null],
		[null, 'Легковой универсал', 'wagon'],
		[null, null, null],
	])('is by its type: %s, %s → %s', (model, type, shape) => {
		expect(shapeOfCar(model, type)).toBe(shape);
	});

	test.each([
		...[
			'LADA 2121 Нива',
			'LADA NIVA TRAVEL',
			'ЛАДА 212140',
			'ШЕВРОЛЕ НИВА 212300-55',
			'УАЗ Патриот',
			'УАЗ Хантер',
		],
		...['RENAULT Duster', 'TOYOTA RAV4', 'Тойота RAV 4', 'TOYOTA Land Cruiser', 'LEXUS RX', 'INFINITI FX35'],
		...['PORSCHE CAYENNE', 'BMW X5 XDRIVE30D', 'SSANGYONG Actyon', 'GREAT WALL Hover', 'BYD Song Plus'],
		...['GAC GS8', 'JEEP Grand Cherokee', 'CADILLAC Escalade', 'KIA SPORTAGE', 'MERCEDES-BENZ GLK 220'],
	])('of a high one is so, though its type is an estate or unknown: %s', (model) => {
		for (const type of [estate, 'Легковые автомобили комби (хэтчбек)', 'Легковой', null]) {
			expect(shapeOfCar(model, type)).toBe('suv');
		}
	});

	test.each([
		['ВАЗ 21144', 'hatchback'],
		['LADA 2114 SAMARA', 'hatchback'],
		['ЛАДА 219010 ЛАДА ГРАНТА', 'sedan'],
		['ЛАДА 219210', 'hatchback'],
		['LADA LARGUS RS045L', 'wagon'],
		['ВАЗ-21043', 'wagon'],
		['HYUNDAI SOLARIS', 'sedan'],
		['KIA RIO', 'sedan'],
		['RENAULT LOGAN', 'sedan'],
		['TOYOTA CAMRY', 'sedan'],
		['VOLKSWAGEN POLO', 'sedan'],
		['SKODA OCTAVIA', 'hatchback'],
	])('is by the model where the register says no more than «легковой»: %s → %s', (model, shape) => {
		expect(shapeOfCar(model, 'Легковой прочее')).toBe(shape);
		expect(shapeOfCar(model, null)).toBe(shape);
	});
});

test('the four common shapes stand apart: height, length and roof', () => {
	const roof = (shape: BodyShape) => Math.min(...heights(SILHOUETTES[shape].body));
	const wheelbase = (shape: BodyShape) => {
		const xs = SILHOUETTES[shape].wheels.map(([x]) => x);
		return Math.max(...xs) - Math.min(...xs);
	};
	expect(roof('suv')).toBeLessThan(roof('hatchback') - 8);
	expect(roof('hatchback')).toBeLessThan(roof('sedan'));
	expect(wheelbase('hatchback')).toBeLessThan(wheelbase('sedan') - 15);
	expect(wheelbase('wagon')).toBe(wheelbase('sedan'));
	expect(SILHOUETTES.suv.wheels[0]?.[1]).toBeGreaterThan(20);
	expect(SILHOUETTES.sedan.pale).toBeUndefined();
});

/** The y of every point of a path but those of arcs and of horizontal lines. */
function heights(path: string): number[] {
	return [...path.matchAll(/[\d.]+ ([\d.]+)(?=[A-Z]|$)/g)].map(([, y]) => Number(y));
}
