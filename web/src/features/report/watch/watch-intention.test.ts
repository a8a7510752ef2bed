// @vitest-environment jsdom
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberIntention, takeIntention } from './watch-intention.ts';

const VIN = 'XTA21144094786239' as Vin;
const OTHER = 'Z94K241BBMR251210' as Vin;

beforeEach(() => {
	vi.useFakeTimers();
	sessionStorage.clear();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('the intention to have a car watched', () => {
	test('is found once after the sign-in', () => {
		rememberIntention(VIN);
		vi.advanceTimersByTime(5 * 60_000);
		expect(takeIntention(VIN)).toBe(true);
		expect(takeIntention(VIN)).toBe(false);
	});

	test('is that of its car alone, and dropped by the report of another', () => {
		rememberIntention(VIN);
		expect(takeIntention(OTHER)).toBe(false);
		expect(takeIntention(VIN)).toBe(false);
	});

	test('is over after a quarter of an hour', () => {
		rememberIntention(VIN);
		vi.advanceTimersByTime(15 * 60_000);
		expect(takeIntention(VIN)).toBe(false);
	});

	test.each(['', 'true', VIN, `x ${VIN}`, ` ${VIN}`.repeat(2)])('is none where %j is stored', (stored) => {
		sessionStorage.setItem('watch_intention', stored);
		expect(takeIntention(VIN)).toBe(false);
	});

	test('is none where the browser stores nothing', () => {
		vi.stubGlobal('sessionStorage', undefined);
		expect(() => rememberIntention(VIN)).not.toThrow();
		expect(takeIntention(VIN)).toBe(false);
	});
});
