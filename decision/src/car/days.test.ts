import { expect, test } from 'vitest';
import { dayOf, pastDay } from './days.ts';

test.each([
	['2018-04-04', '2018-04-04'],
	['2018-04-04T12:00:00', '2018-04-04'],
	['2030-04-04', '2030-04-04'],
	['2018-06-31', null],
	['2018-02-29', null],
	['2020-02-29', '2020-02-29'],
	['2018-06-32', null],
	['2018-06-00', null],
	['1900-01-01', null],
	['0001-01-01', null],
	['2018-13-01', null],
	['2018', null],
	['', null],
	[null, null],
])('the day of %j is %j', (moment, day) => {
	expect(dayOf(moment)).toBe(day);
});

test('what has happened is not ahead', () => {
	expect(pastDay('2026-11-22', '2026-11-22')).toBe('2026-11-22');
	expect(pastDay('2026-11-23', '2026-11-22')).toBeNull();
});
