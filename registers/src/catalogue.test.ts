import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { ANSWER_STATES } from '@avtosverka/contract/vocabulary/answer-state';
import { CAR_REGISTERS, SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { CAR_SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retentionMs, SUPPLIER_ENTRIES } from './catalogue.ts';
import { PERSON_SUPPLIER_ENTRIES } from './person-catalogue.ts';
import { REGISTER_ENTRIES } from './registers/car.ts';
import { createMemoryLedger } from './report-ledger-memory.ts';
import { reportPolicyOf } from './request-policies.ts';
import { countingBudget } from './testing/budgets.ts';

const FOLDERS = fileURLToPath(new URL('./suppliers/', import.meta.url));
const HOUR_MS = 60 * 60 * 1000;

const register = fc.constantFrom(...CAR_REGISTERS);
const cachedRegister = register.filter((name) => name !== 'card-index');
const source = fc.constantFrom(...CAR_SUPPLIERS);

describe('the catalogue of suppliers', () => {
	test('is, with that of people, the folders of suppliers/', () => {
		const folders = readdirSync(FOLDERS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
		const ids = new Set([...SUPPLIER_ENTRIES, ...PERSON_SUPPLIER_ENTRIES].map(({ id }) => id));
		expect([...ids].sort()).toEqual(folders.map(({ name }) => name).sort());
	});

	test.each(SUPPLIER_ENTRIES)('has everything that belongs to $id', ({ id, create }) => {
		const supplier = create({
			settings: { url: 'http://127.0.0.1:1', key: 'user@domain:password', report: 'type@domain' },
			transport: {
				send: async () => {
					throw new Error('nobody is asked here');
				},
			},
			budget: countingBudget(),
			ledger: createMemoryLedger(() => new Date()),
			now: () => new Date(),
			requestPolicy: reportPolicyOf('default'),
			leaseOwner: 'test',
		});
		expect(supplier.id).toBe(id);
		const files = supplier.registers.flatMap((name) => [`${name}.ts`, `${name}.test.ts`]);
		const missing = [
			'README.md',
			'settings.ts',
			'supplier.ts',
			'calls.ts',
			'wire.ts',
			'fixtures',
			...files,
		].filter(
			(name) => !existsSync(`${FOLDERS}${id}/${name}`) && !existsSync(`${FOLDERS}${id}/sections/${name}`),
		);
		expect(missing).toEqual([]);
		const asked = CAR_REGISTERS.filter((name) => REGISTER_ENTRIES[name].suppliers.includes(id));
		expect(asked.filter((name) => !supplier.registers.includes(name))).toEqual([]);
	});
});

describe('the catalogue of registers', () => {
	test.each(CAR_REGISTERS)('knows %s, whose it is, what it tells and what it cannot', (id) => {
		const entry = REGISTER_ENTRIES[id];
		expect(entry.id).toBe(id);
		expect(entry.askedBy).toBe(id === 'plate' || id === 'card-index' ? 'plate' : 'vin');
		for (const words of [entry.name, entry.owner, entry.tells, entry.silentAbout]) {
			expect(words).toMatch(/^[А-ЯЁ].{2,}/);
			expect(words).not.toMatch(/чиста|гаранти/i);
		}
		expect(entry.tells).toMatch(/\.$/);
		expect(entry.silentAbout).toMatch(/\.$/);
	});

	test.each(SECTIONS)('calls %s as its section of a report is called', (section) => {
		expect(REGISTER_ENTRIES[section].name).toBe(SECTION_CATALOGUE[section].title);
	});

	test.each(CAR_REGISTERS)('asks only built suppliers for %s, and at least one', (id) => {
		const built = SUPPLIER_ENTRIES.map((entry) => entry.id);
		expect(REGISTER_ENTRIES[id].suppliers.length).toBeGreaterThan(0);
		expect(REGISTER_ENTRIES[id].suppliers.filter((name) => !built.includes(name))).toEqual([]);
	});
});

describe('an answer is kept', () => {
	test.each([
		['dtp', 'avtocod', 'found', 24],
		['dtp', 'avtocod', 'partial', 24],
		['dtp', 'avtocod', 'clear', 6],
		['stats', 'avtocod', 'found', 7 * 24],
		['stats', 'avtocod', 'clear', 42],
		['wanted', 'avtocod', 'found', 6],
		['wanted', 'avtocod', 'clear', 6],
		['restrict', 'gibdd', 'found', 6],
		['recall', 'gost', 'found', 7 * 24],
		['recall', 'gost', 'clear', 42],
		['customs', 'customs', 'found', 7 * 24],
		['plate', 'apicloud', 'found', 24],
	] as const)('of %s through %s, %s, for %i hours', (name, id, state, hours) => {
		expect(retentionMs(name, id, state)).toBe(hours * HOUR_MS);
	});

	test.each(['unreachable', 'refused', 'unreadable', 'not-asked'] as const)(
		'never when it is %s',
		(state) => {
			fc.assert(fc.property(register, source, (name, id) => retentionMs(name, id, state) === 0));
		},
	);

	test('never for others when somebody paid for it', () => {
		const state = fc.constantFrom(...ANSWER_STATES);
		fc.assert(fc.property(source, state, (id, state) => retentionMs('card-index', id, state) === 0));
	});

	test('at most a quarter of the time when it says «nothing»', () => {
		const wholeMs = (name: (typeof CAR_REGISTERS)[number], id: (typeof CAR_SUPPLIERS)[number]) =>
			// The two urgent registers have the same supplier's time before their own limit.
			retentionMs(name === 'wanted' || name === 'restrict' ? 'dtp' : name, id, 'found');
		fc.assert(
			fc.property(cachedRegister, source, (name, id) => {
				expect(retentionMs(name, id, 'clear')).toBeLessThanOrEqual(wholeMs(name, id) / 4);
				expect(retentionMs(name, id, 'clear')).toBeGreaterThan(0);
			}),
		);
	});

	test('never longer than six hours when it is about a theft or a ban', () => {
		fc.assert(
			fc.property(
				fc.constantFrom('wanted' as const, 'restrict' as const),
				source,
				fc.constantFrom(...ANSWER_STATES),
				(name, id, state) => retentionMs(name, id, state) <= 6 * HOUR_MS,
			),
		);
	});
});
