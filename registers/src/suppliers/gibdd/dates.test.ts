import { expect, test } from 'vitest';
import { newestFirst, readGibddDateTime, readGibddDay } from './dates.ts';

test.each([
	['2007-10-06T00:00:00.000+04:00', '2007-10-06T00:00:00'],
	['2009-11-12', '2009-11-12T00:00:00'],
	['26.07.2016T00:00:00.000+03:00', '2016-07-26T00:00:00'],
	['04.04.2015 12:00', '2015-04-04T12:00:00'],
	['19.06.2015 0:00:00', '2015-06-19T00:00:00'],
	['09.08.2005', '2005-08-09T00:00:00'],
	['31.02.2015', null],
	['2015-13-01', null],
	['04.04.2015 25:00', null],
	['01.01.0001', null],
	['04.04.20155', null],
	['вчера', null],
	['', null],
	[null, null],
])('%j is %j', (wire, told) => {
	expect(readGibddDateTime(wire)).toBe(told);
	expect(readGibddDay(wire)).toBe(told?.slice(0, 10) ?? null);
});

test('what has no date goes last', () => {
	const days = [null, '2020-01-01', '2022-01-01'];
	expect(days.toSorted(newestFirst)).toEqual(['2022-01-01', '2020-01-01', null]);
});
