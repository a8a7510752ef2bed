import { describe, expect, test } from 'vitest';
import { mayReadMetrics } from './may-read.ts';

const TOKEN = 'a-long-enough-token';
const OWN = { metricsToken: null, siteUrl: 'http://localhost:3000', trustProxy: null };
const WITH_TOKEN = { ...OWN, siteUrl: 'https://avtosverka.example', metricsToken: TOKEN };
const from = (socketAddress: string | undefined, headers: Record<string, string> = {}) => ({
	socketAddress,
	headers,
});

describe('without a token the metrics are read', () => {
	test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('on the machine itself: %s', (address) => {
		expect(mayReadMetrics(from(address), OWN)).toBe(true);
	});

	test.each(['10.0.0.7', '192.0.2.1', '::ffff:10.0.0.7', '2001:db8::1', '1270.0.0.1', '', undefined])(
		'from nowhere else: %s',
		(address) => {
			expect(mayReadMetrics(from(address), OWN)).toBe(false);
		},
	);

	test.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
		'not through a proxy on the same machine, which says %s',
		(name) => {
			expect(mayReadMetrics(from('127.0.0.1', { [name]: '127.0.0.1' }), OWN)).toBe(false);
		},
	);
});

describe('without a token a site for others shows nothing, since a proxy may stand before it', () => {
	test.each([
		{ ...OWN, siteUrl: 'https://avtosverka.example' },
		{ ...OWN, siteUrl: 'http://192.0.2.7:3000' },
		{ ...OWN, siteUrl: 'http://localhost.example' },
		{ ...OWN, trustProxy: ['loopback'] },
	])('%o', (settings) => {
		expect(mayReadMetrics(from('127.0.0.1'), settings)).toBe(false);
	});

	test.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
		'a site for this machine alone does: %s',
		(siteUrl) => {
			expect(mayReadMetrics(from('127.0.0.1'), { ...OWN, siteUrl })).toBe(true);
		},
	);
});

describe('with a token the metrics are read', () => {
	test('by whoever knows it, from anywhere and through any proxy', () => {
		const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.1' };
		expect(mayReadMetrics(from('10.0.0.7', headers), WITH_TOKEN)).toBe(true);
	});

	test.each(['', 'Bearer', 'Bearer ', `bearer ${TOKEN}`, TOKEN, `Bearer ${TOKEN} `, `Bearer ${TOKEN}a`])(
		'by nobody who says «%s», on the machine itself neither',
		(authorization) => {
			expect(mayReadMetrics(from('127.0.0.1', { authorization }), WITH_TOKEN)).toBe(false);
		},
	);
});
