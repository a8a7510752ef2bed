import { describe, expect, test } from 'vitest';
import { checkCount, playwrightCount, sum, vitestCount } from './counts.ts';

describe('counting what ran', () => {
	test('a program that only says yes or no is one check', () => {
		expect(checkCount(true)).toEqual({ passed: 1, failed: 0 });
		expect(checkCount(false)).toEqual({ passed: 0, failed: 1 });
	});

	test('tests are counted one by one', () => {
		expect(vitestCount({ numPassedTests: 40, numFailedTests: 2 }, false)).toEqual({ passed: 40, failed: 2 });
		expect(playwrightCount({ stats: { expected: 7, unexpected: 1, flaky: 0 } }, false)).toEqual({
			passed: 7,
			failed: 1,
		});
	});

	test('a test that passed only when it was repeated has passed', () => {
		expect(playwrightCount({ stats: { expected: 7, unexpected: 0, flaky: 1 } }, true)).toEqual({
			passed: 8,
			failed: 0,
		});
	});

	test('a run that ended badly has a failure even when every test passed', () => {
		expect(vitestCount({ numPassedTests: 40, numFailedTests: 0 }, false)).toEqual({ passed: 40, failed: 1 });
		expect(playwrightCount({ stats: { expected: 7, unexpected: 0 } }, false)).toEqual({
			passed: 7,
			failed: 1,
		});
	});

	test.each([[undefined], [{}], [{ numPassedTests: 0, numFailedTests: 0 }]])(
		'a run without tests has failed, whatever it says: %j',
		(report) => {
			expect(vitestCount(report, true)).toEqual({ passed: 0, failed: 1 });
			expect(playwrightCount(report, true)).toEqual({ passed: 0, failed: 1 });
		},
	);

	test('a run that a change narrows to nothing has neither passed nor failed, unless it ended badly', () => {
		expect(vitestCount({ numPassedTests: 0, numFailedTests: 0 }, true, true)).toEqual({
			passed: 0,
			failed: 0,
		});
		expect(playwrightCount({}, true, true)).toEqual({ passed: 0, failed: 0 });
		expect(vitestCount(undefined, false, true)).toEqual({ passed: 0, failed: 1 });
		expect(playwrightCount(undefined, false, true)).toEqual({ passed: 0, failed: 1 });
	});

	test('counts add up', () => {
		expect(sum([checkCount(true), { passed: 4, failed: 2 }, checkCount(false)])).toEqual({
			passed: 5,
			failed: 3,
		});
	});
});
