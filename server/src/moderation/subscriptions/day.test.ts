import { expect, test } from 'vitest';
import { dayOfDigest } from './day.ts';

test.each([
	['2026-11-21T05:59:00Z', null],
	['2026-11-21T06:00:00Z', '2026-11-21'],
	['2026-11-21T20:59:00Z', '2026-11-21'],
	['2026-11-21T21:00:00Z', null],
])('at %s the digest of %s is due: it is nine o’clock in Moscow', (now, day) => {
	expect(dayOfDigest(new Date(now))).toBe(day);
});
