import { expect, test } from 'vitest';
import { bankruptcy, question, silent } from '../testing/people.ts';
import { rule } from './bankruptcy-open.ts';

const find = (...stage: Parameters<typeof bankruptcy>) =>
	rule.find(question({ bankruptcy: bankruptcy(...stage) })).map(({ sentence }) => sentence);

test('a restructuring asks for the manager’s consent', () => {
	expect(find('Реструктуризация долгов гражданина')[0]).toContain('только с письменного согласия');
});

test('a stage that we do not know is named, one that is not told is said to be none', () => {
	expect(find('Наблюдение')[0]).toContain('стадия «Наблюдение»');
	expect(find(null)[0]).toContain('стадия не названа');
	expect(find(undefined)[0]).toContain('стадия не названа');
});

test('a sale, a finished procedure, a namesake’s and silence are other rules’', () => {
	expect(find('Реализация имущества')).toEqual([]);
	expect(find('Производство по делу прекращено')).toEqual([]);
	expect(find('Реструктуризация долгов', 'name-only')).toEqual([]);
	expect(rule.find(question({ bankruptcy: silent() }))).toEqual([]);
});
