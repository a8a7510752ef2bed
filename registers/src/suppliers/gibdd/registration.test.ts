import { describe, expect, test } from 'vitest';
import { factsOf, jsonOf, judgementOf } from './testing/gibdd.ts';

describe('registration', () => {
	test('is read from the flat card', () => {
		const verdict = judgementOf('registration', jsonOf('register.json'));
		expect(verdict).toEqual({
			state: 'found',
			facts: {
				brandModel: 'ХЕНДЭ СОЛЯРИС',
				year: 2020,
				vin: 'Z94K241BBMR251210',
				bodyNumber: 'Z94K241BBMR251210',
				chassisNumber: null,
				color: 'БЕЛЫЙ',
				engineVolume: 1591,
				enginePower: 123,
				vehicleType: 'Легковой седан',
				ecoClass: 'ПЯТЫЙ',
				registryStatus: 'Состоит на учете',
				periods: [
					expect.objectContaining({ from: '2021-02-10', to: '2022-12-15', owner: 'company' }),
					expect.objectContaining({ from: '2022-12-15', to: null, owner: 'person', ownerCode: 'Natural' }),
				],
			},
		});
	});

	test('is read from the older card, with its VIN in one alphabet', () => {
		const facts = factsOf(judgementOf('registration', jsonOf('history.json'), 'XTA11193070037528'));
		expect(facts).toMatchObject({
			brandModel: 'ВАЗ 11193 LАDА КАLINА',
			year: 2007,
			vin: 'XTA11193070037528',
			bodyNumber: 'XTA11193070037528',
			engineVolume: 1596,
			enginePower: 80.9,
			vehicleType: 'Легковые автомобили комби (хэтчбек)',
			registryStatus: null,
		});
		expect(facts.periods).toHaveLength(3);
		expect(facts.periods.map(({ from, to }) => [from, to])).toEqual([
			['2007-10-06', '2013-12-26'],
			['2013-12-26', '2016-07-25'],
			['2016-07-25', null],
		]);
	});

	test('keeps its owner of today where the end of the last period is written as a word', () => {
		const json = JSON.parse(
			JSON.stringify(jsonOf('history.json')).replace(/"from":"2016-07-25[^"]*"/, '$&,"to":"null"'),
		);
		const { periods } = factsOf(judgementOf('registration', json, 'XTA11193070037528'));
		expect(periods.at(-1)).toMatchObject({ from: '2016-07-25', to: null });
	});

	test('knows its car in an answer of two alphabets, and no other', () => {
		const json = jsonOf('history_mixed_alphabets.json');
		expect(factsOf(judgementOf('registration', json)).vin).toBe('WP1AB29PX4LA69033');
		expect(judgementOf('registration', json, 'WP1AB29PX4LA69034').state).toBe('unreadable');
	});

	test.each([
		['03', '03', expect.stringMatching(/^Изменение собственника/)],
		[3, '03', expect.stringMatching(/^Изменение собственника/)],
		// Has four meanings.
		['52', '52', null],
		['99', '99', null],
		['constructor', 'constructor', null],
		[undefined, null, null],
	])('operation %j', (lastOperation, operationCode, operation) => {
		const json = jsonOf('history.json');
		json.RequestResult.ownershipPeriods.ownershipPeriod[0].lastOperation = lastOperation;
		expect(factsOf(judgementOf('registration', json, 'XTA11193070037528')).periods[0]).toMatchObject({
			operationCode,
			operation,
		});
	});

	test('has one period that is written without its list', () => {
		const json = jsonOf('history.json');
		const { ownershipPeriods } = json.RequestResult;
		ownershipPeriods.ownershipPeriod = ownershipPeriods.ownershipPeriod[2];
		const facts = factsOf(judgementOf('registration', json, 'XTA11193070037528'));
		expect(facts.periods.map(({ from }) => from)).toEqual(['2016-07-25']);
	});

	test('with a period whose end cannot be read is partial, and nobody owns the car for ever', () => {
		const json = jsonOf('register.json');
		json.RequestResult.periods[0].endDate = 'скоро';
		const verdict = judgementOf('registration', json);
		expect(verdict).toMatchObject({ state: 'partial', skippedRows: 1 });
		expect(factsOf(verdict).periods).toHaveLength(1);
	});

	test('without periods is partial; with an empty list of them it is found', () => {
		const json = jsonOf('register.json');
		json.RequestResult.periods = null;
		expect(judgementOf('registration', json)).toMatchObject({ state: 'partial', skippedRows: 1 });
		json.RequestResult.periods = [];
		expect(judgementOf('registration', json).state).toBe('found');
	});

	test('is clear when the register does not know the car, and unreadable when the card is bare', () => {
		expect(judgementOf('registration', jsonOf('unknown_car.json'))).toEqual({ state: 'clear' });
		const json = jsonOf('register.json');
		json.RequestResult = { vehicle_vin: json.vin, periods: [] };
		expect(judgementOf('registration', json).state).toBe('unreadable');
	});
});
