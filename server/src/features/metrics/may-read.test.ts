import { describe, expect, test } from 'vitest';
import { mayReadMetrics } from './may-read.ts';

const TOKEN = 'a-long-enough-token';
const from = (socketAddress: string | undefined, headers: Record<string, string> = {}) => ({
	socketAddress,
	headers,
});

describe('without a token the metrics are read', () => {
	test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('on the machine itself: %s', (address) => {
		expect(mayReadMetrics(from(address), null)).toBe(true);
	});

	test.each(['10.0.0.7', '192.0.2.1', '::ffff:10.0.0.7', '2001:db8::1', '1270.0.0.1', '', undefined])(
		'from nowhere else: %s',
		(address) => {
			expect(mayReadMetrics(from(address), null)).toBe(false);
		},
	);

	test.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
		'not through a proxy on the same machine, which says %s',
		(name) => {
			expect(mayReadMetrics(from('127.0.0.1', { [name]: '127.0.0.1' }), null)).toBe(false);
		},
	);
});

describe('with a token the metrics are read', () => {
	test('by whoever knows it, from anywhere and through any proxy', () => {
		const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.1' };
		expect(mayReadMetrics(from('10.0.0.7', headers), TOKEN)).toBe(true);
	});

	test.each(['', 'Bearer', 'Bearer ', `bearer ${TOKEN}`, TOKEN, `Bearer ${TOKEN} `, `Bearer ${TOKEN}a`])(
		'by nobody who says «%s», on the machine itself neither',
		(authorization) => {
			expect(mayReadMetrics(from('127.0.0.1', { authorization }), TOKEN)).toBe(false);
		},
	);
});
