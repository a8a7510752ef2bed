import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendableBefore, sendingMoment } from './hours.ts';

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

test('what might have been sent by now is what was ready before the quiet hours, at any moment', () => {
	const hour = 60 * 60 * 1000;
	const from = new Date('2026-11-20T00:00:00Z').getTime();
	const moment = fc.integer({ min: from, max: from + 72 * hour }).map((ms) => new Date(ms));
	fc.assert(
		fc.property(moment, fc.integer({ min: 1, max: 48 * hour }), (now, agoMs) => {
			const ready = new Date(now.getTime() - agoMs);
			const mayBeSent = sendingMoment(ready) <= now;
			// On the stroke of nine the night's notices begin to go.
			if (sendingMoment(ready).getTime() === now.getTime()) return;
			expect(ready < sendableBefore(now)).toBe(mayBeSent);
		}),
	);
});
