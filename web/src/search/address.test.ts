import { describe, expect, test } from 'vitest';
import { addressOf, readAddress } from './address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

describe('the address of the home page', () => {
	test('asks for nothing by itself', () => {
		expect(read('')).toMatchObject({ fields: { vin: '', plate: '' }, sent: false, search: null });
	});

	test('carries a plate, written with spaces and Latin twins too', () => {
		expect(read('plate=a 123 bc 77').search).toEqual({ kind: 'plate', plate: 'А123ВС77' });
	});

	test('carries a VIN', () => {
		expect(read('vin=xta21144094786239&plate=').search).toEqual({ kind: 'vin', vin: 'XTA21144094786239' });
	});

	test('keeps what cannot be searched for in its field', () => {
		expect(read('vin=XTA&plate=')).toMatchObject({
			fields: { vin: 'XTA', plate: '' },
			sent: true,
			search: null,
		});
	});

	test('counts as sent when the form was empty', () => {
		expect(read('vin=&plate=').sent).toBe(true);
	});

	test('is not swallowed by a very long value', () => {
		expect(read(`vin=${'X'.repeat(100_000)}`).fields.vin).toHaveLength(17);
	});
});

describe('a search', () => {
	test.each(['vin=XTA21144094786239', 'plate=А123ВС77'])('comes back from its own address: %s', (asked) => {
		const { search } = read(asked);
		if (search === null) throw new Error('not a search');
		const address = addressOf(search);
		if (search.kind === 'vin') expect(address).toBe('/checks/XTA21144094786239');
		else expect(read(address.split('?')[1] ?? '').search).toEqual(search);
	});
});
