import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RequestProblem } from '../replies/request-problem.ts';
import { createAddressLimit, senderOf } from './address-limit.ts';

function setUp(most: number) {
	let now = Date.parse('2026-11-21T10:00:00Z');
	const limit = createAddressLimit({ now: () => new Date(now) }, most, 60);
	return { limit, pass: (seconds: number) => (now += seconds * 1000) };
}

describe('the limit of an address', () => {
	test('refuses the one too many, tells the seconds to wait, and forgets with the window', () => {
		const { limit, pass } = setUp(2);
		limit.count('192.0.2.1');
		pass(15);
		limit.count('192.0.2.1');
		const refuse = () => limit.count('192.0.2.1');
		expect(refuse).toThrow(
			expect.objectContaining({
				status: 429,
				code: 'too-many',
				retryAfter: 45,
			} satisfies Partial<RequestProblem>),
		);
		pass(45);
		expect(refuse).not.toThrow();
	});

	test('is not shared with other addresses', () => {
		const { limit } = setUp(1);
		limit.count('192.0.2.1');
		expect(() => limit.count('192.0.2.2')).not.toThrow();
	});

	test('keeps a bounded table whatever comes', () => {
		const { limit } = setUp(1);
		limit.count('first');
		for (let index = 0; index < 50_000; index++) limit.count(`address ${index}`);
		expect(() => limit.count('first')).not.toThrow();
		expect(() => limit.count('address 49999')).toThrow();
	});
});

describe('a sender', () => {
	test.each([
		['192.0.2.1', '192.0.2.1'],
		['::ffff:192.0.2.1', '192.0.2.1'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
		['2001:db8:1:2::9', '2001:db8:1:2'],
		['2001:db8::9', '2001:db8:0:0'],
		['::1', '0:0:0:0'],
		['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
		['2001:db8:1:2:0:0:192.0.2.1', '2001:db8:1:2'],
		['::ffff:c000:201', '192.0.2.1'],
		['fe80::1%eth0.100', 'fe80:0:0:0'],
		['unknown', 'unknown'],
	])('behind %s is %s', (address, sender) => {
		expect(senderOf(address)).toBe(sender);
	});

	test('is found behind whatever a proxy writes', () => {
		fc.assert(
			fc.property(fc.oneof(fc.ipV6(), fc.ipV4(), fc.string()), (address) => {
				expect(() => senderOf(address)).not.toThrow();
			}),
		);
	});
});
