import type { FsspItem, PledgeItem } from '@avtosverka/contract/owner-report/blocks';
import { EMPTY_BLOCKS } from '@avtosverka/contract/owner-report/empty-blocks';
import { ANSWER_STATES } from '@avtosverka/contract/vocabulary/answer-state';
import { type Match, PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { decidePerson } from '@avtosverka/decision/person/decide';
import { describe, expect, test } from 'vitest';
import { printedQuestionOf } from './document/decision.ts';
import { documentOf } from './document.ts';
import { SAMPLE_REPORT } from './sample.ts';
import { blockVerdict, type JudgedBlock } from './verdict.ts';

const factsOf = (register: string) =>
	SAMPLE_REPORT.blocks.find((block) => block.register === register)?.facts;

describe('a failure', () => {
	test.each(PERSON_REGISTERS)('of %s is unknown, in each of its states, and nothing else', (register) => {
		for (const state of ['unreachable', 'refused', 'unreadable', 'not-asked', null] as const) {
			expect(blockVerdict({ register, state, facts: null })).toBe('unknown');
			// Facts that might be left in the block from before.
			expect(blockVerdict({ register, state, facts: EMPTY_BLOCKS[register] })).toBe('unknown');
		}
	});

	test.each(PERSON_REGISTERS)('to read what %s once said is unknown too', (register) => {
		for (const state of ANSWER_STATES) expect(blockVerdict({ register, state, facts: null })).toBe('unknown');
	});
});

describe('the register’s own word that it has nothing', () => {
	test.each(['fssp', 'bankruptcy', 'pledge', 'arbiter', 'fsin_wanted', 'terrorist'] as const)(
		'is ok for %s, and something to look at where rows could not be read',
		(register) => {
			const facts = EMPTY_BLOCKS[register];
			expect(blockVerdict({ register, state: 'clear', facts })).toBe('ok');
			expect(blockVerdict({ register, state: 'partial', facts })).toBe('look');
		},
	);
});

describe('passport and tax number', () => {
	test.each([
		[true, 'ok'],
		[false, 'fail'],
		[null, 'look'],
	] as const)('a passport that is valid: %s is %s', (isValid, verdict) => {
		expect(blockVerdict({ register: 'passport', state: 'found', facts: { isValid } })).toBe(verdict);
	});

	test.each([
		[1, 'ok'],
		[0, 'fail'],
		[3, 'look'],
	] as const)('a tax number of state %s is %s', (state, verdict) => {
		const facts = { state, inn: null };
		expect(blockVerdict({ register: 'inn', state: state === 3 ? 'partial' : 'found', facts })).toBe(verdict);
	});
});

describe('bailiffs', () => {
	const [open, closed] = (factsOf('fssp') as { items: FsspItem[] }).items as [FsspItem, FsspItem];
	const judge = (items: FsspItem[], state: JudgedBlock<'fssp'>['state'] = 'found') =>
		blockVerdict({ register: 'fssp', state, facts: { items, total: 0 } });

	test('only closed cases are ok; an open one is not', () => {
		expect(judge([closed])).toBe('ok');
		expect(judge([closed, open])).toBe('fail');
	});

	test('an open case of a possible namesake has to be looked at', () => {
		expect(judge([{ ...open, match: 'name-only' }])).toBe('look');
	});

	test('closed cases beside others that could not be read have to be looked at', () => {
		expect(judge([closed], 'partial')).toBe('look');
	});
});

describe('rows of the other registers', () => {
	const pledge = (match: Match, subjects = ['XTA21144094786239']): PledgeItem => ({
		referenceNumber: null,
		registrationTime: null,
		pledgors: [],
		pledgees: [],
		subjects,
		guid: null,
		match,
	});
	const judge = (...pageData: PledgeItem[]) =>
		blockVerdict({ register: 'pledge', state: 'found', facts: { pageData } });

	test('one about the person himself is a fail, among whatever others', () => {
		expect(judge(pledge('name-only'), pledge('exact'))).toBe('fail');
	});

	test('only those that may be a namesake’s have to be looked at', () => {
		expect(judge(pledge('name-only'))).toBe('look');
		expect(judge(pledge('look'))).toBe('look');
	});

	test('one that the page does not show for its short subject is never ok', () => {
		expect(judge(pledge('name-only', ['0']))).toBe('look');
		expect(judge(pledge('exact', ['0']))).toBe('fail');
	});
});

test('the sample has something of each colour', () => {
	const verdicts = SAMPLE_REPORT.blocks.map((block) => blockVerdict(block));
	expect(new Set(verdicts)).toEqual(new Set(['ok', 'fail', 'look']));
});

test('a block that is ok holds no reason to stop or to clarify, and one that holds any is not ok', () => {
	const report = documentOf(SAMPLE_REPORT);
	if (report === null) throw new Error('the sample is paid for');
	const reasons = decidePerson(printedQuestionOf(report, new Date())).reasons;
	const grave = new Set(reasons.flatMap(({ severity, block }) => (severity === 'know' ? [] : [block])));
	expect(grave.size).toBeGreaterThan(3);
	for (const block of SAMPLE_REPORT.blocks) {
		expect([block.register, grave.has(block.register)]).toEqual([
			block.register,
			blockVerdict(block) !== 'ok',
		]);
	}
});
