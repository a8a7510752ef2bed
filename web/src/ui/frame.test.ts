import { describe, expect, test } from 'vitest';
import { carryFrame } from './carry-frame.ts';
import { withoutFrame } from './frame.ts';

describe('frame mode', () => {
	test.each([
		['/', '/?isFrame=true'],
		['/checks/X?plate=%D0%90', '/checks/X?plate=%D0%90&isFrame=true'],
		['/faq#top', '/faq?isFrame=true#top'],
		['/?isFrame=true', '/?isFrame=true'],
		['/?isFrame=false', '/?isFrame=true'],
	])('is carried on by %s', (to, carried) => {
		expect(carryFrame(to)).toBe(carried);
	});

	test.each([
		['', ''],
		['?a=%20+', '?a=%20+'],
		['?isFrame=true', ''],
		['?a=1&isFrame=true&b=2', '?a=1&b=2'],
	])('is taken out of %j', (search, left) => {
		expect(withoutFrame(search)).toBe(left);
	});
});
