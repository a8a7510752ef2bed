import { describe, expect, test } from 'vitest';
import { loader } from './route.tsx';

function load(query: Record<string, string>) {
	const request = new Request(`https://site.example/?${new URLSearchParams(query)}`);
	return loader({ request } as Parameters<typeof loader>[0]);
}

/** Where the home page leads with a query, as the form sends it without scripts; null where it stays. */
function leadsTo(query: Record<string, string>): string | null {
	try {
		load(query);
		return null;
	} catch (thrown) {
		return decodeURIComponent((thrown as Response).headers.get('location') ?? '');
	}
}

describe('the form sent without scripts', () => {
	test.each([
		[{ vin: 'VIN: XTA21144094786239', plate: '' }, '/checks/XTA21144094786239#asked'],
		[{ vin: '', plate: 'Лада, VIN XTA21144094786239, торг' }, '/checks/XTA21144094786239#asked'],
		[{ vin: 'госномер а123вс77', plate: '' }, '/?plate=А123ВС77'],
		[
			{ vin: '', plate: 'VIN XTA21144094786239', isFrame: 'true' },
			'/checks/XTA21144094786239?isFrame=true#asked',
		],
	])('finds the car of a whole text: %j', (query, address) => {
		expect(leadsTo(query)).toBe(address);
	});

	test('takes the wish to ask along to the report, and to nothing else', () => {
		expect(leadsTo({ vin: 'xta21144094786239', plate: '' })).toBe('/checks/XTA21144094786239#asked');
		expect(leadsTo({ vin: 'госномер а123вс77', plate: '' })).not.toContain('#');
	});

	test.each([
		[{ vin: '', plate: 'А123ВС77' }],
		[{ vin: 'XTA', plate: '' }],
		[{ vin: 'XTA21144094786239', plate: 'А123ВС77' }],
		[{ vin: 'продам гараж', plate: '' }],
	])('stays with what is a search already, or none: %j', (query) => {
		expect(leadsTo(query)).toBeNull();
	});

	test.each([
		[{ vin: 'https://www.avito.ru/lada_2114_123', plate: '' }, 'vin', 'Это ссылка, а не VIN'],
		[{ vin: '', plate: 'auto.ru/cars/used/sale/1' }, 'plate', 'Это ссылка, а не госномер'],
		[{ vin: '+7 900 123-45-67', plate: '' }, 'vin', 'Это номер телефона, а не VIN'],
	])('says what else it is than a number of a car: %j', (query, field, text) => {
		expect(load(query).mistake).toMatchObject({ field, text: expect.stringContaining(text) });
	});
});
