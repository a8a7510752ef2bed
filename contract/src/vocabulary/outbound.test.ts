import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOutbound } from './outbound.ts';

const KNOWN = ['partner.example', '*.shop.example', 'localhost:3100'];
const kindOf = (text: string | null) => readOutbound(text, KNOWN).kind;

describe('an address to be led to', () => {
	test.each([
		['https://partner.example/a?b=1', 'known'],
		['http://partner.example', 'known'],
		['https://www.shop.example/x', 'known'],
		['http://localhost:3100/partner', 'known'],
		['https://PARTNER.example', 'known'],
		['https://shop.example', 'unknown'],
		['https://evilshop.example', 'unknown'],
		['https://partner.example.evil.example', 'unknown'],
		['https://partner.example:8443', 'unknown'],
		['https://partner.example@evil.example', 'none'],
		['https://user:word@partner.example', 'none'],
		['javascript:alert(1)', 'none'],
		['data:text/html,x', 'none'],
		['//evil.example', 'none'],
		['/checks/X', 'none'],
		['', 'none'],
		[null, 'none'],
		[`https://partner.example/${'x'.repeat(2000)}`, 'none'],
	] as const)('%s is %s', (text, kind) => {
		expect(kindOf(text)).toBe(kind);
	});

	test('never leads anywhere but to http and https, whatever is written', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
				const outbound = readOutbound(text, KNOWN);
				if (outbound.kind !== 'none') expect(outbound.address).toMatch(/^https?:\/\//);
			}),
		);
	});
});
