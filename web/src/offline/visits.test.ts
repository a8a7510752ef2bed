import { describe, expect, test } from 'vitest';
import { readVisits, wantsHint, withPage } from './visits.ts';

const MINUTE = 60_000;
const opened = (...minutes: number[]) =>
	minutes.reduce((visits, minute) => withPage(visits, minute * MINUTE), readVisits(null));

describe('the install hint', () => {
	test('is never shown on the first visit, however many pages it has', () => {
		expect(wantsHint(opened(0, 1, 20, 49, 79))).toBe(false);
	});

	test('is shown from the second visit on', () => {
		expect(wantsHint(opened(0, 31))).toBe(true);
		expect(wantsHint(opened(0, 1_000, 1_001))).toBe(true);
	});

	test('is not shown again when it was sent away', () => {
		expect(wantsHint({ ...opened(0, 31, 2_000), declined: true })).toBe(false);
	});

	test.each([null, '', '1', '{}', '{"count":"9","seenAt":0}', 'null', '[]'])(
		'takes what others wrote for no visit: %s',
		(text) => {
			expect(readVisits(text).count).toBe(0);
		},
	);

	test('survives being written and read', () => {
		const visits = opened(0, 31);
		expect(readVisits(JSON.stringify(visits))).toEqual(visits);
	});
});
