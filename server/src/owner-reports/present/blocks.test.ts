import { BLOCKS, type BlockData } from '@avtosverka/contract/owner-report/blocks';
import {
	MATCHES,
	PERSON_REGISTERS,
	type PersonRegister,
} from '@avtosverka/contract/vocabulary/person-register';
import type { PersonFacts } from '@avtosverka/registers/registers/person';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_REPORT } from '../sample.ts';
import { presentAnswer, restoreAnswer } from './blocks.ts';

const ORIGIN = { state: 'found', source: 'apicloud', asOf: new Date('2026-11-21T10:00:00Z') } as const;

function present<R extends PersonRegister>(register: R, facts: PersonFacts[R]): BlockData[R] {
	const answer = presentAnswer(register, { ...ORIGIN, facts });
	if (answer.state !== 'found') throw new Error(`it is ${answer.state}`);
	return answer.facts;
}

function restore<R extends PersonRegister>(register: R, facts: BlockData[R]): PersonFacts[R] {
	const answer = restoreAnswer(register, { ...ORIGIN, facts });
	if (answer.state !== 'found') throw new Error(`it is ${answer.state}`);
	return answer.facts;
}

const word = fc
	.string({ minLength: 1 })
	.filter((text) => text.trim() === text && !/[\n\r\u2028\u2029]/.test(text));
const text = fc.option(word);
const rows = <Row extends object>(row: Arbitrary<Row>) => fc.array(row, { maxLength: 4 });
const match = fc.constantFrom(...MATCHES);
const digits = fc.option(fc.stringMatching(/^(\d{10}|\d{12})$/));
const side = fc.record({
	name: text,
	inn: digits,
	address: fc.option(word.filter((address) => !address.startsWith('ИНН'))),
});

/** Facts as suppliers read them, their fields in the same order. */
const FACTS: { readonly [R in PersonRegister]: Arbitrary<PersonFacts[R]> } = {
	passport: fc.record({ isValid: fc.option(fc.boolean()) }),
	inn: fc.oneof(
		fc.record({ kind: fc.constant('found' as const), inn: word }),
		fc.constantFrom({ kind: 'none' } as const, { kind: 'several' } as const),
	),
	fssp: rows(
		fc.record({
			number: text,
			date: text,
			debtor: fc.record({ name: text, birthDate: text, birthPlace: text }),
			writ: fc.record({ title: text, issuedBy: text }),
			subject: text,
			amount: fc.option(fc.nat(1_000_000_000).map((kopecks) => kopecks / 100)),
			bailiff: fc.record({ name: text, phone: text }),
			department: fc.record({ name: text, address: text }),
			closed: fc.option(fc.record({ date: text, article: text })),
			match,
		}),
	),
	bankruptcy: rows(
		fc.record({
			...{ name: text, inn: text, snils: text, category: text, region: text, address: text },
			manager: text,
			guid: text,
			lastCase: fc.option(fc.record({ number: text, status: text, statusDate: text })),
			extrajudicial: fc.option(fc.record({ number: text, date: text })),
			match,
		}),
	),
	pledge: rows(
		fc.record({
			number: text,
			registeredAt: text,
			...{ pledgors: fc.array(word), pledgees: fc.array(word), subjects: fc.array(word) },
			guid: text,
			match,
		}),
	),
	arbiter: rows(
		fc.record({
			...{ number: text, date: text, court: text, url: text, type: text },
			plaintiffs: fc.array(side),
			defendants: fc.array(side),
			match,
		}),
	),
	fsin_wanted: rows(fc.record({ title: text, text, territory: text, federal: text, match })),
	terrorist: rows(fc.record({ line: text, type: text, status: text, match })),
};

describe.each(PERSON_REGISTERS)('facts of %s', (register) => {
	const facts = FACTS[register] as Arbitrary<PersonFacts[PersonRegister]>;

	test('are a block of `/v1`', () => {
		fc.assert(
			fc.property(facts, (some) => {
				const block = present(register, some);
				expect(BLOCKS[register].parse(block)).toEqual(block);
			}),
		);
	});

	test('come out of a stored block as they went in, in the same order: rows are told apart by their text', () => {
		fc.assert(
			fc.property(facts, (some) => {
				const stored = BLOCKS[register].parse(present(register, some)) as BlockData[PersonRegister];
				expect(JSON.stringify(restore(register, stored))).toBe(JSON.stringify(some));
			}),
		);
	});

	test('of the sample are shown as the sample', () => {
		const sample = SAMPLE_REPORT.blocks.find((block) => block.register === register)?.facts;
		if (!sample) throw new Error('the sample has every block');
		expect(present(register, restore(register, sample))).toEqual(sample);
	});
});

describe('what is owed', () => {
	const FREE = { number: null, date: null, subject: null, match: 'exact' } as const;
	const caseOf = (amount: number | null, closed = false): PersonFacts['fssp'][number] => ({
		...FREE,
		debtor: { name: null, birthDate: null, birthPlace: null },
		writ: { title: null, issuedBy: null },
		bailiff: { name: null, phone: null },
		department: { name: null, address: null },
		amount,
		closed: closed ? { date: null, article: '47' } : null,
	});
	const totalOf = (cases: PersonFacts['fssp']) => present('fssp', cases).total;

	test('is the rest of open cases alone', () => {
		expect(totalOf([caseOf(142.12), caseOf(217_512.21), caseOf(900, true), caseOf(null)])).toBe(217_654.33);
		expect(totalOf([caseOf(244_751.96), caseOf(244_751.96, true)])).toBe(244_751.96);
	});

	test('is added to the kopeck', () => {
		expect(totalOf([0.1, 0.2, null, 228_740.15].map((amount) => caseOf(amount)))).toBe(228_740.45);
		expect(totalOf([])).toBe(0);
		const kopecks = fc.array(fc.nat(1_000_000_000), { maxLength: 30 });
		fc.assert(
			fc.property(kopecks, (list) => {
				const exact = list.reduce((sum, one) => sum + one, 0);
				expect(totalOf(list.map((one) => caseOf(one / 100)))).toBe(exact / 100);
			}),
		);
	});
});

test.each([
	[{ kind: 'none' }, { state: 0, inn: null }],
	[
		{ kind: 'found', inn: '000000000184' },
		{ state: 1, inn: '000000000184' },
	],
	[{ kind: 'several' }, { state: 3, inn: null }],
] as const)('of an INN %j is said as %j', (facts, block) => {
	expect(present('inn', facts)).toEqual(block);
});

test.each([
	[{ inn: null, address: null }, null],
	[{ inn: '000000000184', address: null }, 'ИНН 000000000184'],
	[{ inn: null, address: '000000, г. Образцовск' }, '000000, г. Образцовск'],
	[{ inn: '000000000184', address: '000000, г. Образцовск' }, 'ИНН 000000000184, 000000, г. Образцовск'],
])('a side with %j has the details %j', (side, details) => {
	const shown = { number: 'А00-1/2023', date: null, court: null, url: null, type: null, defendants: [] };
	const [item] = present('arbiter', [
		{ ...shown, plaintiffs: [{ name: 'Примеров', ...side }], match: 'look' },
	]).items;
	expect(item?.caseDetails.plaintiffs).toEqual([{ name: 'Примеров', details }]);
});

test('a block whose details are no INN and address is shown as it is stored', () => {
	const item = present('arbiter', FREE_CASE).items[0]!;
	for (const details of ['ИНН', 'ИНН нет данных', 'ИНН 1,2', 'ИНН 1 2, 3', ', ', 'ИНН 1,, 2']) {
		const items = [{ ...item, caseDetails: { ...item.caseDetails, defendants: [{ name: null, details }] } }];
		expect(present('arbiter', restore('arbiter', { items }))).toEqual({ items });
	}
});
const FREE_CASE: PersonFacts['arbiter'] = [
	{
		...{ number: 'А00-1/2023', date: null, court: null, url: null, type: null },
		...{ plaintiffs: [], defendants: [], match: 'look' },
	},
];

test('a notice of ФСИН has a placeholder for its picture', () => {
	const notice = { title: 'a', text: 'b', territory: 'c', federal: null, match: 'exact' } as const;
	const { text: description, ...rest } = notice;
	expect(present('fsin_wanted', [notice])).toEqual({
		items: [{ imageUrl: 'example', description, ...rest }],
	});
});
