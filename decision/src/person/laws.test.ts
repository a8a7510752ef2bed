import type { DecisionVerdict } from '@avtosverka/contract/vocabulary/decision';
import { PERSON_REGISTERS, type PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAW_RUNS } from '../testing/law-runs.ts';
import { decidePerson } from './decide.ts';
import type { DealQuestion } from './person.ts';
import { anyQuestion, SILENT_STATES } from './testing/any-question.ts';
import {
	arbitration,
	bankruptcy,
	enforcement,
	fssp,
	listed,
	NAME,
	pledge,
	question,
	silent,
	VIN,
	wanted,
} from './testing/people.ts';

/** How good a verdict is; one that judges nothing is neither better nor worse than a bad one. */
const GOODNESS: Readonly<Record<DecisionVerdict, number>> = {
	stop: 0,
	clarify: 1,
	'too-little': 1,
	'no-obstacles': 2,
};
const isBetter = (one: DecisionVerdict, other: DecisionVerdict) =>
	GOODNESS[one] > GOODNESS[other] && one !== 'too-little';

const register = fc.constantFrom(...PERSON_REGISTERS);
const withBlock = (one: DealQuestion, name: PersonRegister, block: unknown): DealQuestion => ({
	...one,
	blocks: { ...one.blocks, [name]: block },
});

test('the order of the answers and of their rows does not matter', () => {
	const turned = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.toReversed();
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turned(inner)]));
	};
	fc.assert(
		fc.property(anyQuestion, (one) => {
			const blocks = Object.fromEntries(
				Object.entries(one.blocks)
					.toReversed()
					.map(([name, block]) => [name, { ...block, data: turned(block.data) }]),
			) as unknown as DealQuestion['blocks'];
			const [before, after] = [decidePerson(one), decidePerson({ ...one, blocks })];
			expect(after.verdict).toBe(before.verdict);
			expect(after.debt).toEqual(before.debt);
			expect(after.signer.who).toBe(before.signer.who);
			expect(new Set(after.reasons.map(({ rule }) => rule))).toEqual(
				new Set(before.reasons.map(({ rule }) => rule)),
			);
		}),
		LAW_RUNS,
	);
});

test('silence of a register never makes the verdict better, and is always told', () => {
	fc.assert(
		fc.property(anyQuestion, register, (one, name) => {
			const before = decidePerson(one);
			const after = decidePerson(withBlock(one, name, silent()));
			expect(isBetter(after.verdict, before.verdict)).toBe(false);
			expect(after.notChecked.map(({ block }) => block)).toContain(name);
			expect(after.notChecked.length).toBeGreaterThanOrEqual(before.notChecked.length);
			expect(after.reasons.filter(({ block }) => block === name)).toEqual([]);
		}),
		LAW_RUNS,
	);
});

test('one more bad record never makes the verdict better', () => {
	const worse = (one: DealQuestion, name: PersonRegister): DealQuestion => {
		const add = (data: unknown, more: object): unknown =>
			Object.fromEntries(
				Object.entries((data ?? {}) as object).map(([key, rows]) => [
					key,
					Array.isArray(rows) ? [...rows, ...((more as never)[key] ?? [])] : rows,
				]),
			);
		const { data, ...rest } = one.blocks[name];
		if (data === null) return one;
		const bad: Readonly<Record<PersonRegister, unknown>> = {
			passport: { isValid: false },
			inn: { state: 0, inn: null },
			fssp: { ...fssp(), ...(add(data, fssp(enforcement(7))) as object) },
			bankruptcy: {
				result: add((data as { result?: object }).result, bankruptcy('Реализация имущества').result),
			},
			pledge: add(data, pledge('exact', VIN)),
			arbiter: add(data, arbitration([null, NAME])),
			fsin_wanted: add(data, wanted()),
			terrorist: add(data, listed()),
		};
		return withBlock(one, name, { ...rest, data: bad[name] });
	};
	fc.assert(
		fc.property(anyQuestion, register, (one, name) => {
			const [before, after] = [decidePerson(one), decidePerson(worse(one, name))];
			// Where the register's word stands, the record is found: the law would be empty otherwise.
			if (['found', 'partial'].includes(one.blocks[name].state ?? '')) {
				expect(after.reasons.map(({ block }) => block)).toContain(name);
			}
			expect(isBetter(after.verdict, before.verdict)).toBe(false);
		}),
		LAW_RUNS,
	);
});

test('a finding names its register, its record and the moment of its source, and says nothing of null', () => {
	fc.assert(
		fc.property(anyQuestion, (one) => {
			for (const { block, record, asOf: moment, sentence } of decidePerson(one).reasons) {
				expect(['found', 'partial']).toContain(one.blocks[block].state);
				expect(moment).toBe(one.blocks[block].asOf);
				const value = record
					.split('.')
					.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], one.blocks[block].data);
				expect(value ?? null).not.toBeNull();
				expect(sentence).not.toMatch(/null|undefined|NaN/);
				expect(sentence).toMatch(/\.$/);
			}
		}),
		LAW_RUNS,
	);
});

test('what a register has failed to say is never its word, whatever is left in its block', () => {
	fc.assert(
		fc.property(anyQuestion, register, fc.constantFrom(...SILENT_STATES), (one, name, state) => {
			const left = withBlock(one, name, { ...one.blocks[name], state });
			const bare = withBlock(one, name, { ...one.blocks[name], state, data: null });
			expect(decidePerson(left)).toEqual(decidePerson(bare));
		}),
		LAW_RUNS,
	);
});

test('a rule that throws is reported, loses its reason and leaves too little', () => {
	const failed: string[] = [];
	const broken = {
		id: 'broken',
		needs: ['fssp'],
		gravest: 'know',
		find: () => {
			throw new Error('a bug');
		},
	} as const;
	const { verdict } = decidePerson(question({}), (rule) => failed.push(rule), [broken]);
	expect({ verdict, failed }).toEqual({ verdict: 'too-little', failed: ['broken'] });
});

test('a part that throws is reported and leaves too little: the signer is unknown', () => {
	const items = {
		get result(): never {
			throw new Error('a bug');
		},
	};
	const failed: string[] = [];
	const { verdict, signer, reasons } = decidePerson(
		question({ bankruptcy: items as never, terrorist: listed() }),
		(part) => failed.push(part),
	);
	expect(failed).toContain('signer');
	expect(signer.who).toBe('unknown');
	expect({ verdict, rules: reasons.map(({ rule }) => rule) }).toEqual({ verdict: 'stop', rules: ['listed'] });
	expect(decidePerson(question({ bankruptcy: items as never }), () => {}, []).verdict).toBe('too-little');
});
