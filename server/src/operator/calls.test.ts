import { describe, expect, test } from 'vitest';
import { callsOf } from './calls.ts';

const seen = { calls: 4, failed: 1, timed: 3, seconds: 6, breakerOpen: false };

describe('what all processes have seen of a supplier', () => {
	test('is added up, and its mean is that of all calls, not of processes', () => {
		const busy = { calls: 10, failed: 3, timed: 9, seconds: 6, breakerOpen: true };
		const processes = [{ calls: { gibdd: seen, gost: busy } }, { calls: { gibdd: busy } }, { calls: {} }];
		expect(callsOf('gibdd', processes)).toEqual({ calls: 14, failed: 4, mean_seconds: 1, breakers_open: 1 });
	});

	test('has no mean where nothing was sent, and is nothing where nobody was asked', () => {
		const spared = { ...seen, timed: 0, seconds: 0 };
		expect(callsOf('gibdd', [{ calls: { gibdd: spared } }]).mean_seconds).toBeNull();
		const nothing = { calls: 0, failed: 0, mean_seconds: null, breakers_open: 0 };
		expect([callsOf('fns', [{ calls: { gibdd: seen } }]), callsOf('fns', [])]).toEqual([nothing, nothing]);
	});
});
