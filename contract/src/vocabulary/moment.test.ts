import { describe, expect, test } from 'vitest';
import { dayInMoscow, formatDay, formatMoment, formatShortMoment } from './moment.ts';

describe('a moment on a page', () => {
	test('is written out in Moscow time', () => {
		expect(formatMoment('2026-11-21T07:42:00.000Z')).toBe('21 ноября 2026, 10:42');
		expect(formatMoment('2026-12-31T22:05:00.000Z')).toBe('1 января 2027, 01:05');
	});

	test('stays the same however many are written', () => {
		const moments = Array.from({ length: 2_500 }, (_, minute) => new Date(minute * 60_000).toISOString());
		const texts = moments.map(formatMoment);
		expect(new Set(texts).size).toBe(moments.length);
		expect(moments.map(formatMoment)).toEqual(texts);
	});

	test('is short where the year is of no account', () => {
		expect(formatShortMoment('2026-11-21T07:42:00.000Z')).toBe('21 нояб., 10:42');
		expect(formatShortMoment('2026-12-31T22:05:00.000Z')).toBe('1 янв., 01:05');
	});
});

describe('a day told by a register', () => {
	test('is written with points, with its hour where it has one', () => {
		expect(formatDay('2018-04-04')).toBe('04.04.2018');
		expect(formatDay('2018-04-04T12:00:00')).toBe('04.04.2018, 12:00');
		expect(formatDay('2018-04-04T00:00:00')).toBe('04.04.2018');
	});

	test('stays as it is when it is no date', () => {
		expect(formatDay('весной 2018')).toBe('весной 2018');
	});
});

test('the day is that of Moscow, three hours ahead', () => {
	expect(dayInMoscow(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
	expect(dayInMoscow(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
	expect(dayInMoscow(new Date('2026-01-05T00:00:00Z'))).toBe('2026-01-05');
});

test('a day without a time is told as a day', () => {
	expect([formatMoment('2026-11-21'), formatShortMoment('2026-11-21')]).toEqual([
		'21 ноября 2026',
		'21 ноября 2026',
	]);
});
