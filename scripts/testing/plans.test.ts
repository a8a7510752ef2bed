import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { LONG_PARTS, planOf } from './plans.ts';
import { filesOf } from './suites.ts';

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
			'engines',
			'parsers',
			'screens',
			'loading',
			'accounts',
			'journeys',
		]);
	});

	test('every long test is in a part of the deep suite', () => {
		const long = globSync(filesOf('deep', '*').include, { cwd: ROOT, exclude: ['node_modules/**'] });
		const parts = Object.values(LONG_PARTS).flat();
		expect(long.length).toBeGreaterThan(50);
		expect(long.filter((path) => !parts.some((folder) => path.startsWith(folder)))).toEqual([]);
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
