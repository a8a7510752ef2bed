import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Asker } from '@avtosverka/registers/order-budget';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, type TestClock, testClock } from '../../answers/testing/test-clock.ts';
import { createVinGuesses, type VinGuesses } from './vin-guesses.ts';

const REPORTS = 5;
const MOST = 10;

let clock: TestClock;
let guesses: VinGuesses;
beforeEach(() => {
	clock = testClock();
	guesses = createVinGuesses(clock, { limits: { reportsPerHour: REPORTS } });
});

const vinOf = (at: number) => `XTA211440947${at + 10_000}` as Vin;

function from(address: string, visitorId: string): Asker {
	return { kind: 'visitor', visitorId, address, purpose: 'check' };
}

/** Looks at so many cars, each from the asker that `by` names. */
function guess(count: number, by: (at: number) => Asker): void {
	for (let at = 0; at < count; at += 1) guesses.count(by(at), vinOf(at));
}

const ANNA = from('192.0.2.1', 'anna');

describe('cars that nothing is cached of', () => {
	test('are too many at twice the reports of an hour, and an hour later none', () => {
		guess(MOST - 1, () => ANNA);
		expect(guesses.areTooMany(ANNA)).toBe(false);
		guess(MOST, () => ANNA);
		expect(guesses.areTooMany(ANNA)).toBe(true);
		clock.pass(HOUR_MS + 1);
		expect(guesses.areTooMany(ANNA)).toBe(false);
	});

	test('are counted once each, however often somebody looks', () => {
		for (let times = 0; times < 100; times += 1) guess(1, () => ANNA);
		expect(guesses.areTooMany(ANNA)).toBe(false);
	});

	test('are counted by address whoever the visitors are, and by visitor wherever they are', () => {
		guess(MOST, (at) => from('192.0.2.1', `visitor ${at}`));
		expect(guesses.areTooMany(from('192.0.2.1', 'another'))).toBe(true);
		expect(guesses.areTooMany(from('192.0.2.2', 'another'))).toBe(false);
		guess(MOST, (at) => from(`198.51.100.${at}`, 'boris'));
		expect(guesses.areTooMany(from('203.0.113.1', 'boris'))).toBe(true);
	});

	test('of a network of IPv6 are counted together', () => {
		guess(2 * MOST, (at) => from(`2001:db8:77:${at + 1}::1`, `visitor ${at}`));
		expect(guesses.areTooMany(from('2001:db8:77:fff::1', 'another'))).toBe(true);
		expect(guesses.areTooMany(from('2001:db8:78:1::1', 'another'))).toBe(false);
	});
});
