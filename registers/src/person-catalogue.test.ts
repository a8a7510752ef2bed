import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { CAR_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { describe, expect, test } from 'vitest';
import { SUPPLIER_ENTRIES } from './catalogue.ts';
import { PERSON_SUPPLIER_ENTRIES } from './person-catalogue.ts';
import { PERSON_REGISTER_ENTRIES } from './registers/person.ts';
import { countingBudget } from './testing/budgets.ts';

const FOLDERS = fileURLToPath(new URL('./suppliers/', import.meta.url));

/** Where a register's reading stands: a supplier of one register may call it by its own name. */
const fileOf = (register: string) => register.replaceAll('_', '-');

describe('the catalogue of suppliers that are asked about people', () => {
	test.each(PERSON_SUPPLIER_ENTRIES)('has everything that belongs to $id', ({ id, create }) => {
		const supplier = create({
			settings: { url: 'http://127.0.0.1:1', key: 'key', report: null },
			transport: {
				send: async () => {
					throw new Error('nobody is asked here');
				},
			},
			budget: countingBudget(),
			now: () => new Date(),
			pollEveryMs: 5,
		});
		expect(supplier.id).toBe(id);
		const files = supplier.registers.flatMap((name) => [`${fileOf(name)}.ts`, `${fileOf(name)}.test.ts`]);
		const missing = [
			'README.md',
			'settings.ts',
			'supplier.ts',
			'calls.ts',
			'wire.ts',
			'fixtures/ORIGIN.md',
			...files,
		].filter((name) => !existsSync(`${FOLDERS}${id}/${name}`));
		expect(missing).toEqual([]);
		const asked = PERSON_REGISTERS.filter((name) => PERSON_REGISTER_ENTRIES[name].suppliers.includes(id));
		expect(asked.filter((name) => !supplier.registers.includes(name))).toEqual([]);
		expect(asked).not.toEqual([]);
	});

	test('agrees with that of cars on who needs a secret', () => {
		const both = PERSON_SUPPLIER_ENTRIES.filter(({ id }) =>
			(CAR_SUPPLIERS as readonly string[]).includes(id),
		);
		expect(both.map(({ id }) => id)).toEqual(['apicloud']);
		for (const { id, needsKey } of both) {
			expect(SUPPLIER_ENTRIES.find((entry) => entry.id === id)?.needsKey).toBe(needsKey);
		}
	});
});

describe('the catalogue of registers about people', () => {
	test.each(PERSON_REGISTERS)('knows %s, whose it is, what it tells and what it cannot', (id) => {
		const entry = PERSON_REGISTER_ENTRIES[id];
		expect(entry.id).toBe(id);
		for (const words of [entry.name, entry.owner, entry.tells, entry.silentAbout]) {
			expect(words).toMatch(/^[А-ЯЁ].{2,}/);
			expect(words).not.toMatch(/чиста|гаранти/i);
		}
		expect(entry.tells).toMatch(/\.$/);
		expect(entry.silentAbout).toMatch(/\.$/);
	});

	test.each(PERSON_REGISTERS)('asks only built suppliers for %s, in the order of the papers', (id) => {
		const built = PERSON_SUPPLIER_ENTRIES.map((entry) => entry.id);
		const { suppliers } = PERSON_REGISTER_ENTRIES[id];
		expect(suppliers.filter((name) => !built.includes(name))).toEqual([]);
		// Suppliers that cost money come last.
		expect(suppliers.indexOf('apicloud')).toBe(suppliers.includes('apicloud') ? suppliers.length - 1 : -1);
		expect(suppliers.length).toBeGreaterThan(0);
	});
});
