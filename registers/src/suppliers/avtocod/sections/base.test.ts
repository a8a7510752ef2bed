import { describe, expect, test } from 'vitest';
import { ALL_OK, answerTo, ask, contentOf, envelopeOf, factsOf, reportOf } from '../testing/report.ts';

describe('the basic card', () => {
	test('is read from tech_data and the identifiers', () => {
		const answer = ask('base', contentOf('report_full.json'));
		expect(answer?.state).toBe('found');
		expect(factsOf(answer)).toEqual({
			vin: 'EXAMPL0V1N1000000',
			model: 'Opel Monterey',
			chassisNumber: 'LFPVBM6819793',
			bodyNumber: 'KCA275-9673180',
			year: 2018,
			color: 'Светло Зеленый',
			vehicleType: 'Седан',
			enginePower: 176.9,
			engineVolume: 2792.1,
			imageUrl: 'https://lorempixel.com/1024/740/transport/?73445',
		});
	});

	test('is dated by tech_data, which tells Moscow time', () => {
		expect(ask('base', contentOf('report_full.json'))).toMatchObject({
			asOf: new Date('2020-01-16T19:10:00Z'),
		});
	});

	test('is not clear for a report of nulls, which tells nothing', () => {
		expect(ask('base', contentOf('report_empty.json'))?.state).toBe('unreadable');
	});

	test('is clear where the registration does not know the car, so that the two never contradict each other', () => {
		const content = { ...contentOf('none_report.json'), tech_data: null };
		for (const register of ['base', 'registration'] as const) {
			expect(ask(register, content)?.state).toBe('clear');
			expect(ask(register, { ...content, ownership: null })?.state).toBe('unreadable');
		}
		expect(ask('base', content, { base: 'ERROR', 'gibdd.history': 'OK' })?.state).toBe('unreachable');
	});

	test('is not made of the number alone that was asked for', () => {
		expect(ask('base', { identifiers: { vehicle: { vin: 'XTA21144094786239' } } })?.state).toBe('unreadable');
	});

	test('waits for every source of the card that the report has', () => {
		const content = contentOf('report_full.json');
		expect(ask('base', content, { base: 'OK', 'references.base': 'PROGRESS' })).toBeNull();
		expect(ask('base', content, { base: 'OK' })?.state).toBe('found');
		expect(ask('base', content, { base: 'OK', 'gibdd.history': 'ERROR' })?.state).toBe('partial');
		expect(ask('base', content, { 'gibdd.dtp': 'OK' })).toEqual({
			state: 'not-asked',
			reason: 'not-in-contract',
		});
	});

	test('waits for its photograph too, and is whole without one', () => {
		const content = contentOf('report_full.json');
		expect(ask('base', content, { ...ALL_OK, 'images.avtonomer': 'PROGRESS' })).toBeNull();
		expect(ask('base', content, { ...ALL_OK, 'images.avtonomer': 'ERROR' })?.state).toBe('found');
		expect(ask('registration', content, { ...ALL_OK, 'images.avtonomer': 'PROGRESS' })?.state).toBe('found');
		expect(ask('base', content, { 'images.avtonomer': 'OK' })?.state).toBe('not-asked');
	});

	test.each([
		[{ original: 'OPEL MONTEREY' }, { original: 'Monterey' }, 'OPEL MONTEREY'],
		[{ original: 'ГАЗ' }, { original: 'ВОЛГА SIBER' }, 'ГАЗ ВОЛГА SIBER'],
		[{ original: 'OPEL MONTEREY', normalized: 'Opel' }, { original: 'Monterey' }, 'Opel Monterey'],
		[{ original: 'ВАЗ 21144' }, {}, 'ВАЗ 21144'],
		[{}, { normalized: 'Solaris' }, 'Solaris'],
	])('names the model once: %j and %j', (brand, model, joined) => {
		const content = { tech_data: { brand: { name: brand }, model: { name: model } } };
		expect(factsOf(ask('base', content)).model).toBe(joined);
	});

	test('loses a field of another type and nothing else', () => {
		const content = contentOf('report_full.json');
		Object.assign(content.tech_data, {
			year: 'нет данных',
			body: 'KCA275',
			engine: { power: { hp: '150,5' } },
		});
		expect(factsOf(ask('base', content))).toMatchObject({
			year: null,
			color: null,
			bodyNumber: 'KCA275-9673180',
			enginePower: 150.5,
			engineVolume: null,
		});
	});

	test('shows no picture from an address that is none', () => {
		const content = contentOf('report_full.json');
		content.images.photos.items = [{ uri: 'javascript:alert(1)' }, null, { uri: 'http://photos.test/1.jpg' }];
		expect(factsOf(ask('base', content)).imageUrl).toBe('http://photos.test/1.jpg');
	});

	test('folds the mixed alphabets of a VIN', () => {
		const content = contentOf('report_full.json');
		content.identifiers.vehicle.vin = 'Х9Н77А3ВJС0000513';
		expect(factsOf(ask('base', content)).vin).toBe('X9H77A3BJC0000513');
	});

	test('drops signs that a database would refuse', () => {
		const content = contentOf('report_full.json');
		content.tech_data.body.color.name = 'Се\u0000рый\ud800';
		expect(factsOf(ask('base', content)).color).toBe('Се рый\ufffd');
	});

	test('is the first report’s where a VIN has several', () => {
		const one = reportOf({ tech_data: { year: 2001 } });
		const two = reportOf({ tech_data: { year: 2002 } });
		expect(factsOf(answerTo('base', envelopeOf(one, two))).year).toBe(2001);
	});
});
