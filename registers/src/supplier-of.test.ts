import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { supplierOf } from './supplier-of.ts';

type Facts = { readonly theft: string; readonly fine: number };
const NOTHING: Answer<never> = { state: 'clear', source: 'gost', asOf: new Date('2026-11-21T10:00:00Z') };

test('a supplier answers the registers that it has a way for, and being asked for another is a bug', async () => {
	const asked: string[] = [];
	const supplier = supplierOf<Facts, string>('gost', {
		async theft(question) {
			asked.push(question);
			return NOTHING;
		},
	});
	expect(supplier).toMatchObject({ id: 'gost', registers: ['theft'] });
	expect(await supplier.ask('theft', 'of this car')).toBe(NOTHING);
	expect(asked).toEqual(['of this car']);
	await expect(supplier.ask('fine', 'of this car')).rejects.toThrow('gost does not answer fine');
});
