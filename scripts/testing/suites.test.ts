import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { filesOf, LAWS, LONG_TESTS, lawRunsOf, leftOutOf, suiteOf } from './suites.ts';

describe('the suites', () => {
	test.each([...LONG_TESTS, ...LAWS])('%s names a test that is there', (glob) => {
		expect(globSync(glob, { cwd: ROOT }).length).toBeGreaterThan(0);
	});

	test('the quick and the deep one share no file but the laws, and leave none out', () => {
		const isServer = (path: string) => path.startsWith('server/');
		const found = (globs: readonly string[]) => new Set(globSync([...globs], { cwd: ROOT }));
		for (const [include, isOurs] of [
			['server/**/*.test.ts', isServer],
			['{decision,registers,sandbox,scripts,e2e/chaos}/**/*.test.ts', (path: string) => !isServer(path)],
		] as const) {
			const quick = filesOf('quick', [include], isOurs);
			const left = found(quick.exclude);
			const ofQuick = [...found(quick.include)].filter((path) => !left.has(path));
			const ofDeep = [...found(filesOf('deep', [include], isOurs).include)];
			const shared = ofDeep.filter((path) => ofQuick.includes(path));
			expect(shared).toEqual([...found(LAWS.filter(isOurs))]);
			expect([...new Set([...ofQuick, ...ofDeep])].sort()).toEqual([...found([include])].sort());
		}
	});

	test('the quick one tries a law with fewer cases, the others with all', () => {
		expect(lawRunsOf('quick')).toBe(500);
		expect([lawRunsOf('deep'), lawRunsOf('whole')]).toEqual([10_000, 10_000]);
	});

	test('of the two parts of browser tests each leaves out what the other takes', () => {
		const files = globSync('e2e/*.e2e.ts', { cwd: ROOT });
		const taken = (part?: string) =>
			files.filter((path) => !leftOutOf({ TEST_PART: part }).some((pattern) => pattern.test(path)));
		expect(taken()).toEqual(files);
		expect([...taken('screens'), ...taken('journeys')].sort()).toEqual(files.sort());
		expect(taken('screens')).toContain('e2e/screens.e2e.ts');
		expect(taken('journeys')).toContain('e2e/payment.e2e.ts');
		expect(() => leftOutOf({ TEST_PART: 'e2e' })).toThrow('TEST_PART is screens or journeys, not e2e');
	});

	test('without a word everything runs, and an unknown word is refused', () => {
		expect(suiteOf({})).toBe('whole');
		expect(suiteOf({ TEST_SUITE: 'deep' })).toBe('deep');
		expect(() => suiteOf({ TEST_SUITE: 'fast' })).toThrow('TEST_SUITE is quick, deep or whole, not fast');
	});
});
