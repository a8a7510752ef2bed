import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentsToDays } from './moments-to-days.ts';

test.each([
	['2026-11-21T07:42:00.123Z', '2026-11-21'],
	['2026-11-21T22:30:00Z', '2026-11-22'],
	['2026-11-21T10:42:00+03:00', '2026-11-21'],
	['2018-04-04T12:00:00', '2018-04-04'],
	['2018-04-04 23:59', '2018-04-04'],
	['ответ от 21 ноября 2026, 10:42, сегодня не спрашивали', 'ответ от 21 ноября 2026, сегодня не спрашивали'],
	['ДТП 04.04.2018, 12:00: столкновение', 'ДТП 04.04.2018: столкновение'],
	['ответ прежний, от 26.11.2026 17:42:05.', 'ответ прежний, от 26.11.2026.'],
])('«%s» tells its day alone', (text, said) => {
	expect(momentsToDays(text)).toBe(said);
});

test.each(['до 2018, 201 532 км', '04.04.2018', 'масштаб 1:50', '21144, 2009', 'за 6 лет: 12:30'])(
	'«%s» has no moment and stays',
	(text) => {
		expect(momentsToDays(text)).toBe(text);
	},
);

test('no moment of a day can be told from another, and a day stays what it is', () => {
	const time = fc.integer({ min: 0, max: 86_399_999 });
	const day = Date.parse('2026-11-21T00:00:00+03:00');
	fc.assert(
		fc.property(time, time, (one, other) => {
			const said = [one, other].map((ms) => momentsToDays(`в ${new Date(day + ms).toISOString()}, да`));
			expect(said[0]).toBe(said[1]);
			expect(momentsToDays(said[0] ?? '')).toBe(said[0]);
		}),
	);
});
