import { expect, test } from 'vitest';
import { factsOf, jsonOf } from './testing/apicloud.ts';
import { tellOfPlate } from './testing/ask.ts';

const found = (own: object = {}) => {
	const json = jsonOf('converter_search_found');
	json.partner.result = { ...json.partner.result, ...own };
	return json;
};

test('a car is told, its masked VIN apart from a whole one', async () => {
	expect(factsOf(await tellOfPlate(found())).cars).toEqual([
		{
			vin: null,
			maskedVin: 'VF34C*****5170236',
			model: 'PEUGEOT 308',
			year: 2008,
			power: null,
			color: null,
		},
	]);
	const whole = factsOf(await tellOfPlate(found({ vin: 'ХТА21144094786239' }))).cars;
	expect(whole).toMatchObject([{ vin: 'XTA21144094786239', maskedVin: null }]);
});

test('both collections answer, and a car is told once', async () => {
	const json = found({ vin: 'XTA21144094786239' });
	json.local = structuredClone(json.partner);
	expect(factsOf(await tellOfPlate(json)).cars).toHaveLength(1);
	json.local.result.vin = 'Z94K241BBMR251210';
	expect(factsOf(await tellOfPlate(json)).cars).toHaveLength(2);
	json.local = { status: 500 };
	expect(await tellOfPlate(json)).toMatchObject({ state: 'partial', skippedRows: 1 });
});

test('a plate is unknown only where every collection that answers says so', async () => {
	const none = jsonOf('converter_search_not_found');
	expect(await tellOfPlate(none)).toMatchObject({ state: 'clear' });
	const others = [
		{ status: 200 },
		{ ...none, partner: { ...none.partner, status: 404 } },
		{ ...none, local: { status: 500 } },
		{ ...none, partner: { ...none.partner, result: { vin: 'X' } } },
		{ ...none, message: 'Сервис недоступен' },
	];
	for (const json of others) expect(await tellOfPlate(json)).toMatchObject({ state: 'unreadable' });
});

test('a car behind another plate is no answer', async () => {
	expect(await tellOfPlate(found(), 'А123ВС77')).toMatchObject({ state: 'unreadable' });
});
