import { describe, expect, test } from 'vitest';
import { planOf } from './plans.ts';

const groupsOf = (...words: string[]) => {
	const plan = planOf(words);
	return 'problem' in plan ? plan.problem : [...new Set(plan.steps.map(({ group }) => group))];
};

describe('what npm test does', () => {
	test('without a word it is the quick suite, with --deep the rest', () => {
		expect(groupsOf()).toEqual(['format', 'lint', 'types', 'unit', 'e2e']);
		expect(groupsOf('--deep')).toEqual([
			'processes',
			'operations',
			'screens',
			'loading',
			'accounts',
			'journeys',
		]);
	});

	test('groups narrow either', () => {
		expect(groupsOf('unit', 'format')).toEqual(['format', 'unit']);
		expect(groupsOf('--deep', 'screens')).toEqual(['screens']);
	});

	test('what is unknown, or in the other suite, is told in a sentence', () => {
		expect(groupsOf('units')).toMatch(/^Нет такой проверки: units; есть .*unit.*\.$/);
		expect(groupsOf('--all')).toBe('Нет такого ключа: --all; есть --deep и --changed, по одному.');
		expect(groupsOf('--deep', '--changed')).toMatch(/по одному\.$/);
		expect(groupsOf('screens')).toBe('В этом наборе нет проверки screens: она в другом.');
	});
});
