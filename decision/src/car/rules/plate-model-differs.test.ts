import { expect, test } from 'vitest';
import { decideCar } from '../decide.ts';
import { question, silent } from '../testing/answers.ts';
import { registered } from '../testing/blank-records.ts';
import { findingsOf } from '../testing/sentences.ts';
import { rule } from './plate-model-differs.ts';

const of = (brandmodel: string | null) => ({
	registration: registered([], { vehicle_brandmodel: brandmodel }),
});
const by = (plateModel: string | null) => ({
	subject: { vin: 'XTAINVENTED000001', plate: 'Е404КХ99', plateModel },
});
const find = (plateModel: string | null, brandmodel: string | null) =>
	rule.find({ ...question(of(brandmodel), by(plateModel)), today: '2026-11-22' });

test('a Corolla by its plate and a BMW by its VIN are to be clarified', () => {
	expect(find('TOYOTA COROLLA', 'BMW X5 XDRIVE30D')).toMatchObject([
		{
			severity: 'clarify',
			section: 'registration',
			record: 'RequestResult.vehicle_brandmodel',
			sentence: 'На номере числится TOYOTA COROLLA, а по VIN это BMW X5 XDRIVE30D: сверьте VIN с кузовом.',
		},
	]);
	expect(find('Тойота Королла', 'KIA RIO')).toHaveLength(1);
	expect(find('LADA VESTA', 'LADA GRANTA')).toHaveLength(1);
});

test.each([
	['LADA 2114', 'ВАЗ 21144 LADA SAMARA'],
	['Тойота Камри', 'TOYOTA CAMRY'],
	['ВАЗ 11193 LАDА КАLINА', 'ЛАДА КАЛИНА'],
	['БМВ X5', 'BMW X5'],
	['Мерседес', 'MERCEDES-BENZ E 200'],
	['неизвестная', 'KIA RIO'],
])('«%s» and «%s» may be one car', (plateModel, brandmodel) => {
	expect(find(plateModel, brandmodel)).toEqual([]);
});

test('nothing follows where no plate was searched, and where a side has no model', () => {
	expect(find(null, 'KIA RIO')).toEqual([]);
	expect(find('KIA RIO', null)).toEqual([]);
	expect(findingsOf(rule, of('KIA RIO'))).toEqual([]);
	expect(find('', 'KIA RIO')).toEqual([]);
});

test('silence of the registration is no agreement', () => {
	const corolla = by('TOYOTA COROLLA');
	expect(decideCar(question(of('BMW X5'), corolla)).verdict).toBe('clarify');
	expect(decideCar(question({ registration: silent() }, corolla)).verdict).toBe('too-little');
});
