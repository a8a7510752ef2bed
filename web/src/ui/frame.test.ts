import { describe, expect, test } from 'vitest';
import { carryFrame } from './frame.ts';

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
});
