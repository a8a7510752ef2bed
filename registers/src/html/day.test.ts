import { expect, test } from 'vitest';
import { readHtmlDay } from './day.ts';

test.each([
	['01.03.2022', '2022-03-01'],
	['01.03.2022 12:00', '2022-03-01'],
	['2023-11-25 00:00:00', '2023-11-25'],
	['2023-11-25T00:00:00', '2023-11-25'],
	['31.02.2022', null],
	['0000-00-00 00:00:00', null],
	['вчера', null],
	[null, null],
])('%j is the day %j', (text, day) => {
	expect(readHtmlDay(text)).toBe(day);
});
