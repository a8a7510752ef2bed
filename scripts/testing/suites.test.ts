import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../prepare/root.js';
import { BROWSER_PARTS, filesOf, LAWS, LONG_TESTS, lawRunsOf, leftOutOf, suiteOf } from './suites.ts';

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

	test('every browser test is in one part', () => {
		const files = globSync('e2e/*.e2e.ts', { cwd: ROOT });
		const taken = (part?: string) =>
			files.filter((path) => !leftOutOf({ TEST_PART: part }).some((pattern) => pattern.test(path)));
		expect(taken()).toEqual(files);
		expect(BROWSER_PARTS.flatMap(taken).sort()).toEqual(files.sort());
		for (const [part, name] of [
			['screens', 'owner-report-screens'],
			['loading', 'offline'],
			['accounts', 'auth-vk'],
			['journeys', 'search'],
		]) {
			expect(taken(part)).toContain(`e2e/${name}.e2e.ts`);
		}
		const refused = 'TEST_PART is screens, loading, accounts, journeys, not e2e';
		expect(() => leftOutOf({ TEST_PART: 'e2e' })).toThrow(refused);
	});

	test('without a word everything runs, and an unknown word is refused', () => {
		expect(suiteOf({})).toBe('whole');
		expect(suiteOf({ TEST_SUITE: 'deep' })).toBe('deep');
		expect(() => suiteOf({ TEST_SUITE: 'fast' })).toThrow('TEST_SUITE is quick, deep or whole, not fast');
	});
});
