import { describe, expect, test } from 'vitest';
import { around, factsOf, jsonOf, judgementOf } from './testing/gibdd.ts';

describe('inspections', () => {
	test('are read with those before them', () => {
		expect(judgementOf('diagnostic', jsonOf('diagnostic.json'))).toEqual({
			state: 'found',
			facts: {
				cards: [
					{
						number: '114951052200660',
						issuedAt: '2022-12-14',
						expiresAt: '2023-12-14',
						odometer: 121032,
						brand: 'HYUNDAI',
						model: 'Solaris',
						vin: 'Z94K241BBMR251210',
						place: '109651, Москва Город, Москва г., Марьино, Иловайская, дом 3А, строение 7',
						previous: [
							{ number: '076350112101327', issuedAt: '2021-02-10', expiresAt: '2023-02-11', odometer: 670 },
						],
					},
				],
			},
		});
	});

	test('stand newest first', () => {
		const cards = ['2019-01-01', '2021-01-01', '2020-01-01'].map((dcDate) => ({ dcDate }));
		const [first, ...others] = cards;
		const diagnosticCards = [{ ...first, previousDcs: cards }, ...others];
		const facts = factsOf(judgementOf('diagnostic', around({ diagnosticCards, error: null, status: 'OK' })));
		expect(facts.cards.map(({ issuedAt }) => issuedAt)).toEqual(['2021-01-01', '2020-01-01', '2019-01-01']);
		expect(facts.cards[2]?.previous.map(({ issuedAt }) => issuedAt)).toEqual([
			'2021-01-01',
			'2020-01-01',
			'2019-01-01',
		]);
	});

	test.each([
		['a row of nothing among those before', [{}], 1],
		['a text for those before', 'нет', 1],
	])('with %s are partial', (_, previousDcs, skippedRows) => {
		const json = jsonOf('diagnostic.json');
		json.RequestResult.diagnosticCards[0].previousDcs = previousDcs;
		expect(judgementOf('diagnostic', json)).toMatchObject({ state: 'partial', skippedRows });
	});

	test('are clear when the list is there and empty', () => {
		const none = around({ diagnosticCards: [], error: null, status: 'OK' });
		expect(judgementOf('diagnostic', none)).toEqual({ state: 'clear' });
	});

	test.each([
		['no list', { error: null, status: 'OK' }],
		['an error', { diagnosticCards: [], error: 'Ошибка', status: 'OK' }],
		['another status', { diagnosticCards: [], error: null, status: 'ERROR' }],
		['a card that names only the car', { diagnosticCards: [{ vin: 'XTA21144094786239', brand: 'ВАЗ' }] }],
	])('with %s are unreadable', (_, result) => {
		expect(judgementOf('diagnostic', around(result)).state).toBe('unreadable');
	});
});
