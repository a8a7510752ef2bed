import { describe, expect, test } from 'vitest';
import { ask, contentOf, factsOf } from '../testing/report.ts';

describe('the registration', () => {
	test('is the card of tech_data with the periods of the history', () => {
		const answer = ask('registration', contentOf('report_full.json'));
		expect(answer).toMatchObject({ state: 'found', asOf: new Date('2021-01-12T08:12:00Z') });
		expect(factsOf(answer)).toEqual({
			brandModel: 'Opel Monterey',
			year: 2018,
			vin: 'EXAMPL0V1N1000000',
			bodyNumber: 'KCA275-9673180',
			chassisNumber: 'LFPVBM6819793',
			color: 'Светло Зеленый',
			engineVolume: 2792.1,
			enginePower: 176.9,
			vehicleType: 'Седан',
			ecoClass: 'Euro-4',
			registryStatus: null,
			periods: [
				{
					from: '2010-02-07',
					to: '2011-04-07',
					owner: 'person',
					ownerCode: 'PERSON',
					operation: 'Первичная регистрация',
					operationCode: '11',
				},
			],
		});
	});

	test.each([
		['PERSON', 'person'],
		['PERSONLEGAL', 'person'],
		['LEGAL', 'company'],
		['UNKNOWN', null],
		['NONE', null],
	])('owner %s is %s', (type, owner) => {
		const content = contentOf('report_full.json');
		content.ownership.history.items[0].owner.type = type;
		expect(factsOf(ask('registration', content)).periods[0]).toMatchObject({ owner, ownerCode: type });
	});

	test('has no owner’s name in it', () => {
		expect(JSON.stringify(factsOf(ask('registration', contentOf('report_full.json'))))).not.toContain('ООО');
	});

	test('is found by its card alone when the history says that it is empty', () => {
		const answer = ask('registration', contentOf('none_report.json'));
		expect(answer?.state).toBe('found');
		expect(factsOf(answer).periods).toEqual([]);
	});

	test('is clear when the history says so and no card is known', () => {
		const content = { ...contentOf('none_report.json'), tech_data: null };
		expect(ask('registration', content)?.state).toBe('clear');
		content.tech_data = contentOf('report_empty.json').tech_data;
		expect(ask('registration', content)?.state).toBe('clear');
	});

	test('is not clear when the card is there and cannot be read', () => {
		const content = { ...contentOf('none_report.json'), tech_data: { year: { of: 'build' } } };
		expect(ask('registration', content)?.state).toBe('unreadable');
	});

	test('a card without a history is no car without owners', () => {
		const content = contentOf('report_full.json');
		content.ownership.history = null;
		expect(ask('registration', content)).toMatchObject({ state: 'partial', skippedRows: 1 });
	});

	test('counts a period in which nothing can be read', () => {
		const content = contentOf('report_full.json');
		content.ownership.history.items.push(null, { date: {} }, 'строка');
		expect(ask('registration', content)).toMatchObject({ state: 'partial', skippedRows: 3 });
	});

	test('an unreadable date costs itself alone', () => {
		const content = contentOf('report_full.json');
		content.ownership.history.items[0].date = { start: '2011-02-31 00:00:00', end: '0000-00-00 00:00:00' };
		const answer = ask('registration', content);
		expect(answer?.state).toBe('found');
		expect(factsOf(answer).periods[0]).toMatchObject({ from: null, to: null, owner: 'person' });
	});

	test('a report of nulls is unreadable', () => {
		expect(ask('registration', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});
});
