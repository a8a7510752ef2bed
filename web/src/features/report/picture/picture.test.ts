import { expect, test } from 'vitest';
import { readBodyShape } from './body-type.ts';
import { readPaint } from './car-colour.ts';
import { shapeOfModel } from './model-shape.ts';

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

test('a high car entered as an estate is drawn as what it is', () => {
	expect(shapeOfModel('PORSCHE CAYENNE', 'wagon')).toBe('suv');
	expect(shapeOfModel('BMW X5 XDRIVE30D', null)).toBe('suv');
	expect(shapeOfModel('LADA 2111', 'wagon')).toBe('wagon');
	expect(shapeOfModel('MERCEDES-BENZ E 200', 'sedan')).toBe('sedan');
	expect(shapeOfModel('LADA NIVA', 'pickup')).toBe('pickup');
	expect(shapeOfModel(null, 'sedan')).toBe('sedan');
});
