import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { challengeCookiesOf, packSession, pictureAddress, unpackSession } from './challenge.ts';

describe('a session', () => {
	test('comes back as it went', () => {
		for (const cookies of ['', 'a=b', 'a=b; c=d==']) {
			const word = packSession({ token: 'to/ken+=', cookies });
			expect(unpackSession(word ?? '')).toEqual({ token: 'to/ken+=', cookies });
		}
	});

	test.each([
		['an empty token', { token: '', cookies: '' }],
		['a token of several lines', { token: 'a\r\nb', cookies: '' }],
		['a token that is too long', { token: 'a'.repeat(2_001), cookies: '' }],
		['a cookie of several lines', { token: 'a', cookies: 'a=b\r\nx: y' }],
		['a cookie with a comma', { token: 'a', cookies: 'a=b,c' }],
		['cookies that are too long', { token: 'a', cookies: `a=${'b'.repeat(2_000)}` }],
	])('with %s does not travel, in neither direction', (_, session) => {
		expect(packSession(session)).toBeNull();
		const forged = JSON.stringify({ t: session.token, c: session.cookies });
		expect(unpackSession(Buffer.from(forged).toString('base64url'))).toBeNull();
	});

	test('from any word is none, and nothing throws', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.base64String()), (word) => {
				expect(unpackSession(word)).toBeNull();
			}),
		);
	});
});

test('cookies are taken without their attributes, and only those that can be sent back', () => {
	const lines = 'JSESSIONID=abc; Path=/; HttpOnly\nroute=r1\ngone=; Max-Age=0\nодин=два\nname only\n';
	expect(challengeCookiesOf(lines)).toBe('JSESSIONID=abc; route=r1');
	expect(challengeCookiesOf('')).toBe('');
});

describe('a picture', () => {
	test.each([
		['JPEG', [0xff, 0xd8, 0xff, 0xe0], /^data:image\/jpeg;base64,\/9j\/4A==$/],
		['PNG', [0x89, 0x50, 0x4e, 0x47], /^data:image\/png;base64,/],
	])('is a %s', (_, bytes, address) => {
		expect(pictureAddress(Buffer.from(bytes).toString('base64'))).toMatch(address);
	});

	test.each([
		['nothing', ''],
		['a GIF', Buffer.from('GIF89a').toString('base64')],
		['a page', Buffer.from('<html>').toString('base64')],
		['no base64', '/9j/"><script>'],
		[
			'more than 200 kB',
			Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200_000)]).toString('base64'),
		],
	])('is not %s', (_, base64) => {
		expect(pictureAddress(base64)).toBeNull();
	});
});
