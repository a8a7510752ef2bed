import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

const card = (from: string, number: string) => ({
	date: { from: `${from} 00:00:00`, to: null },
	doc: { number },
});
const read = (on: string, mileage: unknown, source: string | null = 'gibdd.eaisto') => ({
	date: { event: `${on} 00:00:00` },
	mileage,
	filled_by: { source },
});
const inspections = (cards: unknown, mileages: unknown) => ({
	diagnostic_cards: { items: cards },
	mileages: { items: mileages },
});

describe('inspections', () => {
	test('are the card with the readings of the odometer beside it', () => {
		const answer = ask('diagnostic', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2020-02-12T19:10:00Z') });
		expect(factsOf(answer).cards).toEqual([
			{
				number: '20143727125845619300',
				issuedAt: '2009-10-09',
				expiresAt: '2010-10-10',
				odometer: null,
				brand: 'Opel',
				model: 'Monterey',
				vin: 'EXAMPL0V1N1000000',
				place: expect.stringMatching(/^ГОРОД ЩЁЛКОВО/),
				previous: [{ number: null, issuedAt: '2009-07-10', expiresAt: null, odometer: 391_500 }],
			},
		]);
	});

	test('have the reading of their day, newest first, so that a roll-back shows', () => {
		const content = inspections(
			[card('2021-01-15', 'старая'), card('2022-03-04', 'новая')],
			[read('2022-03-04', 179_919), read('2021-01-15', '201532'), read('2018-05-01', 90_000, 'ads.base')],
		);
		expect(factsOf(ask('diagnostic', content)).cards).toMatchObject([
			{
				number: 'новая',
				odometer: 179_919,
				previous: [
					{ number: 'старая', odometer: 201_532 },
					{ number: null, issuedAt: '2018-05-01', odometer: 90_000 },
				],
			},
		]);
	});

	test('do not take an advert’s mileage for the card’s', () => {
		const content = inspections([card('2022-03-04', 'карта')], [read('2022-03-04', 5, 'ads.base')]);
		expect(factsOf(ask('diagnostic', content)).cards).toMatchObject([
			{ odometer: null, previous: [{ number: null, odometer: 5 }] },
		]);
	});

	test('told by two sources count once', () => {
		const twice = [card('2022-03-04', 'карта'), card('2022-03-04', 'карта')];
		const reading = [read('2022-03-04', 5), read('2022-03-04', 5, 'eaisto.registry')];
		expect(factsOf(ask('diagnostic', inspections(twice, reading))).cards).toMatchObject([
			{ odometer: 5, previous: [] },
		]);
	});

	test('without a card are the newest reading, which has no number', () => {
		const content = inspections([], [read('2020-01-01', 10), read('2021-01-01', 20)]);
		const answer = ask('diagnostic', content);
		expect(answer?.state).toBe('found');
		expect(factsOf(answer).cards).toMatchObject([
			{ number: null, issuedAt: '2021-01-01', odometer: 20, previous: [{ odometer: 10 }] },
		]);
	});

	test('are partial when the cards are missing and only readings are there', () => {
		const content = { mileages: { items: [read('2020-01-01', 10)] } };
		expect(ask('diagnostic', content)).toMatchObject({ state: 'partial', skippedRows: 1 });
	});

	test('count readings that cannot be read', () => {
		const content = inspections(
			[card('2020-01-01', '1')],
			[read('2020-01-01', -5), null, read('x', 'много')],
		);
		expect(ask('diagnostic', content)).toMatchObject({ state: 'partial', skippedRows: 3 });
	});

	test('are clear only when cards say so and no mileage speaks against it', () => {
		expect(ask('diagnostic', contentOf('none_report.json'))?.state).toBe('clear');
		expect(ask('diagnostic', { diagnostic_cards: { items: [] } })?.state).toBe('clear');
		expect(ask('diagnostic', inspections([], [null]))?.state).toBe('unreadable');
		expect(ask('diagnostic', inspections([], 'нет'))?.state).toBe('unreadable');
		expect(ask('diagnostic', { mileages: { items: [] } })?.state).toBe('unreadable');
		expect(ask('diagnostic', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});

	test('wait for both sources', () => {
		const content = contentOf('none_report.json');
		expect(ask('diagnostic', content, { 'gibdd.eaisto': 'OK', 'eaisto.registry': 'PROGRESS' })).toBeNull();
		expect(ask('diagnostic', content, { 'gibdd.eaisto': 'OK', 'eaisto.registry': 'ERROR' })?.state).toBe(
			'unreachable',
		);
	});
});
