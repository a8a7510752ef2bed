import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { BROWSER_PARTS, browserFolders, filesOf, lawRunsOf, type Suite, suiteOf } from './suites.ts';

describe('the suites', () => {
	test('the quick and the deep one share no file but the laws, and leave none out', () => {
		const found = (suite: Suite) => {
			const { include, exclude } = filesOf(suite, '{contract,decision,registers,scripts,lab,server,web}');
			return globSync(include, { cwd: ROOT, exclude: [...exclude, '**/node_modules/**'] }).sort();
		};
		const [quick, deep, whole] = [found('quick'), found('deep'), found('whole')];
		const shared = deep.filter((path) => quick.includes(path));
		expect(shared).toEqual(['decision/src/car/laws.test.ts', 'decision/src/person/laws.test.ts']);
		expect([...new Set([...quick, ...deep])].sort()).toEqual(whole);
	});

	test('the quick one tries a law with fewer cases, the others with all', () => {
		expect(lawRunsOf('quick')).toBe(500);
		expect([lawRunsOf('deep'), lawRunsOf('whole')]).toEqual([10_000, 10_000]);
	});

	test('every browser test but the last is in one part', () => {
		const taken = (part?: string) =>
			globSync(`e2e/${browserFolders({ TEST_PART: part })}/*.e2e.ts`, { cwd: ROOT });
		expect(BROWSER_PARTS.flatMap(taken).sort()).toEqual(taken().sort());
		expect(globSync('e2e/*.e2e.ts', { cwd: ROOT })).toEqual(['e2e/log.e2e.ts']);
		const refused = 'TEST_PART is screens, loading, accounts, journeys, not e2e';
		expect(() => browserFolders({ TEST_PART: 'e2e' })).toThrow(refused);
	});

	test('without a word everything runs, and an unknown word is refused', () => {
		expect(suiteOf({})).toBe('whole');
		expect(suiteOf({ TEST_SUITE: 'deep' })).toBe('deep');
		expect(() => suiteOf({ TEST_SUITE: 'fast' })).toThrow('TEST_SUITE is quick, deep or whole, not fast');
	});
});
