import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

describe('an address of our own', () => {
	test.each(['/', '/user/payments', '/?plate=%D0%90123', '/checks/XTA21144094786239?plate=%D0%90#top'])(
		'%s is kept as it is',
		(from) => expect(ownAddress(from)).toBe(from),
	);

	test.each([
		'https://foreign.example/',
		'//foreign.example',
		'/\\foreign.example',
		'/\t/foreign.example',
		'/..//foreign.example',
		'/.//foreign.example',
		'/user/../..//foreign.example',
		'/%2e%2e//foreign.example',
		'javascript:alert(1)',
		'user',
		'',
		null,
		undefined,
		7,
	])('%j is none: it would lead away', (from) => expect(ownAddress(from)).toBeNull());

	test('never leads to another host, whatever is made of slashes, dots and controls', () => {
		const pieces = fc.constantFrom(
			'/',
			'\\',
			'.',
			'..',
			'%2e',
			'%2F',
			'\t',
			'\n',
			'@',
			':',
			'?',
			'#',
			'foreign.example',
		);
		fc.assert(
			fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
				const site = 'https://site.example';
				const own = ownAddress(`/${parts.join('')}`);
				if (own !== null) expect(new URL(own, site).origin).toBe(site);
			}),
		);
	});
});
