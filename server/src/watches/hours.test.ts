import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendingMoment } from './hours.ts';

test.each([
	['2026-11-23T06:00:00Z', '2026-11-23T06:00:00Z'],
	['2026-11-23T18:59:59Z', '2026-11-23T18:59:59Z'],
	['2026-11-23T19:00:00Z', '2026-11-24T06:00:00Z'],
	['2026-11-23T22:30:00Z', '2026-11-24T06:00:00Z'],
	['2026-11-23T05:59:59Z', '2026-11-23T06:00:00Z'],
])('what is ready at %s is sent at %s', (ready, sent) => {
	expect(sendingMoment(new Date(ready))).toEqual(new Date(sent));
});

test('nobody is written to between 22 and 9 in Moscow, and nothing waits for longer than that', () => {
	fc.assert(
		fc.property(
			fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
			(now) => {
				const at = sendingMoment(now);
				const hour = (at.getUTCHours() + 3) % 24;
				expect(hour >= 9 && hour < 22).toBe(true);
				const waits = at.getTime() - now.getTime();
				expect(waits).toBeGreaterThanOrEqual(0);
				expect(waits).toBeLessThanOrEqual(11 * 60 * 60 * 1000);
			},
		),
	);
});
