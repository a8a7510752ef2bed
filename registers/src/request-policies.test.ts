import { SUPPLIERS } from '@avtosverka/contract/vocabulary/supplier';
import { describe, expect, test } from 'vitest';
import { reportPolicyOf, requestPolicyOf } from './request-policies.ts';

describe('request policies', () => {
	test.each(SUPPLIERS)('of %s can be followed', (id) => {
		const requestPolicy = requestPolicyOf(id, 'default');
		expect(requestPolicy.supplier).toBe(id);
		expect(requestPolicy.attempts).toBeGreaterThanOrEqual(1);
		expect(requestPolicy.hangingAfterMs).toBeLessThan(requestPolicy.deadlineMs);
		expect(requestPolicy.breakerOpenMs).toBe(30_000);
	});

	test.each([
		['avtocod', 30_000, 2, 20, null],
		['gibdd', 60_000, 2, 4, 1],
		['gost', 20_000, 2, 4, 2],
		['customs', 20_000, 2, 4, 2],
		['apicloud', 120_000, 1, 10, null],
		['fns', 10_000, 2, 4, 2],
		['fssp', 20_000, 2, 2, 1],
		['efrsb', 20_000, 2, 2, 1],
		['fedresurs', 20_000, 2, 2, 1],
		['fsin', 20_000, 2, 2, 1],
		['fedsfm', 20_000, 2, 2, 1],
	] as const)('of %s are those that were agreed', (id, deadlineMs, attempts, atOnce, perSecond) => {
		expect(requestPolicyOf(id, 'default')).toMatchObject({ deadlineMs, attempts, atOnce, perSecond });
	});

	test.each(SUPPLIERS)('of %s spare nobody on the bench, and stay as they are otherwise', (id) => {
		const { perSecond, atOnce, queue, ...others } = requestPolicyOf(id, 'bench');
		expect({ perSecond, queue }).toEqual({ perSecond: null, queue: 0 });
		expect(atOnce).toBeGreaterThanOrEqual(1_000);
		expect(requestPolicyOf(id, 'default')).toMatchObject(others);
	});

	test('look twenty times as often on the bench', () => {
		expect(reportPolicyOf('bench').pollEveryMs).toBe(50);
		expect(reportPolicyOf('default').pollEveryMs).toBe(1_000);
	});

	test('let a lease outlive one call of its holder', () => {
		for (const name of ['default', 'bench'] as const) {
			expect(reportPolicyOf(name).leaseMs).toBeGreaterThan(requestPolicyOf('avtocod', name).deadlineMs);
			expect(reportPolicyOf(name).reportDeadlineMs).toBe(120_000);
		}
	});
});
