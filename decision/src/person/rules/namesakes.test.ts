import { expect, test } from 'vitest';
import { decidePerson } from '../decide.ts';
import {
	arbitration,
	bankruptcy,
	enforcement,
	fssp,
	listed,
	NAME,
	pledge,
	question,
	VIN,
	wanted,
} from '../testing/people.ts';
import { rule } from './namesakes.ts';

test('one line for each register, the gravest first, and never more than a reason to clarify', () => {
	const asked = question({
		fssp: fssp(enforcement(5, 'look')),
		bankruptcy: bankruptcy('Реализация имущества', 'name-only'),
		pledge: pledge('name-only', VIN, VIN),
		arbiter: arbitration([null, NAME], 'look'),
		fsin_wanted: wanted('name-only'),
		terrorist: listed('look'),
	});
	expect(rule.find(asked).map(({ block }) => block)).toEqual([
		...['fsin_wanted', 'terrorist', 'bankruptcy', 'fssp', 'pledge', 'arbiter'],
	]);
	expect(rule.find(asked)[4]?.sentence).toBe('Залоги: возможен однофамилец, 2 записи.');
	const { verdict, reasons } = decidePerson(asked);
	expect(verdict).toBe('clarify');
	expect(new Set(reasons.map(({ rule }) => rule))).toEqual(new Set(['namesakes']));
});

test('the person’s own rows are other rules’, and a namesake’s closed case or suit is nothing', () => {
	expect(rule.find(question({ fsin_wanted: wanted(), terrorist: listed() }))).toEqual([]);
	const closed = { ...enforcement(5, 'name-only'), closed: { date: null, article: '46' } };
	expect(rule.find(question({ fssp: fssp(closed) }))).toEqual([]);
	expect(rule.find(question({ arbiter: arbitration([NAME, 'ООО «Пример»'], 'look') }))).toEqual([]);
});
