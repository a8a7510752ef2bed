import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meetVisitor, visitorCookie } from './visitor.ts';

const ID = 'abcdefghijklmnopqrstu_';
const OTHER = 'ABCDEFGHIJKLMNOPQRSTU-';

describe('a visitor', () => {
	test.each([
		['the cookie alone', { cookie: `visitor=${ID}` }],
		['the cookie among others', { cookie: `a=1; visitor=${ID}; b=2` }],
		['the cookie at the end', { cookie: `not-visitor=${OTHER}; visitor=${ID}` }],
		['the header', { 'x-visitor': ID }],
		['the header before the cookie', { 'x-visitor': ID, cookie: `visitor=${OTHER}` }],
	])('is known by %s', (_, headers) => {
		expect(meetVisitor(headers)).toEqual({ id: ID, fresh: false });
	});

	test.each([
		['no headers', {}],
		['a short cookie', { cookie: 'visitor=abc' }],
		['a cookie of another name', { cookie: `xvisitor=${ID}` }],
		['a value that would break the header it is sent in', { cookie: `visitor=${ID.slice(0, 20)}\r\n` }],
		['a header of another shape', { 'x-visitor': `${ID}=` }],
	])('is new with %s', (_, headers) => {
		expect(meetVisitor(headers)).toMatchObject({ fresh: true, id: expect.stringMatching(/^[\w-]{22}$/) });
	});

	test('never gets the value of another one', () => {
		const ids = Array.from({ length: 1000 }, () => meetVisitor({}).id);
		expect(new Set(ids).size).toBe(1000);
	});

	test('has a value of the right shape whatever is sent', () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (cookie, header) => {
				expect(meetVisitor({ cookie, 'x-visitor': header }).id).toMatch(/^[\w-]{22}$/);
			}),
		);
	});
});

describe('the cookie', () => {
	test('travels over https alone where the site does', () => {
		expect(visitorCookie(ID, 'https://a.example')).toBe(
			`visitor=${ID}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure`,
		);
		expect(visitorCookie(ID, 'http://localhost:3000')).not.toContain('Secure');
	});
});
