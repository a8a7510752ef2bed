import { describe, expect, test } from 'vitest';
import { LONG_PARTS, planOf } from './plans.ts';
import { LAWS, LONG_TESTS } from './suites.ts';

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
			'parsers',
			'screens',
			'loading',
			'accounts',
			'journeys',
		]);
	});

	test.each([...LONG_TESTS, ...LAWS])('%s is in a part of the deep suite', (glob) => {
		expect(
			Object.values(LONG_PARTS)
				.flat()
				.some((folder) => glob.startsWith(folder)),
		).toBe(true);
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
