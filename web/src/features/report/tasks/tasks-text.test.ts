import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { expect, test } from 'vitest';
import { tasksText } from './tasks-text.ts';

const VIN = 'XTA21144094786239' as Vin;
const task = (text: string) => ({ text, rules: [] });
const CAR = { vin: VIN, plate: 'А123ВС77' as Plate, car: 'LADA 2114, 2009' };

test('both lists are numbered under their titles, below the car that they are about', () => {
	const questions = [task('Снят ли розыск?'), task('Какой остаток долга?')];
	expect(tasksText({ ...CAR, questions, inspection: [task('VIN на кузове.')] })).toBe(
		[
			`LADA 2114, 2009, ${formatPlate(CAR.plate)}\n`,
			'Что спросить у продавца\n1. Снят ли розыск?\n2. Какой остаток долга?\n',
			'Что осмотреть\n1. VIN на кузове.',
		].join('\n'),
	);
});

test('without a plate a car is named by the ends of its VIN alone, and an empty list leaves nothing', () => {
	const text = tasksText({ vin: VIN, plate: null, car: null, questions: [], inspection: [task('Руль.')] });
	expect(text).toBe('VIN XTA…6239\n\nЧто осмотреть\n1. Руль.');
	expect(text).not.toContain(VIN);
});
