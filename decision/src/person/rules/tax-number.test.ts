import { expect, test } from 'vitest';
import { partial, question, silent } from '../testing/people.ts';
import { rule } from './tax-number.ts';

test('data to which no number or several belong are to be checked', () => {
	expect(rule.find(question({ inn: { state: 0, inn: null } }))[0]?.sentence).toContain('опечатки');
	expect(rule.find(question({ inn: partial({ state: 3, inn: null }) }))[0]?.sentence).toContain(
		'несколько человек',
	);
});

test('a number that was found and silence are none', () => {
	expect(rule.find(question({}))).toEqual([]);
	expect(rule.find(question({ inn: silent() }))).toEqual([]);
});
