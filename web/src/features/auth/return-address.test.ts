import { describe, expect, test } from 'vitest';
import { backAddress } from './return-address.ts';

describe('an address to come back to', () => {
	test.each([
		'/user/payments',
		'/checks/XTA21144094786239?plate=%D0%90#top',
		'/?plate=%D0%90123',
		'/authors',
	])('%s is kept as it is', (from) => expect(backAddress(from)).toBe(from));

	test.each(['//foreign.example', '/..//foreign.example', null, 7])(
		'%j is none: it would lead away',
		(from) => expect(backAddress(from)).toBeNull(),
	);

	test.each(['/', '/auth', '/auth/', '/auth?from=/auth', '/./auth', '/user/..'])(
		'%s is none: nobody wants to come back there',
		(from) => expect(backAddress(from)).toBeNull(),
	);
});
