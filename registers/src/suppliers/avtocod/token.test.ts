import { describe, expect, test } from 'vitest';
import { authorization, readAvtocodKey } from './token.ts';

describe('the key in the settings', () => {
	test.each([
		['user@domain:password', { user: 'user@domain', password: 'password' }],
		['u.s-er@some.domain:a:b c:', { user: 'u.s-er@some.domain', password: 'a:b c:' }],
	])('%s is a user with his domain and a password', (key, credentials) => {
		expect(readAvtocodKey(key)).toEqual(credentials);
	});

	test.each(['', 'user:password', 'user@domain', 'user@domain:', '@domain:password', 'us er@domain:x'])(
		'«%s» is none',
		(key) => {
			expect(readAvtocodKey(key)).toBeNull();
		},
	);
});

describe('the token', () => {
	test('is what another program makes by the same recipe', () => {
		// Reckoned with Python's hashlib from the recipe in README.md.
		const expected = 'dGVzdGVyQGV4YW1wbGU6MTc5NTE2NTIwMDo2MDA6ZzVLcHI1T0JTM2F3OUQ3UDg3cnJJdz09';
		const credentials = { user: 'tester@example', password: 'secret:with:colons' };
		expect(authorization(credentials, new Date('2026-11-20T09:00:00.999Z'))).toBe(`AR-REST ${expected}`);
	});
});
