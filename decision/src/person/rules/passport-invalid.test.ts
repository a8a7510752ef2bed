import { expect, test } from 'vitest';
import { blockOf, question, silent } from '../testing/people.ts';
import { rule } from './passport-invalid.ts';

test('an invalid passport is a reason to stop, whatever else is known', () => {
	const found = rule.find(question({ passport: { isValid: false } }));
	expect(found).toMatchObject([{ severity: 'stop', block: 'passport', record: 'isValid' }]);
	expect(rule.find(question({ passport: { isValid: false }, inn: silent() }))).toHaveLength(1);
});

test('a valid one, one that the register does not know, and silence are none', () => {
	expect(rule.find(question({}))).toEqual([]);
	expect(rule.find(question({ passport: { isValid: null } }))).toEqual([]);
	expect(rule.find(question({ passport: silent() }))).toEqual([]);
	// What might be left in a block of a failed register is not its word.
	expect(rule.find(question({ passport: blockOf('unreachable', { isValid: false }) }))).toEqual([]);
});
