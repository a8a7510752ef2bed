import { describe, expect, test } from 'vitest';
import { answerTo, ask, contentOf, envelopeOf, factsOf, fixture, reportOf } from '../testing/report.ts';

const CAR = { tech_data: { model: { name: { normalized: 'Solaris' } }, year: 2021 } };
const withVin = (vin: unknown, masked: unknown = null) => ({
	identifiers: { vehicle: { vin } },
	identifiers_masked: { vehicle: { vin: masked } },
});

/** What a report says of a car that nothing ever happened to. */
const WITHOUT_PAST = { ownership: { history: { items: [] } }, diagnostic_cards: { items: [], count: 0 } };

describe('a plate', () => {
	test('that stood on two cars has two, with the mixed alphabets of a VIN folded', () => {
		const answer = answerTo('plate', fixture('two_cars.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2026-11-20T08:30:00Z') });
		expect(factsOf(answer).cars).toEqual([
			{
				vin: 'XTA210930Y2708890',
				maskedVin: null,
				model: 'LADA 21093',
				year: 2000,
				power: 70,
				color: 'Белый',
			},
			{
				vin: 'X9H77A3BJC0000513',
				maskedVin: null,
				model: 'UAZ Profi',
				year: 2018,
				power: 149.6,
				color: 'Серый',
			},
		]);
	});

	test('has a car once, however its VIN is spelt', () => {
		const spellings = ['X9H77A3BJC0000513', 'Х9Н77А3ВJС0000513', 'x9h77a3bjc0000513'];
		const text = envelopeOf(...spellings.map((vin) => reportOf(withVin(vin))));
		expect(factsOf(answerTo('plate', text)).cars).toHaveLength(1);
	});

	test.each([
		['Z94K241BBMR251210', null, { vin: 'Z94K241BBMR251210', maskedVin: null }],
		[null, 'Z94***********210', { vin: null, maskedVin: 'Z94***********210' }],
		['Z94***********210', null, { vin: null, maskedVin: 'Z94***********210' }],
		['JZS1410055903', null, { vin: null, maskedVin: null }],
		[null, null, { vin: null, maskedVin: null }],
	])('number %j, masked %j', (vin, masked, numbers) => {
		expect(factsOf(ask('plate', { ...CAR, ...withVin(vin, masked) })).cars).toEqual([
			expect.objectContaining({ ...numbers, model: 'Solaris', year: 2021 }),
		]);
	});

	test('is clear when every place for a car is there and null, and the lists of its past are empty', () => {
		const content = { ...contentOf('report_empty.json'), ...WITHOUT_PAST };
		expect(ask('plate', content)?.state).toBe('clear');
		expect(ask('plate', { ...content, ownership: null })?.state).toBe('clear');
		content.identifiers.vehicle.reg_num = 'Р503РР52';
		expect(ask('plate', content)?.state).toBe('clear');
	});

	test.each([
		['nothing', {}],
		['nulls alone, lists of nulls among them', contentOf('report_empty.json')],
		[
			'no list of its past',
			{ ...contentOf('report_empty.json'), ownership: null, diagnostic_cards: undefined },
		],
		['no card', { ...WITHOUT_PAST, identifiers: { vehicle: { vin: null } } }],
		['no numbers', { ...WITHOUT_PAST, tech_data: { year: null } }],
		[
			'numbers that leave the VIN out',
			{ ...WITHOUT_PAST, identifiers: { vehicle: {} }, tech_data: { year: null } },
		],
		[
			'a body number',
			{ ...WITHOUT_PAST, identifiers: { vehicle: { vin: null, body: 'GX105' } }, tech_data: {} },
		],
		['a VIN of another type', { ...contentOf('report_empty.json'), ...WITHOUT_PAST, ...withVin({}, 17) }],
		[
			'a masked number without a mask',
			{ ...contentOf('report_empty.json'), ...WITHOUT_PAST, ...withVin(null, 'Z94K241') },
		],
		[
			'a card that cannot be read',
			{ ...WITHOUT_PAST, identifiers: { vehicle: { vin: null } }, tech_data: { year: 'x' } },
		],
	])('is unreadable with %s', (_, content) => {
		expect(ask('plate', content)?.state).toBe('unreadable');
	});

	test('waits while one of its cars is still looked for', () => {
		const two = JSON.parse(fixture('two_cars.json'));
		two.data[1].state.sources[0].state = 'PROGRESS';
		two.data[1].progress_wait = 1;
		expect(answerTo('plate', JSON.stringify(two))).toBeNull();
	});

	test('is unreachable, not clear, when a source failed', () => {
		const empty = contentOf('report_empty.json');
		expect(ask('plate', empty, { base: 'ERROR', 'gibdd.history': 'OK' })?.state).toBe('unreachable');
	});
});
